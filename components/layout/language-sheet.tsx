'use client';

import { type ReactNode, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { LanguageList, type Languages } from './language-list';

type Props = Languages & { texts: Record<'label' | 'title' | 'close', string>; fallback: string; children: ReactNode };

/** Language sheet of the phone's header; without JavaScript a link to the languages in the footer. */
export function LanguageSheet({ texts, fallback, children, ...languages }: Props) {
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
      </dialog>
    </>
  );
}
