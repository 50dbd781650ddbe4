export const chinese = {
  skip: "直接到谜题",
  tagline: "回家最短的路，立等可得。",
  theme: "深色",
  puzzles: "谜题",
  own: "自定义…",
  view: "视图",
  cube: "立体",
  flat: "展开图",
  loading: "载入中",
  moves: "操作",
  state: "状态",
  reset: "复位",
  random: "随机",
  hardest: "最难",
  distance: "到目标的距离",
  distanceToGoal: "到最近目标的距离",
  solve: "求解",
  path: "路径",
  player: "播放器",
  first: "回到开头",
  back: "退一步",
  play: "播放",
  pause: "暂停",
  next: "进一步",
  last: "到末尾",
  speed: "速度",
  target: "目标",
  goal: "复原状态",
  counts: "各距离的状态数",
  keys: "按键",
  foot: "这里不做搜索：每个状态都记得自己的第一步。一切都在本页内运行。",
  ownTitle: "自己的谜题",
  ownNote: "粘贴定义，或把文件拖进来：TOML，或描述部件的 .tws、.def。表就在本页内生成。",
  definition: "定义",
  file: "选择文件",
  close: "关闭",
  make: "生成表",
  move: "步",
  movesUnit: "步",
  there: "已到达",
  facts: "{states} 个状态 · 最多 {most} 步 · {bytes}",
  cell: "格 {cell}：{label}",
  chart: "{states} 个状态，按距离：{list}",
  allCounts: "共 {states} 个状态，最远 {most} 步",
  count: "距离 {distance} 有 {count} 个状态，占 {part}",
  oneCount: "距离 {distance} 有 1 个状态",
  anyGoal: "到达其中任何一个即可。",
  oneGoal: "这个谜题只能求到复原状态的路。",
  editTarget: "点两个格子，或把一个拖到另一个上：两者互换。",
  madeMove: "{move}。{distance}",
  toGo: "还有 {distance} 步",
  oneToGo: "还有 1 步",
  noWay: "此处无路可走",
  pathIs: "{count} 步：{path}",
  drawnCube: "立方体。状态 {state}。用方向键转动；要编辑请选“展开图”。",
  making: "正在载入生成器",
  searching: "{states} 个状态，距离 {distance}",
  stopped: "生成器停止了：空间对本页来说太大。",
  keyMoves: "操作",
  keyPath: "求解；播放与暂停；退一步与进一步",
  keyBoard: "在格子间移动；选两个，两者互换",
};

export const chineseTitles = {
  "magic-board": "魔板",
  "magic-board-c": "魔板 C",
  "special-cube": "特殊二阶魔方",
  "pocket-cube": "二阶魔方",
  "8-puzzle": "八数码",
};

/** The engine's sentences, and what they are in Chinese. */
const SENTENCES = [
  [/^expected a state of (\d+) labels, found (\d+)$/, "状态应有 $1 个标签，实有 $2 个"],
  [/^`(.*)` in place (\d+) is not a label of this puzzle$/, "第 $2 位的“$1”不是这个谜题的标签"],
  [/^expected the label `(.*)` (.+), found it (.+)$/, (_, label, expected, found) => `标签“${label}”应出现 ${times(expected)} 次，实为 ${times(found)} 次`],
  [/^no moves lead from this state to a goal$/, "从这个状态无法到达复原状态"],
  [/^no moves lead from the one state to the other$/, "从这个状态无法到达目标"],
  [/^some moves depend on where the label `(.*)` is, .*$/, "有些操作取决于标签“$1”的位置，因此目标中它必须在复原时的位置"],
  [/^the target is not a state: (.*)$/, (_, rest) => `目标不是状态：${chineseSentence(rest)}`],
  [/^the text of a state is too long$/, "状态的文字太长"],
];

export function chineseSentence(text) {
  for (const [pattern, becomes] of SENTENCES) {
    if (pattern.test(text)) return text.replace(pattern, becomes);
  }
  return text;
}

function times(words) {
  return { once: "1", twice: "2" }[words] ?? words.replace(/ times$/, "");
}
