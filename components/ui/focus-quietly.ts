// Focus set by script: its ring is shown only once the keyboard is used.

const QUIET = "quietFocus";

export function focusQuietly(element: HTMLElement): void {
  const show = () => {
    delete element.dataset[QUIET];
    element.removeEventListener("keydown", show);
    element.removeEventListener("blur", show);
  };
  element.dataset[QUIET] = "";
  element.addEventListener("keydown", show);
  element.addEventListener("blur", show);
  element.focus({ preventScroll: true });
}
