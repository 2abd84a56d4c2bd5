/** Whether a dialog lies over the page; the focus may be nowhere then, as after a press on what it says. */
export const isCovered = (): boolean => document.querySelector('dialog[open]') !== null;

/** Whether a key goes into a field or a dialog, or belongs to the browser. */
export const isTyping = ({ target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  isComposing ||
  defaultPrevented ||
  isCovered() ||
  (target instanceof HTMLElement &&
    target.closest('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]') !== null);
