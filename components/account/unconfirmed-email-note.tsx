'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { purchaserInfoCall } from '@/lib/account/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import { isolated } from '@/lib/platform/i18n/isolate';
import { sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';

/** Tells a buyer with an unconfirmed address that no e-mails are sent to it, with a link to confirm it. */
export function UnconfirmedEmailNote() {
  const t = useTranslations('purchaseForm.mail');
  const { siteId } = sites[useLocale()];
  const { data } = useQuery({
    queryKey: ['own-email'],
    queryFn: () => callContract(purchaserInfoCall, { siteId }, { quiet: true, userType: 'purchaser' }),
    networkMode: 'always',
    retry: false,
  });
  if (!data?.email || data.emailConfirmed) return null;
  return (
    <Note tone="warn" title={t('title', { email: isolated(data.email) })}>
      <p>{t('text')}</p>
      <p className="mt-3">
        <ButtonLink hard href={href('purchaserUser')}>
          {t('act')}
        </ButtonLink>
      </p>
    </Note>
  );
}
