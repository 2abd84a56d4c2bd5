'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { writeState } from '@/lib/account/client';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { WaitingCounts } from './types';
import { useWaiting } from './use-waiting';

/** Link to the notices with the number of unread ones, polled every minute. */
export function UnreadBell({ kind, href, first }: { kind: MemberKind; href: string; first: WaitingCounts }) {
  const t = useTranslations('center');
  const locale = useLocale();
  const { unread: count, chat, news } = useWaiting(kind, first);
  useEffect(
    () =>
      writeState(
        kind === 'supplier'
          ? { newsNum: count + chat, chatNum: chat, followNum: news }
          : { cgsNewNum: count + chat, cgsChatNum: chat, cgsFollowNum: news },
      ),
    [kind, count, chat, news],
  );
  return (
    <Link href={href} className="cc-ib" aria-label={t('unread', { count, n: formatNumber(locale, count) })}>
      <Icon name="bell" />
      {count > 0 && <b className="cc-count">{count > 99 ? '99+' : count}</b>}
    </Link>
  );
}
