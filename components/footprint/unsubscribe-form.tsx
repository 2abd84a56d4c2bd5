'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { mailSetting } from '@/components/account-center/mail-setting';
import { Note } from '@/components/form/note';
import { call } from '@/lib/http/client';

type State = 'asked' | 'busy' | 'done' | 'failed';

/** Asks before the e-mails end, since programs open links too; says so where the link is not one of ours. */
export function UnsubscribeForm({ token }: { token: string | null }) {
  const t = useTranslations('accountPage.unsubscribe');
  const [state, setState] = useState<State>('asked');
  const stop = async (known: string) => {
    setState('busy');
    try {
      await call(`/api/follow/unsubscribe?token=${encodeURIComponent(known)}`, {}, { userType: null, quiet: true });
      setState('done');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      {token === null && <Note kind="bad">{t('unknown')}</Note>}
      <div role="status">
        {state === 'done' && <Note kind="ok">{t('done')}</Note>}
        {state === 'failed' && <Note kind="bad">{t('failed')}</Note>}
      </div>
      {token !== null && state !== 'done' && (
        <>
          <p className="muted">{t('question')}</p>
          <button
            type="button"
            className="btn p w"
            aria-disabled={state === 'busy'}
            onClick={() => state !== 'busy' && void stop(token)}
          >
            {t(state === 'busy' ? 'busy' : 'stop')}
          </button>
        </>
      )}
      <p className="acc-else">
        <a href={mailSetting('purchaser')}>{t('asPurchaser')}</a>
        <a href={mailSetting('supplier')}>{t('asSupplier')}</a>
      </p>
    </>
  );
}
