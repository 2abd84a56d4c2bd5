'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { WaitingCounts } from './types';
import { useWaiting } from './use-waiting';

/** Number of news of followed items. */
export function NewsCount({ kind, first }: { kind: MemberKind; first: WaitingCounts }) {
  const t = useTranslations('center');
  const locale = useLocale();
  const { news: count } = useWaiting(kind, first);
  if (count === 0) return null;
  return (
    <b className="ms-auto rounded-full bg-accent px-2 text-12 font-strong text-on-accent">
      <span aria-hidden="true">{count > 99 ? '99+' : formatNumber(locale, count)}</span>
      <span className="sr">{t('fresh', { count, n: formatNumber(locale, count) })}</span>
    </b>
  );
}
