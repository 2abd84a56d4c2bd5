'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { LanguageList, type Languages } from './language-list';

/** Language menu of the header; works without JavaScript. `children` is the button's content. */
export function LanguageMenu({ label, children, ...languages }: Languages & { label: string; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const leave = (event: PointerEvent) => {
      if (box.current?.open && !box.current.contains(event.target as Node)) box.current.open = false;
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, []);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !box.current?.open) return;
    box.current.open = false;
    box.current.querySelector('summary')?.focus();
  };
  return (
    <details suppressHydrationWarning className="lang" ref={box} onKeyDown={closeByKey}>
      <summary aria-label={label}>{children}</summary>
      <LanguageList {...languages} />
    </details>
  );
}
