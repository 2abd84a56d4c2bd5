'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { EmptyState } from '@/components/ui/empty-state';
import { Note } from '@/components/ui/note';
import { Skeleton } from '@/components/ui/skeleton';
import { callContract } from '@/lib/platform/http/call-contract';
import { dynamicTranslator } from '@/lib/platform/i18n/dynamic-translator';
import { sites } from '@/lib/platform/i18n/site';
import type { PurchaseState } from '@/lib/purchase/constants';
import type { BasisChoice } from '@/lib/quotation/basis/rules';
import { quotationCompareCall } from '@/lib/quotation/comparison/call';
import { comparisonRows, isUniform, isUnstated, scoresOf } from '@/lib/quotation/comparison/row';
import type { Weights } from '@/lib/quotation/score';
import { briefOf } from '@/lib/quotation/warning/text';
import { AwardNote } from './award-note';
import { BasisNote } from './basis-note';
import { ComparisonCards } from './comparison-cards';
import { ComparisonPair } from './comparison-pair';
import { ComparisonTable } from './comparison-table';
import { ControlLine } from './control-line';
import { type ComparisonOrder, ordered } from './sort-order';
import { type ComparedRequest, hasFiles, isOpen, type View } from './view';
import { WeightForm } from './weight-form';

type Props = { id: number; state: PurchaseState; purchase: ComparedRequest; choice: BasisChoice; timeZone: string };

/** Quotations of a request: compare, weigh, annotate and decide. */
export function Comparison({ id, state, purchase, choice, timeZone }: Props) {
  const all = useTranslations();
  const t = useTranslations('purchaseCenter.comparison');
  const locale = useLocale();
  const [order, setOrder] = useState<ComparisonOrder>('score');
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const [tried, setTried] = useState<Weights | null>(null);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['comparison', id, choice],
    queryFn: () =>
      callContract(quotationCompareCall, { ...choice, siteId: sites[locale].siteId, requestId: id }, { quiet: true }),
    placeholderData: (before) => before,
  });
  if (isError && !isFetching && !data) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={all('center.loading')} />;
  if (data.items.length === 0) return <EmptyState icon="document" text={t('empty')} />;
  const { basis, frozen } = data;
  const weights = tried ?? data.weights;
  const scores = scoresOf(data.items, weights);
  const items = ordered(data.items, order, scores);
  const rows = comparisonRows({ t: all as never, locale, timeZone, now: new Date() }, { ...data, items }, purchase);
  const isUndecided = (state === 'open' || state === 'closed') && !frozen;
  const open = items.filter((bid) => isOpen(bid));
  const unstated = [...rows.filter(isUnstated).map(({ label }) => label), ...(hasFiles(items) ? [] : [t('row.files')])];
  const view: View = {
    requestId: id,
    basis,
    terms: basis ? `${basis.incoterm} ${purchase.place}`.trim() : '',
    tellsBand: purchase.showPriceBand,
    unanswered: data.unanswered,
    isSpecified: data.requirements.length > 0,
    items,
    // Rates are shown with the basis.
    rows: rows.filter((row) => row.key !== 'rates' && !isUnstated(row) && !(onlyDifferent && isUniform(row))),
    unstated: onlyDifferent ? [] : unstated,
    briefs: new Map(items.map((bid, index) => [bid.id, briefOf(dynamicTranslator(all), rows, index)])),
    scores,
    isUndecided,
    chosen: isUndecided ? (open.find((bid) => bid.id === chosenId) ?? open[0] ?? null) : null,
    onChoose: setChosenId,
  };
  return (
    <div className="wide grid max-w-[1640px] min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <AwardNote requestId={id} comparison={data} timeZone={timeZone} />
      {!basis && <Note>{t('noBasis')}</Note>}
      <ControlLine
        {...{ id, comparison: data, asked: purchase, order, onOrder: setOrder, onlyDifferent }}
        onOnlyDifferent={setOnlyDifferent}
        weights={<WeightForm id={id} saved={data.weights} tried={weights} onTry={setTried} />}
      />
      <div className="min-w-0 max-md:hidden print:hidden">
        <ComparisonTable {...view} />
      </div>
      <div className="md:hidden print:hidden">
        <ComparisonPair {...view} />
      </div>
      <div className="hidden gap-4 print:grid">
        <BasisNote comparison={data} asked={purchase} />
        <ComparisonCards {...view} />
      </div>
    </div>
  );
}
