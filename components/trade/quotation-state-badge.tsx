import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { QuotationState } from '@/lib/quotation/constants';

const tones = {
  submitted: 'calm',
  revised: 'calm',
  accepted: 'ok',
  declined: 'bad',
  notSelected: 'plain',
  withdrawn: 'plain',
  expired: 'plain',
} as const satisfies Record<QuotationState, string>;

/** Badge for the state of a quotation. */
export function QuotationStateBadge({ state }: { state: QuotationState }) {
  const t = useTranslations('trade.quotationState');
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
