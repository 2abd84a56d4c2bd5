'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, use, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { MemberKind } from '@/lib/http/presence';
import { clearState } from '@/lib/http/state';
import { signInAddress } from '@/lib/routes/back';

const AgainContext = createContext<() => void>(() => {});

/** Says that a change went well and leads to the sign-in page, since every session has ended. Specification 4, Sessions. */
export const useAgain = () => use(AgainContext);

/** Where forms of account changes stand. */
export function AgainProvider({ kind, children }: { kind: MemberKind; children: ReactNode }) {
  const t = useTranslations();
  const box = useRef<HTMLDialogElement>(null);
  const open = () => {
    clearState();
    box.current?.showModal();
  };
  const go = () => location.assign(signInAddress(kind));
  return (
    <AgainContext value={open}>
      {children}
      <dialog ref={box} className="ask" role="alertdialog" aria-label={t('done.changed')} onCancel={go}>
        <Icon name="check" />
        <div>
          <p>{t('done.changed')}</p>
        </div>
        <div className="acts">
          <button type="button" className="btn p" onClick={go}>
            {t('accountCenter.signInAgain')}
          </button>
        </div>
      </dialog>
    </AgainContext>
  );
}
