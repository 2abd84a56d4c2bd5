import { type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '@/components/form/enter-key';
import { currentRow, isCovered, isElsewhere, isTyping, leaveRow, silent, writes } from './keyboard';
import type { Preset } from './preset-chips';

type Choice = 'approve' | 'reject';
type Keys = {
  /** The usual reasons that digits choose. */
  presets?: readonly Preset[];
  /** What A and R choose; it need not take each of them. */
  choose: (choice: Choice) => void;
  /** A digit chose a usual reason. */
  choosePreset?: (text: string) => void;
  /** What is typed as the reason. */
  write?: (text: string) => void;
  /** Where J and K lead; without it they lead through the rows of a list. */
  move?: (by: 1 | -1) => void;
};

/**
 * The keys of a decision, see `KeyHelp`. Of several in a list they mean the one whose row has the focus, else the first.
 * @returns what stands `around` the form, and what is called when it is decided, to go on to the next of a list
 */
export function useDecisionKeys(place: RefObject<HTMLElement | null>, keys: Keys) {
  // A was pressed and nothing since, so that Enter means the decision wherever the focus is.
  const armed = useRef(false);
  // Keys alone led into the reason: a digit chooses, and those after A or R are given back to words that begin with them.
  const choosing = useRef<{ digits: string; isWritten: boolean } | null>(null);
  const field = () =>
    place.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input[type=date], textarea') ?? null;
  const button = () => place.current?.querySelector<HTMLButtonElement>('button[type=submit]');
  const focus = () => {
    const first = field();
    // What cannot be sent yet says where that is mended.
    if (!first) return (button() ?? place.current?.querySelector<HTMLElement>('a[href]'))?.focus();
    first.focus();
    // Words are added at the end of a usual reason.
    if (first instanceof HTMLTextAreaElement) first.setSelectionRange(first.value.length, first.value.length);
  };
  const send = () => button()?.form?.requestSubmit();
  const press = useRef((_: KeyboardEvent) => {});
  press.current = (event) => {
    const row = place.current?.closest<HTMLElement>('[data-row]') ?? null;
    if (isCovered() || (row !== null && row !== currentRow())) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing({ nativeEvent: event })) {
      // Of a list nothing is sent that nobody has turned to.
      if (row !== null && !row.contains(document.activeElement)) return;
      event.preventDefault();
      return send();
    }
    const key = event.key.toLowerCase();
    const preset = keys.presets?.[Number(key) - 1];
    const inReason = event.target instanceof HTMLTextAreaElement && place.current?.contains(event.target) === true;
    // Out of the reason, so that the keys of the queue work again.
    if (key === 'escape' && inReason && !isComposing({ nativeEvent: event }))
      return row === null ? (event.target as HTMLElement).blur() : row.focus();
    // R leads into the reason, and a digit after it still chooses one, and another instead, as the numbers on them promise.
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
      // At once, so that what is typed next goes where this key has led.
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
