import { isComposing } from '@/components/form/enter-key';

/** Whether a dialog is open; the focus may be on nothing then, as after a click on its text. */
export const isCovered = (): boolean => document.querySelector('dialog[open]') !== null;

/** Whether a key belongs to the browser, an input method or a dialog. */
export const isElsewhere = (event: KeyboardEvent): boolean =>
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

/** Keys that neither type nor move. */
export const silent: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']);

/** Whether a key types into a field, also through an input method. */
export const writes = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey) && (event.key.length === 1 || event.key === 'Process' || event.key === 'Dead');

/** Rows navigated with J and K: links, or items with their decision buttons. */
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const controls = 'a[href], button, input, select, textarea';

/** The visible list row with a name. */
export const findRow = (name: string | null): HTMLElement | undefined => rows().find((row) => row.dataset.row === name);

/** The focused row; by default the first. */
export const currentRow = (): HTMLElement | undefined =>
  rows().find((row) => row.contains(document.activeElement)) ?? rows()[0];

/** The next row; for the last one the previous. */
function rowBeside(row: HTMLElement): HTMLElement | undefined {
  const all = rows();
  const at = all.indexOf(row);
  return all[at + 1] ?? all[at - 1];
}

/** Moves the focus from a decided row to its neighbour, unless the user has focused something else meanwhile. */
export function leaveRow(place: Element | null): void {
  const row = place?.closest<HTMLElement>('[data-row]');
  const active = document.activeElement;
  if (row && (active === null || active === document.body || row.contains(active))) rowBeside(row)?.focus();
}

/** Focuses the next or previous row; from outside the list the first or the last. False if there is none. */
export function moveRow(by: 1 | -1): boolean {
  const all = rows();
  const at = all.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? all.at(by > 0 ? 0 : -1) : all[at + by];
  next?.focus();
  return next !== undefined;
}

/** Moves focus into a row that is not a link; false for anything else. */
export function enterRow(row: EventTarget | null): boolean {
  if (!(row instanceof HTMLElement) || row.dataset.row === undefined || row.matches(controls)) return false;
  row.querySelector<HTMLElement>(controls)?.focus();
  return true;
}

/** Focuses the current row's button for a letter; false if there is none. */
export function chooseInRow(letter: string): boolean {
  const button = currentRow()?.querySelector<HTMLElement>(`button[aria-keyshortcuts="${letter}"]`);
  button?.focus();
  return button != null;
}
