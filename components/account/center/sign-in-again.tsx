'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, use, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { clearState } from '@/lib/platform/http/tab-state';
import { signInAddress } from '@/lib/platform/routes/back';

const AgainContext = createContext<() => void>(() => {});

/** Reports success and goes to the sign-in page, since the change ended every session. docs/domain.md, Sessions. */
export const useSignInAgain = () => use(AgainContext);

/** Context for forms that change the account. */
export function SignInAgainProvider({ kind, children }: { kind: MemberKind; children: ReactNode }) {
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
      <dialog
        ref={box}
        className="m-auto w-[min(440px,calc(100vw-32px))] grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-5 rounded border border-line-2 bg-paper p-6 text-16 text-ink open:grid backdrop:bg-[rgb(22_24_28/0.46)]"
        role="alertdialog"
        aria-label={t('done.changed')}
        onCancel={go}
      >
        <Icon name="check" className="mt-[3px] text-warn" />
        <div>
          <p>{t('done.changed')}</p>
        </div>
        <div className="col-span-full flex flex-wrap justify-end gap-2">
          <Button tone="primary" onClick={go}>
            {t('accountCenter.signInAgain')}
          </Button>
        </div>
      </dialog>
    </AgainContext>
  );
}
