'use client';

import type { KeyboardEvent } from 'react';

/** Label of Enter on a phone's keyboard (enterkeyhint). */
export type EnterKey = 'next' | 'done' | 'go' | 'search' | 'send';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;
const controls = 'input:not([type="hidden"], [type="file"]), select, textarea, button[role="switch"]';
const away = '[hidden], fieldset:disabled, dialog:not([open])';
const isReachable = (control: Control): boolean =>
  !control.disabled && control.closest(away) === null && !('readOnly' in control && control.readOnly);

const buttons = new Set(['submit', 'button', 'reset', 'image', 'file']);

/** Prevents Enter in single-line fields, checkboxes and radios from submitting; buttons keep working. */
export function sendNothing(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || buttons.has(target.type)) return;
  // A dialog's form is a child in React but not in the DOM.
  if (target.form !== form) return;
  event.preventDefault();
}

// Safari ends composition before the confirming key event, which has only this keyCode.
const confirming = 229;

/** Whether a key event belongs to an input method. */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === confirming;

/** For a "next" key: focuses the next control, or closes the keyboard after the last. */
export function goToNext(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || isComposing(event)) return;
  if (!(target instanceof HTMLInputElement) || target.getAttribute('enterkeyhint') !== 'next') return;
  const all = [...form.querySelectorAll<Control>(controls)].filter(isReachable);
  const at = all.indexOf(target);
  const next = all[at + 1];
  const sends = form.querySelector('[type="submit"]') !== null;
  if (at < 0 || (!next && sends)) return;
  event.preventDefault();
  if (next) next.focus();
  else target.blur();
}
