'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/form/toast';
import { useAct } from '@/components/form/use-act';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { config } from '@/lib/platform/config';
import { callContract } from '@/lib/platform/http/call-contract';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { formatNumber } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';
import type { AlertPrefill } from '@/lib/tender/alert/prefill';
import { alertListCall, alertStateCall, type TenderAlert } from '@/lib/tender/alert/schema';
import { AlertCard } from './alert-card';
import { AlertDialog } from './alert-dialog';
import type { AlertChoices } from './types';

type Props = {
  accountId: number;
  kind: MemberKind;
  choices: AlertChoices;
  /** a search to save, from the address */
  prefill: AlertPrefill | null;
};

/** Tender alerts with their open matches: add, change, pause, delete with undo. */
export function AlertList({ accountId, kind, choices, prefill }: Props) {
  const t = useTranslations('tenderAlert');
  const loading = useTranslations('center')('loading');
  const locale = useLocale();
  const [edited, setEdited] = useState<TenderAlert | 'new' | null>(prefill && 'new');
  const [filling, setFilling] = useState(prefill);
  const close = () => {
    setEdited(null);
    setFilling(null);
    // A reload must not open the dialog again.
    if (filling) history.replaceState(null, '', location.pathname);
  };
  const queryKey = ['tender-alert', locale];
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => callContract(alertListCall, { siteId: sites[locale].siteId }, { quiet: true, userType: kind }),
    refetchOnWindowFocus: 'always',
  });
  const { act } = useAct(alertStateCall, {
    rereads: [queryKey],
    options: { userType: kind },
    onDone: (_, { id, state }) => {
      const before = data?.items.find((item) => item.id === id)?.state;
      if (!before) toast(t('restored'));
      else if (state === 'deleted')
        toast(t('deleted'), 'ok', { label: t('undo'), run: () => void act({ id, state: before }) });
      else toast(t(state === 'paused' ? 'pausedDone' : 'resumedDone'));
    },
  });
  if (!data)
    return isError && !isFetching ? (
      <LoadFailure failure={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton label={loading} />
    );
  const { items } = data;
  const isFull = items.length >= config.account.tenderAlerts;
  const add = (
    <Button tone="primary" icon="plus" aria-disabled={isFull || undefined} onClick={() => !isFull && setEdited('new')}>
      {t('add')}
    </Button>
  );
  const actsOf = (item: TenderAlert) => {
    const { id, state } = item;
    const isPaused = state === 'paused';
    return [
      { key: 'edit', label: t('edit'), run: () => setEdited(item) },
      {
        key: 'pause',
        label: t(isPaused ? 'resume' : 'pause'),
        run: () => void act({ id, state: isPaused ? 'active' : 'paused' }),
      },
      { key: 'delete', label: t('delete'), danger: true, run: () => void act({ id, state: 'deleted' }) },
    ];
  };
  return (
    <>
      {items.length === 0 ? (
        <EmptyState icon="bell" text={t('none')}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-end gap-3">
            {isFull && <p className="me-auto text-ink-2">{t('full', { n: formatNumber(locale, items.length) })}</p>}
            {add}
          </div>
          <ul className="grid list-none gap-3 p-0">
            {items.map((item) => (
              <AlertCard key={item.id} item={item} choices={choices} acts={actsOf(item)} />
            ))}
          </ul>
        </>
      )}
      {edited && (
        <AlertDialog
          accountId={accountId}
          kind={kind}
          alert={edited === 'new' ? null : edited}
          prefill={filling}
          choices={choices}
          rereads={[queryKey]}
          onClose={close}
        />
      )}
    </>
  );
}
