'use client';

import type { KeyboardEvent } from 'react';

/** What the corner key of a phone's keyboard says that it does. */
export type EnterKey = 'next' | 'done' | 'go' | 'search' | 'send';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;
const controls = 'input:not([type="hidden"], [type="file"]), select, textarea, button[role="switch"]';
const away = '[hidden], fieldset:disabled, dialog:not([open])';
const isReachable = (control: Control): boolean =>
  !control.disabled && control.closest(away) === null && !('readOnly' in control && control.readOnly);

const buttons = new Set(['submit', 'button', 'reset', 'image', 'file']);

/** Keeps Enter in a one-line field, a tick or a choice from sending the form; buttons stay as they are. */
export function sendNothing(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || buttons.has(target.type)) return;
  // A dialog's own form is this one's child in React though not in the page.
  if (target.form !== form) return;
  event.preventDefault();
}

// Safari ends the composition before the key that confirms it comes, and marks that key by its code alone.
const confirming = 229;

/** Whether a key belongs to an input method: it chooses a word there, and is nobody else's. */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === confirming;

/** Does what a key called "next" promises: the next control, or away with the keyboard where none follows. */
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
