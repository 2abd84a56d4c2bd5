'use client';

import dynamic from 'next/dynamic';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { CurrencyProps } from './currency-choice';
import { LanguageList, type Languages } from './language-list';

const CurrencyChoice = dynamic(() => import('./currency-choice').then((module) => module.CurrencyChoice), {
  ssr: false,
});

type Props = Languages & { label: string; currency: CurrencyProps; children: ReactNode };

/**
 * Menu of the header with languages, which work without JavaScript, and currencies, loaded on first opening. `children`
 * is the button's content.
 */
export function LanguageMenu({ label, currency, children, ...languages }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    setOpened(box.current?.open ?? false);
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
    <details
      suppressHydrationWarning
      className="lang"
      ref={box}
      onKeyDown={closeByKey}
      onToggle={() => setOpened(true)}
    >
      <summary aria-label={label}>{children}</summary>
      <div className="lang-m">
        <LanguageList {...languages} />
        {opened && <CurrencyChoice {...currency} />}
      </div>
    </details>
  );
}
