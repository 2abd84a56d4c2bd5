'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Note } from '@/components/form/note';
import { useFailureText } from '@/components/form/use-failure-text';
import { CallFailure, call } from '@/lib/http/client';
import { href } from '@/lib/routes/address';

type State = 'asked' | 'busy' | 'done';

/** Asks before an address is confirmed, since programs that look for harm open links too. */
export function ConfirmEmailForm({ token }: { token: string | null }) {
  const t = useTranslations('accountPage.confirmEmail');
  const textOf = useFailureText();
  const [state, setState] = useState<State>('asked');
  const [failed, setFailed] = useState<string | null>(token === null ? t('unknown') : null);
  const confirm = async (known: string) => {
    setState('busy');
    setFailed(null);
    try {
      await call('/api/account/email/link', { token: known }, { userType: null, quiet: true });
      setState('done');
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      const [first] = error.errors;
      setFailed(first?.field === 'token' ? t('unknown') : (first?.message ?? textOf(error)));
      setState('asked');
    }
  };
  return (
    <>
      <div role="status">
        {state === 'done' && <Note kind="ok">{t('done')}</Note>}
        {failed !== null && <Note kind="bad">{failed}</Note>}
      </div>
      {token !== null && state !== 'done' && (
        <>
          <p className="muted">{t('question')}</p>
          <button
            type="button"
            className="btn p w [.m_&]:min-h-11"
            aria-disabled={state === 'busy'}
            onClick={() => state !== 'busy' && void confirm(token)}
          >
            {t(state === 'busy' ? 'busy' : 'confirm')}
          </button>
        </>
      )}
      <p className="acc-else">
        <a href={href('supplierHome')}>{t('asSupplier')}</a>
        <a href={href('purchaserHome')}>{t('asPurchaser')}</a>
      </p>
    </>
  );
}
