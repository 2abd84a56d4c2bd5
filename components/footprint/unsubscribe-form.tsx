'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Onward } from '@/components/account/account-form';
import { mailSetting, noticeSetting } from '@/components/account/center/mail-setting';
import { Note } from '@/components/form/note';
import { Button } from '@/components/ui/button';
import { unsubscribeCall } from '@/lib/footprint/follow/schema';
import { noticeStopCall } from '@/lib/notification/schema';
import { call } from '@/lib/platform/http/client';

type Props = {
  token: string | null;
  /** Topic of the notices; omitted for follow e-mails. */
  kind?: string | null;
};
type State = 'asked' | 'busy' | 'done' | 'failed';

/** Asks before unsubscribing, since link scanners open links too; explains invalid links. */
export function UnsubscribeForm({ token, kind = null }: Props) {
  const t = useTranslations('accountPage.unsubscribe');
  const [state, setState] = useState<State>('asked');
  const settingOf = kind === null ? mailSetting : noticeSetting;
  const stop = async (known: string) => {
    setState('busy');
    try {
      const path = kind === null ? unsubscribeCall.path : noticeStopCall.path;
      await call(`${path}?token=${encodeURIComponent(known)}`, {}, { userType: null, quiet: true });
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
          <p className="muted">{kind === null ? t('question') : t('questionOf', { kind })}</p>
          <Button
            tone="primary"
            wide
            aria-disabled={state === 'busy'}
            onClick={() => state !== 'busy' && void stop(token)}
          >
            {t(state === 'busy' ? 'busy' : 'stop')}
          </Button>
        </>
      )}
      <Onward>
        <a href={settingOf('purchaser')}>{t('asPurchaser')}</a>
        <a href={settingOf('supplier')}>{t('asSupplier')}</a>
      </Onward>
    </>
  );
}
