'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useUnread } from '@/components/chat/chat-count';
import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import { Figure } from './figure';

/** Number of unread messages of buyers, in sync with the navigation. */
export function UnreadFigure({ first }: { first: number }) {
  const t = useTranslations('center');
  const count = useUnread({ kind: 'supplier', first });
  return (
    <Figure value={formatNumber(useLocale(), count)}>
      <Link className="underline phone:inline-flex phone:min-h-11 phone:items-center" href={href('supplierIm')}>
        {t('unreadMessages', { count })}
      </Link>
    </Figure>
  );
}
