'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { purchaserInfoCall } from '@/lib/account/schema';
import { callContract } from '@/lib/http/call-contract';
import { isolated } from '@/lib/i18n/isolate';
import { sites } from '@/lib/i18n/site';

const EmailConfirmForm = lazy(async () => ({
  default: (await import('./centre/email-confirm-form')).EmailConfirmForm,
}));

/** Tells a buyer whose address is not confirmed that no e-mail comes until it is, and lets them confirm it in place. */
export function MailWaits() {
  const t = useTranslations('purchaseForm.mail');
  const { siteId } = sites[useLocale()];
  const { data, refetch } = useQuery({
    queryKey: ['own-email'],
    queryFn: () => callContract(purchaserInfoCall, { siteId }, { quiet: true, userType: 'purchaser' }),
    networkMode: 'always',
    retry: false,
  });
  if (!data?.email || data.emailConfirmed) return null;
  const title = t('title', { email: isolated(data.email) });
  return (
    <Suspense>
      <EmailConfirmForm
        kind="purchaser"
        email={data.email}
        texts={{ title, text: t('text'), code: t('code'), act: t('act') }}
        onConfirmed={() => void refetch()}
      />
    </Suspense>
  );
}
