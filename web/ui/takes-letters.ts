const fields = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';
/** Each is searched by typing, or covers what a shortcut would act on. */
const overlays = '[role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]';
const lists = '[role="menu"], [role="listbox"], [role="combobox"]';

/**
 * Whether letters pressed here are meant for a field, a list, a menu or a dialog: no shortcut may take
 * them. `own` is the dialog whose shortcuts are asked about, where it has some.
 */
export const takesLetters = (target: Element, own?: Element): boolean => {
  if (target.matches(fields)) return true;
  const over = target.closest(`${overlays}, [role="combobox"]`);
  return over !== null && over !== own;
};

/** Firefox opens its quick search by these wherever a page does not take them. */
const quickSearch = ['/', "'"];

/** Keeps what is typed to find an entry of a list from the browser's own shortcuts. */
export const keepLettersInLists = (): void =>
  document.addEventListener('keydown', (event) => {
    if (!quickSearch.includes(event.key) || !(event.target instanceof Element)) return;
    if (event.target.closest(lists)) event.preventDefault();
  });
