'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Choice } from '@/components/form/select-field';
import { useAct } from '@/components/form/use-act';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { Badge } from '@/components/ui/badge';
import { Button, ButtonLink } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { Menu } from '@/components/ui/menu';
import { Skeleton } from '@/components/ui/skeleton';
import { callContract } from '@/lib/platform/http/call-contract';
import { formatNumber } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { savedLimits } from '@/lib/purchase/saved/constants';
import type { SavedPrefill } from '@/lib/purchase/saved/prefill';
import { type SavedSearch, savedDeleteCall, savedListCall, savedReadCall } from '@/lib/purchase/saved/schema';
import { SavedDialog } from './saved-dialog';

type Props = {
  accountId: number;
  countries: readonly Choice[];
  categories: readonly Choice[];
  /** a search to save, from the address */
  prefill: SavedPrefill | null;
};

/** Address of the public list for a search. */
const listOf = ({ words, country, categoryId, incoterm }: SavedSearch): string => {
  const state = {
    country: country === null ? [] : [country.toLowerCase()],
    cate: categoryId === null ? [] : [categoryId],
    incoterm,
    sort: 'latest' as const,
  };
  return words === '' ? href('purchaseHome', {}, state) : href('purchaseSearch', { keyword: words }, state);
};

/** Saved searches with counts of new requests. */
export function SavedList({ accountId, countries, categories, prefill }: Props) {
  const t = useTranslations('quotationCenter.saved');
  const center = useTranslations('center');
  const locale = useLocale();
  const [edited, setEdited] = useState<SavedSearch | 'new' | null>(prefill && 'new');
  const [filling, setFilling] = useState(prefill);
  const close = () => {
    setEdited(null);
    setFilling(null);
    // A reload must not open the dialog again.
    if (filling) history.replaceState(null, '', location.pathname);
  };
  const [deleting, setDeleting] = useState<SavedSearch | null>(null);
  const queryKey = ['saved-search', locale];
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => callContract(savedListCall, { siteId: sites[locale].siteId }, { quiet: true }),
    refetchOnWindowFocus: 'always',
  });
  const remove = useAct(savedDeleteCall, { done: t('deleted'), rereads: [queryKey], onDone: () => setDeleting(null) });
  const read = useAct(savedReadCall, { rereads: [queryKey], onFailure: () => undefined });
  const labelOf = (choices: readonly Choice[], value: string | number | null) =>
    choices.find((one) => one.value === String(value))?.label;
  if (!data)
    return isError && !isFetching ? (
      <LoadFailure failure={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton label={center('loading')} />
    );
  const { items } = data;
  const isFull = items.length >= savedLimits.searches;
  const add = (
    <Button tone="primary" icon="plus" aria-disabled={isFull || undefined} onClick={() => !isFull && setEdited('new')}>
      {t('add')}
    </Button>
  );
  return (
    <>
      {items.length === 0 ? (
        <EmptyState icon="search" text={t('none')}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <p className="text-ink-2">{isFull ? t('full', { n: formatNumber(locale, items.length) }) : t('lead')}</p>
            {add}
          </div>
          <ul className="grid gap-2">
            {items.map((item) => {
              const facts = [
                item.words,
                labelOf(countries, item.country),
                labelOf(categories, item.categoryId),
                item.incoterm,
              ].filter((one) => one);
              const isMany = item.fresh >= savedLimits.counted;
              return (
                <li
                  key={item.id}
                  className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line bg-paper px-4 py-3"
                >
                  <div className="grid min-w-0 flex-[1_1_260px] gap-1">
                    <h2 className="flex flex-wrap items-center gap-2 font-strong [overflow-wrap:anywhere]">
                      <bdi>{item.name}</bdi>
                      {item.fresh > 0 && (
                        <Badge tone="accent">
                          {t(isMany ? 'freshMany' : 'fresh', {
                            count: item.fresh,
                            n: formatNumber(locale, item.fresh),
                          })}
                        </Badge>
                      )}
                    </h2>
                    <p className="flex flex-wrap gap-x-3 text-12 text-ink-2">
                      {facts.map((fact) => (
                        <bdi key={fact}>{fact}</bdi>
                      ))}
                    </p>
                  </div>
                  <ButtonLink hard href={listOf(item)} onClick={() => void read.act({ id: item.id })}>
                    {t('show')}
                  </ButtonLink>
                  <Menu
                    label={t('more', { name: item.name })}
                    entries={[
                      { key: 'edit', label: t('edit'), run: () => setEdited(item) },
                      { key: 'delete', label: t('delete'), danger: true, run: () => setDeleting(item) },
                    ]}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
      {edited && (
        <SavedDialog
          accountId={accountId}
          search={edited === 'new' ? null : edited}
          prefill={filling}
          countries={countries}
          categories={categories}
          rereads={[queryKey]}
          onClose={close}
        />
      )}
      {deleting && (
        <ConfirmDialog
          text={t('deleteAsk', { name: deleting.name })}
          proceed={t('delete')}
          danger
          busy={remove.busy}
          onAnswer={(agreed) => (agreed ? void remove.act({ id: deleting.id }) : setDeleting(null))}
        />
      )}
    </>
  );
}
