'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { hydratedEvent } from '@/lib/platform/gateway/hydrated-event';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const tell = (field: Field, type: 'input' | 'change') => field.dispatchEvent(new Event(type, { bubbles: true }));

/** Fills a field in once more, so that React hears of it, which ignores a value that it has seen before. */
function retype(field: Field, kept: string | boolean): void {
  if (!field.isConnected) return;
  // A part of the page that React has not taken over yet is taken over at its first event.
  tell(field, 'input');
  if (typeof kept === 'boolean' && 'checked' in field) {
    field.checked = !kept;
    if (kept || field.type === 'checkbox') field.click();
  } else if ('files' in field && field.type === 'file') {
    if (field.files?.length) tell(field, 'change');
  } else if (field instanceof HTMLSelectElement) {
    field.value = String(kept);
    tell(field, 'change');
  } else {
    field.value = `${kept} `;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, kept);
    tell(field, 'input');
  }
}

type Early = { typed: Map<Field, string | boolean>; act?: () => void };

/** Takes from the page's first script what was typed and asked for before this page listened, and does it. */
export function EarlyAct() {
  const early = useRef<Early>(undefined);
  // With the first commit, for an act that comes after it reaches its handler. So does the act that brought it about.
  useLayoutEffect(() => {
    const take = (typed: Early['typed'], act?: () => void, event?: Event) => {
      early.current = { typed, act: event && event === window.event ? undefined : act };
    };
    dispatchEvent(new CustomEvent(hydratedEvent, { detail: take }));
  }, []);
  // After the first effects, in which stores are subscribed to, and outside of them, for React draws nothing meanwhile.
  useEffect(() => {
    const { typed, act } = early.current ?? {};
    early.current = undefined;
    queueMicrotask(() => {
      typed?.forEach((kept, field) => {
        retype(field, kept);
      });
      act?.();
    });
  }, []);
  return null;
}
