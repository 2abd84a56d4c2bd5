'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { quoted } from '@/lib/platform/i18n/isolate';

export type StatusOf = {
  status: 'draft' | 'pending' | 'normal' | 'reject' | 'disable';
  change: 'pending' | 'reject' | 'draft' | null;
  reason: string | null;
  shown: boolean;
  public: boolean;
};

const kinds = { draft: 'plain', pending: 'warn', normal: 'ok', reject: 'bad', disable: 'bad' } as const;
const changes = { pending: 'changePending', reject: 'changeReject', draft: 'changeDraft' } as const;

/** Status of an item: its own, that of its pending change, and the reason. */
export function ItemStatus({ item, hidden }: { item: StatusOf; hidden?: string }) {
  const t = useTranslations();
  const { status, change, reason } = item;
  return (
    <div className="ri-st">
      <Badge tone={kinds[status]} hollow={status === 'draft'}>
        {t(`review.status.item.${status}`)}
      </Badge>
      {change && <Badge tone={kinds[change]}>{t(`showcaseItem.${changes[change]}`)}</Badge>}
      {reason !== null && <small>{t('review.reason', { reason: quoted(reason) })}</small>}
      {status === 'normal' && item.shown && !item.public && <small>{hidden ?? t('showcaseItem.hidden')}</small>}
    </div>
  );
}
