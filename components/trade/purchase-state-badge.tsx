import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { PurchaseState } from '@/lib/purchase/constants';

const tones = {
  draft: 'plain',
  pending: 'warn',
  open: 'ok',
  closed: 'warn',
  awarded: 'calm',
  cancelled: 'plain',
  expired: 'plain',
} as const satisfies Record<PurchaseState, string>;

/** Badge for the state of a purchase request. */
export function PurchaseStateBadge({ state }: { state: PurchaseState }) {
  const t = useTranslations('trade.state');
  return (
    <Badge tone={tones[state]} hollow={state === 'draft'}>
      {t(state)}
    </Badge>
  );
}
