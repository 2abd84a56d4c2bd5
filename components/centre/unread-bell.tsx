'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { call } from '@/lib/http/client';
import type { MemberKind } from '@/lib/http/presence';
import { writeState } from '@/lib/http/state';
import { formatNumber } from '@/lib/i18n/format';

type Unread = { newsNum: number | null; cgsNewNum: number | null };

/** The way to the messages with how many are unread, looked up anew every minute. */
export function UnreadBell({ kind, href, first }: { kind: MemberKind; href: string; first: number }) {
  const t = useTranslations('centre');
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['unread', kind],
    queryFn: () => call<Unread>('/api/check_unread', {}, { userType: kind, quiet: true }),
    initialData: { newsNum: first, cgsNewNum: first },
    refetchInterval: 60_000,
  });
  const count = (kind === 'supplier' ? data.newsNum : data.cgsNewNum) ?? 0;
  useEffect(() => writeState(kind === 'supplier' ? { newsNum: count } : { cgsNewNum: count }), [kind, count]);
  return (
    <Link href={href} className="cc-ib" aria-label={t('unread', { count, n: formatNumber(locale, count) })}>
      <Icon name="bell" />
      {count > 0 && <b className="cc-count">{count > 99 ? '99+' : count}</b>}
    </Link>
  );
}
