'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { registerAddress, signInAddress } from '@/lib/platform/routes/back';

/** Says that an account is needed; signing in returns here with the input kept. */
export function SignInBox() {
  const t = useTranslations('purchaseForm');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Note tone="warn" title={t('account')}>
        <p>{t('accountKept')}</p>
      </Note>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink hard tone="primary" href={signInAddress('purchaser')}>
          {t('signIn')}
        </ButtonLink>
        <ButtonLink hard href={registerAddress()}>
          {t('register')}
        </ButtonLink>
      </div>
    </div>
  );
}
