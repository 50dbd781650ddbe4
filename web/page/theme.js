// Light and dark: as the system has it, until somebody chooses.

const KEY = "wayhome-theme";

export function startTheme(button) {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  let chosen = remembered();
  const isDark = () => (chosen ? chosen === "dark" : dark.matches);
  const show = () => {
    document.documentElement.dataset.theme = isDark() ? "dark" : "light";
    button.setAttribute("aria-pressed", String(isDark()));
  };
  button.addEventListener("click", () => {
    chosen = isDark() ? "light" : "dark";
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // Without storage the choice holds until the page is left.
    }
    show();
  });
  dark.addEventListener("change", show);
  show();
}

function remembered() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
