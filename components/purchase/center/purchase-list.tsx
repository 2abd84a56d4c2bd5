'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useStepHash } from '@/components/form/use-step-hash';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pager } from '@/components/ui/pager';
import { Skeleton } from '@/components/ui/skeleton';
import { callContract } from '@/lib/platform/http/call-contract';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import { purchaseOwnListCall } from '@/lib/purchase/own/call';
import { PurchaseRow } from './purchase-row';
import { type StateGroup, stateGroupNames, stateGroups } from './state-group';
import { usePurchaseActs } from './use-purchase-acts';

const pageSize = 10;

/** Own requests by state, with pending tasks. */
export function PurchaseList({ timeZone }: { timeZone: string }) {
  const t = useTranslations('purchaseCenter');
  const center = useTranslations('center');
  const locale = useLocale();
  const place = useStepHash(stateGroupNames);
  const group: StateGroup = stateGroupNames.find((one) => one === place.current) ?? 'open';
  const [page, setPage] = useState(1);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['purchase', 'requests', group, page],
    queryFn: () =>
      callContract(purchaseOwnListCall, { states: [...stateGroups[group]], page, pageSize }, { quiet: true }),
  });
  const acts = usePurchaseActs();
  const countOf = (one: StateGroup) => stateGroups[one].reduce((sum, state) => sum + (data?.counts[state] ?? 0), 0);
  return (
    <>
      <fieldset className="m-0 mb-4 flex min-w-0 flex-wrap gap-2 border-0 p-0" aria-label={t('states')}>
        {stateGroupNames.map((one) => (
          <Button
            key={one}
            size="s"
            aria-pressed={one === group}
            className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
            onClick={() => {
              place.go(one);
              setPage(1);
            }}
          >
            {t(`group.${one}`)}{' '}
            {data && <span className="text-12 text-ink-2">{formatNumber(locale, countOf(one))}</span>}
          </Button>
        ))}
      </fieldset>
      {isError && !isFetching && <LoadFailure onRetry={() => void refetch()} />}
      {!data && (isFetching || !isError) && <Skeleton label={center('loading')} />}
      {data?.total === 0 && (
        <EmptyState icon="document" text={t(`empty.${group}`)}>
          <ButtonLink tone="primary" href={href('purchaseForm')} hard>
            {t('create')}
          </ButtonLink>
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <ul className="m-0 grid list-none gap-3 p-0">
            {data.items.map((item) => (
              <PurchaseRow key={item.id} item={item} timeZone={timeZone} entries={acts.entriesOf(item)} />
            ))}
          </ul>
          <Pager page={page} pages={Math.ceil(data.total / pageSize)} onPage={setPage} />
        </>
      )}
      {acts.dialog}
    </>
  );
}
