/** Whether a key goes into a field or a dialog, or belongs to the browser. */
export const isTyping = ({ target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  isComposing ||
  defaultPrevented ||
  (target instanceof HTMLElement &&
    target.closest('input:not([type=radio], [type=checkbox]), textarea, select, dialog[open], [contenteditable]') !==
      null);
