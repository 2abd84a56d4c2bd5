'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { hydratedEvent } from '@/lib/platform/gateway/hydrated-event';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const tell = (field: Field, type: 'input' | 'change') => field.dispatchEvent(new Event(type, { bubbles: true }));

/** Sets a field's value so that React notices, which ignores values it has already seen. */
function retype(field: Field, kept: string | boolean): void {
  if (!field.isConnected) return;
  // React hydrates a part of the page at its first event.
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

/** Replays input and clicks that the page's early script recorded before hydration. */
export function EarlyAct() {
  const early = useRef<Early>(undefined);
  // In a layout effect: later events reach their handlers, including the one that triggered hydration.
  useLayoutEffect(() => {
    const take = (typed: Early['typed'], act?: () => void, event?: Event) => {
      early.current = { typed, act: event && event === window.event ? undefined : act };
    };
    dispatchEvent(new CustomEvent(hydratedEvent, { detail: take }));
  }, []);
  // After the first effects, when stores are subscribed, and outside of them, since React does not render during
  // effects.
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
