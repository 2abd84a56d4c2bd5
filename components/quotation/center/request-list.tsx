'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { Button } from '@/components/ui/button';
import { Checkbox, Select } from '@/components/ui/control';
import { EmptyState } from '@/components/ui/empty-state';
import { Pager } from '@/components/ui/pager';
import { Skeleton } from '@/components/ui/skeleton';
import { config } from '@/lib/platform/config';
import { callContract } from '@/lib/platform/http/call-contract';
import { formatNumber } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';
import type { ListState } from '@/lib/platform/routes/list-state';
import { purchaseMatchCall, purchaseVisitCall } from '@/lib/purchase/match/call';
import { countedUpTo } from '@/lib/purchase/match/rules';
import { RequestTable } from './request-table';

const pageSize = 20;
const start = {
  country: '',
  category: '',
  quoted: 'all' as 'all' | 'no' | 'yes',
  closing: null as ListState['closing'],
  places: null as ListState['places'],
  matching: false,
  page: 1,
};

const oneOf = <T extends number>(values: readonly T[], chosen: string): T | null =>
  values.find((value) => String(value) === chosen) ?? null;

export type FilterChoices = readonly { value: string; label: string }[];
const isAfter = (iso: string, since: string | null | undefined): boolean =>
  since != null && Date.parse(iso) > Date.parse(since);

type Props = { countries: FilterChoices; categories: FilterChoices; names: Readonly<Record<number, string>> };

/** Open requests for a supplier, best matches first; filters are kept while the page is open. */
export function RequestList({ countries, categories, names }: Props) {
  const t = useTranslations('quotationCenter');
  const locale = useLocale();
  const [filter, setFilter] = useState(start);
  // On a phone the filters would fill the first screen.
  const [unfolded, setUnfolded] = useState(false);
  const fold = useId();
  const choose = (some: Partial<typeof start>) => setFilter({ ...filter, page: 1, ...some });
  const { country, category, quoted, closing, places, matching, page } = filter;
  const input = {
    siteId: sites[locale].siteId,
    country: country || null,
    categoryId: category ? Number(category) : null,
    quoted,
    closing,
    places,
    matching,
    page,
    pageSize,
  };
  const { data, isError, refetch, isPlaceholderData } = useQuery({
    queryKey: ['own', 'purchase-match', input],
    queryFn: ({ signal }) => callContract(purchaseMatchCall, input, { quiet: true, signal }),
    placeholderData: (before) => before,
  });
  const { data: visit } = useQuery({
    queryKey: ['own', 'purchase-visit'],
    queryFn: () => callContract(purchaseVisitCall, {}, { quiet: true }),
    // New requests stay marked while the page is open.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const chosen = [country !== '', category !== '', quoted !== 'all', closing !== null, places !== null, matching];
  const count = chosen.filter(Boolean).length;
  const isFiltered = count > 0;
  const clear = () => setFilter(start);
  return (
    <>
      <div className="hidden phone:mb-4 phone:block">
        <Button icon="filter" wide aria-expanded={unfolded} aria-controls={fold} onClick={() => setUnfolded(!unfolded)}>
          {t('filters', { count, n: formatNumber(locale, count) })}
        </Button>
      </div>
      <div
        id={fold}
        className={`mb-3 grid items-center gap-2 md:flex md:[&>span]:flex-1 ${unfolded ? '' : 'phone:hidden'}`}
      >
        <Select
          aria-label={t('country')}
          value={country}
          empty={t('anyCountry')}
          options={countries}
          onChange={({ target }) => choose({ country: target.value })}
        />
        <Select
          aria-label={t('category')}
          value={category}
          empty={t('anyCategory')}
          options={categories}
          onChange={({ target }) => choose({ category: target.value })}
        />
        <Select
          aria-label={t('answer')}
          value={quoted}
          options={[
            { value: 'all', label: t('answerAll') },
            { value: 'no', label: t('answerNo') },
            { value: 'yes', label: t('answerYes') },
          ]}
          onChange={({ target }) => choose({ quoted: target.value as typeof quoted })}
        />
        <Select
          aria-label={t('closing')}
          value={String(closing ?? '')}
          empty={t('anyClosing')}
          options={config.purchase.closing.map((days) => ({
            value: String(days),
            label: t('closingWithin', { count: days, n: formatNumber(locale, days) }),
          }))}
          onChange={({ target }) => choose({ closing: oneOf(config.purchase.closing, target.value) })}
        />
        <Select
          aria-label={t('placesLeft')}
          value={String(places ?? '')}
          empty={t('anyPlaces')}
          options={config.purchase.places.map((min) => ({
            value: String(min),
            label: t('placesLeast', { count: min, n: formatNumber(locale, min) }),
          }))}
          onChange={({ target }) => choose({ places: oneOf(config.purchase.places, target.value) })}
        />
        <div className="flex min-h-[36px] items-center">
          <Checkbox checked={matching} onChange={({ target }) => choose({ matching: target.checked })}>
            {t('onlyMatching')}
          </Checkbox>
        </div>
      </div>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={t('loading')} />}
      {data && (
        <>
          <div className="mb-2 flex flex-wrap items-baseline gap-x-4 text-ink-2">
            <p role="status">
              {data.total <= countedUpTo
                ? t('count', { count: data.total, n: formatNumber(locale, data.total) })
                : t('countMany', { n: formatNumber(locale, countedUpTo) })}
            </p>
            {data.items.length > 0 && (
              <p className="ms-auto text-12 text-ink-3 max-md:hidden pointer-coarse:hidden">{t('keys')}</p>
            )}
          </div>
          {data.items.length === 0 ? (
            <EmptyState icon="document" text={t(isFiltered ? 'noneFiltered' : 'none')}>
              {isFiltered && <Button onClick={clear}>{t('clear')}</Button>}
            </EmptyState>
          ) : (
            <RequestTable
              rows={data.items}
              isNew={({ cameAt }) => isAfter(cameAt, visit?.since)}
              countryOf={(code) => countries.find(({ value }) => value === code)?.label ?? code}
              names={names}
              busy={isPlaceholderData}
            />
          )}
          <Pager page={page} pages={Math.ceil(data.total / pageSize)} onPage={(to) => choose({ page: to })} />
        </>
      )}
    </>
  );
}
