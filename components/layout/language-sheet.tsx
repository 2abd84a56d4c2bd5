'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { CurrencyProps } from './currency-choice';
import { LanguageList, type Languages } from './language-list';

const CurrencyChoice = dynamic(() => import('./currency-choice').then((module) => module.CurrencyChoice), {
  ssr: false,
});

type Props = Languages & {
  texts: Record<'label' | 'title' | 'close', string>;
  currency: CurrencyProps;
  fallback: string;
  children: ReactNode;
};

/** Sheet of languages and currencies in a phone's header; without JavaScript a link to the languages in the footer. */
export function LanguageSheet({ texts, currency, fallback, children, ...languages }: Props) {
  const [opened, setOpened] = useState(false);
  const sheet = useRef<HTMLDialogElement>(null);
  return (
    <>
      <a
        className="ic"
        href={fallback}
        aria-label={texts.label}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpened(true);
          sheet.current?.showModal();
        }}
      >
        {children}
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself. */}
      <dialog
        className="sheet lang-sheet"
        ref={sheet}
        aria-label={texts.title}
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      >
        <div className="lang-sheet-h">
          <h2>{texts.title}</h2>
          <button type="button" className="ic" aria-label={texts.close} onClick={() => sheet.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <LanguageList {...languages} />
        {opened && <CurrencyChoice {...currency} />}
      </dialog>
    </>
  );
}
