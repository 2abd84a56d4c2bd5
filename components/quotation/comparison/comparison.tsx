'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { LoadFailure } from '@/components/centre/load-failure';
import { Checkbox, Select } from '@/components/ui/control';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Skeleton } from '@/components/ui/skeleton';
import { callContract } from '@/lib/http/call-contract';
import { dynamic } from '@/lib/i18n/dynamic';
import { sites } from '@/lib/i18n/site';
import type { PurchaseState } from '@/lib/purchase/constants';
import type { PurchaseInput } from '@/lib/purchase/schema';
import type { BasisChoice } from '@/lib/quotation/basis';
import { quotationCompareCall } from '@/lib/quotation/call';
import { isCompared } from '@/lib/quotation/constants';
import type { Bid } from '@/lib/quotation/figure/types';
import { isRanked } from '@/lib/quotation/mark/rules';
import { comparisonRows, isAlike, scoresOf } from '@/lib/quotation/rows';
import type { Weights } from '@/lib/quotation/score';
import { warningsOf } from '@/lib/quotation/warning/text';
import { AwardNote } from './award-note';
import { BasisNote } from './basis-note';
import { ComparisonCards } from './comparison-cards';
import { ComparisonTable } from './comparison-table';
import { WeightForm } from './weight-form';

const orders = ['score', 'price', 'lead', 'submitted'] as const;
type Order = (typeof orders)[number];
export type Asked = Pick<
  PurchaseInput,
  | 'incoterm'
  | 'place'
  | 'deliveryBy'
  | 'paymentMethod'
  | 'paymentOther'
  | 'toAgree'
  | 'budget'
  | 'currency'
  | 'showPriceBand'
>;
type Props = { id: number; state: PurchaseState; purchase: Asked; choice: BasisChoice; timeZone: string };

const last = Number.POSITIVE_INFINITY;

/** The quotations of one request: compared, weighed, noted and decided. */
export function Comparison({ id, state, purchase, choice, timeZone }: Props) {
  const all = useTranslations();
  const t = useTranslations('purchaseCentre.comparison');
  const locale = useLocale();
  const [order, setOrder] = useState<Order>('submitted');
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const [tried, setTried] = useState<Weights | null>(null);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['comparison', id, choice],
    queryFn: () =>
      callContract(quotationCompareCall, { ...choice, siteId: sites[locale].siteId, requestId: id }, { quiet: true }),
    placeholderData: (before) => before,
  });
  if (isError && !isFetching && !data) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={all('centre.loading')} />;
  if (data.items.length === 0) return <EmptyState icon="document" text={t('empty')} />;
  const weights = tried ?? data.weights;
  const scores = scoresOf(data.items, weights);
  const rankOf = (bid: Bid): number => {
    if (order === 'price') return bid.compared?.total ?? last;
    if (order === 'lead') return bid.quotation.leadDays;
    return order === 'score' ? -(scores.get(bid.id)?.sum ?? -last) : 0;
  };
  const later = (bid: Bid) => (!isCompared(bid) ? 2 : order === 'submitted' || isRanked(bid) ? 0 : 1);
  const items = data.items.toSorted((a, b) => {
    const [one, other] = [rankOf(a), rankOf(b)];
    return later(a) - later(b) || (one === other ? 0 : one < other ? -1 : 1);
  });
  const rows = comparisonRows({ t: all as never, locale, timeZone, now: new Date() }, { ...data, items }, purchase);
  const shown = onlyDifferent ? rows.filter((row) => !isAlike(row)) : rows;
  const isOpen = state === 'open' || state === 'closed';
  const warnings = new Map(items.map((bid, index) => [bid.id, warningsOf(dynamic(all), rows, index)]));
  const view = { requestId: id, items, rows: shown, warnings, scores, isUndecided: isOpen && !data.frozen, timeZone };
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <AwardNote comparison={data} showsBand={purchase.showPriceBand} timeZone={timeZone} />
      <BasisNote id={id} comparison={data} asked={purchase} />
      <WeightForm id={id} saved={data.weights} tried={weights} onTry={setTried} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <Field label={t('order')}>
          {(ties) => (
            <Select
              {...ties}
              value={order}
              onChange={({ target }) => setOrder(orders.find((one) => one === target.value) ?? 'submitted')}
              options={orders.map((value) => ({ value, label: t(`orders.${value}`) }))}
            />
          )}
        </Field>
        <Checkbox checked={onlyDifferent} onChange={({ target }) => setOnlyDifferent(target.checked)}>
          {t('differences')}
        </Checkbox>
      </div>
      <div className="min-w-0 max-md:hidden print:hidden">
        <ComparisonTable {...view} />
      </div>
      <div className="md:hidden print:block">
        <ComparisonCards {...view} />
      </div>
    </div>
  );
}
