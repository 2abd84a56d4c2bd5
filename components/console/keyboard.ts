import { isComposing } from '@/components/form/enter-key';

/** Whether a dialog lies over the page; the focus may be nowhere then, as after a press on what it says. */
export const isCovered = (): boolean => document.querySelector('dialog[open]') !== null;

/** Whether a key belongs to the browser, to what is being composed or to a dialog. */
const isElsewhere = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.defaultPrevented ||
  isComposing({ nativeEvent: event }) ||
  isCovered();

/** Whether a key goes into a field or a dialog, or belongs to the browser. */
export const isTyping = (event: KeyboardEvent): boolean =>
  isElsewhere(event) ||
  (event.target instanceof HTMLElement &&
    event.target.closest('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]') !== null);

/** Whether a key would be the first letter of a longer text. */
export const beginsText = (event: KeyboardEvent): boolean =>
  !isElsewhere(event) && event.target instanceof HTMLTextAreaElement && event.target.value === '';
