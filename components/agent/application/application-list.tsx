'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { Select } from '@/components/ui/control';
import { EmptyState } from '@/components/ui/empty-state';
import { Pager } from '@/components/ui/pager';
import { Skeleton } from '@/components/ui/skeleton';
import { applicationStates } from '@/lib/agent/application/constants';
import type { applicationListCall, applicationReceivedCall } from '@/lib/agent/application/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import { sites } from '@/lib/platform/i18n/site';

const pageSize = 10;

type Call = typeof applicationListCall | typeof applicationReceivedCall;
export type CallItem<C extends Call> = z.output<C['output']>['items'][number];

type Props<C extends Call> = {
  contract: C;
  queryKey: string;
  empty: string;
  /** Shown below the empty list's text. */
  way?: ReactNode;
  row: (item: CallItem<C>) => ReactNode;
};

/** Applications of one side, by status. */
export function ApplicationList<C extends Call>({ contract, queryKey, empty, way, row }: Props<C>) {
  const t = useTranslations('agentApplication');
  const center = useTranslations('center');
  const siteId = sites[useLocale()].siteId;
  const [chosen, setChosen] = useState('');
  const [page, setPage] = useState(1);
  const states = applicationStates.filter((state) => chosen === '' || state === chosen);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [queryKey, chosen, page],
    queryFn: () =>
      callContract(contract as typeof applicationListCall, { siteId, states, page, pageSize }, { quiet: true }),
  });
  const items = (data?.items ?? []) as CallItem<C>[];
  return (
    <>
      <div className="mb-4 max-w-[280px]" hidden={chosen === '' && !data?.total}>
        <Select
          aria-label={t('all')}
          value={chosen}
          empty={t('all')}
          options={applicationStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
          onChange={({ target }) => {
            setChosen(target.value);
            setPage(1);
          }}
        />
      </div>
      {isError && !isFetching && <LoadFailure onRetry={() => void refetch()} />}
      {!data && (isFetching || !isError) && <Skeleton label={center('loading')} />}
      {data?.total === 0 && (
        <EmptyState icon="banner" text={empty}>
          {way}
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <ul className="grid gap-4">
            {items.map((item) => (
              <li key={item.id}>{row(item)}</li>
            ))}
          </ul>
          <Pager page={page} pages={Math.ceil(data.total / pageSize)} onPage={setPage} />
        </>
      )}
    </>
  );
}
