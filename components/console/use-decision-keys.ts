import { type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '@/components/form/enter-key';
import { currentRow, isCovered, isElsewhere, isTyping, leaveRow, silent, writes } from './keyboard';
import type { Preset } from './preset-chips';

type Choice = 'approve' | 'reject';
type Keys = {
  /** Preset reasons, chosen by digits. */
  presets?: readonly Preset[];
  /** Called for A and R; may ignore either. */
  choose: (choice: Choice) => void;
  /** Called when a digit chooses a preset. */
  choosePreset?: (text: string) => void;
  /** Sets the text of the reason. */
  write?: (text: string) => void;
  /** Called for J and K; by default they move through list rows. */
  move?: (by: 1 | -1) => void;
};

/**
 * Keyboard shortcuts of a decision, see `KeyHelp`. In a list they act on the focused row, by default the first.
 * @returns the ref `around` the form, and a callback for when it is decided, which moves to the next row
 */
export function useDecisionKeys(place: RefObject<HTMLElement | null>, keys: Keys) {
  // A was the last key, so Enter confirms wherever the focus is.
  const armed = useRef(false);
  // The reason was focused by keys alone: a digit chooses a preset; digits are given back if the text continues.
  const choosing = useRef<{ digits: string; isWritten: boolean } | null>(null);
  const field = () =>
    place.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input[type=date], textarea') ?? null;
  const button = () => place.current?.querySelector<HTMLButtonElement>('button[type=submit]');
  const focus = () => {
    const first = field();
    // If it cannot be sent, focus where that can be fixed.
    if (!first) return (button() ?? place.current?.querySelector<HTMLElement>('a[href]'))?.focus();
    first.focus();
    // Text is appended to a preset.
    if (first instanceof HTMLTextAreaElement) first.setSelectionRange(first.value.length, first.value.length);
  };
  const send = () => button()?.form?.requestSubmit();
  const press = useRef((_: KeyboardEvent) => {});
  press.current = (event) => {
    const row = place.current?.closest<HTMLElement>('[data-row]') ?? null;
    if (isCovered() || (row !== null && row !== currentRow())) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing({ nativeEvent: event })) {
      // In a list only a focused row may be sent.
      if (row !== null && !row.contains(document.activeElement)) return;
      event.preventDefault();
      return send();
    }
    const key = event.key.toLowerCase();
    const preset = keys.presets?.[Number(key) - 1];
    const inReason = event.target instanceof HTMLTextAreaElement && place.current?.contains(event.target) === true;
    // Leaves the reason, so that the queue's keys work again.
    if (key === 'escape' && inReason && !isComposing({ nativeEvent: event }))
      return row === null ? (event.target as HTMLElement).blur() : row.focus();
    // R focuses the reason; a digit then still chooses a preset, or a different one, as the labels promise.
    const chooses = preset !== undefined && inReason && choosing.current !== null && !isElsewhere(event);
    if (isTyping(event) && !chooses) {
      if (!inReason || silent.has(event.key)) return;
      const { digits = '', isWritten = false } = choosing.current ?? {};
      choosing.current = null;
      if (isWritten && digits !== '' && writes(event)) flushSync(() => keys.write?.(digits));
      return;
    }
    if (key === 'a' || key === 'r' || preset) {
      event.preventDefault();
      // Synchronously, so that the next key goes to the field focused by this one.
      flushSync(() => {
        if (preset) keys.choosePreset?.(preset.text);
        else keys.choose(key === 'a' ? 'approve' : 'reject');
      });
      const reasoned = field() !== null;
      choosing.current = !reasoned
        ? null
        : chooses && choosing.current
          ? { ...choosing.current, digits: choosing.current.digits + key }
          : { digits: '', isWritten: preset === undefined };
      focus();
      armed.current = !reasoned;
    } else if (key === 'enter' && armed.current && event.target === document.body) send();
    else {
      armed.current = false;
      if (key === 'j') keys.move?.(1);
      else if (key === 'k') keys.move?.(-1);
    }
  };
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press.current(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const around = {
    'data-decision': true,
    onPointerDown: () => {
      choosing.current = null;
    },
  };
  return { around, leave: () => leaveRow(place.current) };
}
