'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { OwnProduct } from '@/lib/product/edit/call';
import type { ProductState } from '@/lib/product/edit/constants';

const kinds = { normal: 'ok', pending: 'warn', reject: 'bad', disable: 'bad', uploading: 'plain' } as const;

/** State badge of a product. docs/domain.md, Product. */
export function StateBadge({ state }: { state: ProductState }) {
  const t = useTranslations('review.status.product');
  return (
    <Badge tone={kinds[state]} hollow={state === 'uploading'}>
      {t(state)}
    </Badge>
  );
}

/** State of a product with its reason, or a note that the published version stays public. */
export function StateCell({ product }: { product: OwnProduct }) {
  const t = useTranslations('productCenter');
  const { state, status, reason, draft, listed, shown } = product;
  const notes = [
    reason,
    status === 'normal' && state !== 'normal' ? t('publishedStays') : null,
    draft ? t('changeDraft') : null,
    status === 'normal' && listed && !shown ? t('notShown') : null,
  ];
  return (
    <div className="pc-state">
      <StateBadge state={state} />
      {notes.map(
        (note) =>
          note && (
            <small key={note} dir="auto">
              {note}
            </small>
          ),
      )}
    </div>
  );
}
