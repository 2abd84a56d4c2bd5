'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePhone } from '@/components/form/phone-scope';
import { useDeletion } from '@/components/form/use-deletion';
import { useStepHash } from '@/components/form/use-step-hash';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { cardList } from '@/components/layout/center/phone-card';
import { RowFailure, useRowFailures } from '@/components/layout/center/row-failure';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pager } from '@/components/ui/pager';
import { Skeleton } from '@/components/ui/skeleton';
import type {
  FavouritePage,
  FavouriteType,
  favouriteDeleteCall,
  favouriteListCall,
  HistoryPage,
  historyDeleteCall,
  historyListCall,
} from '@/lib/footprint/schema';
import { callPath, type InputOf } from '@/lib/platform/http/call-contract';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { formatNumber } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { FootprintRow, subjectName } from './footprint-row';
import { TypeChoice } from './type-choice';

const pageSize = 20;
/** Key for all entries at once. */
const all = 0;
const types = {
  favourites: ['product', 'supplier', 'tender', 'purchaser'],
  browsing: ['product', 'supplier'],
} as const satisfies Record<string, readonly FavouriteType[]>;
const wayOut = {
  product: { address: href('productList'), text: 'footprint.findProducts' },
  supplier: { address: href('companyList'), text: 'footprint.findSuppliers' },
  tender: { address: href('tenderList', {}, { open: true, sort: 'deadline' }), text: 'footprint.findTenders' },
  purchaser: { address: href('supplierPurchase'), text: 'footprint.findRequests' },
} as const;
const missingTexts = {
  product: 'footprint.goneProduct',
  supplier: 'footprint.goneSupplier',
  tender: 'footprint.goneTender',
  purchaser: 'footprint.goneBuyer',
} as const;
const none = {
  product: 'footprint.noProducts',
  supplier: 'footprint.noSuppliers',
  tender: 'footprint.noTenders',
  purchaser: 'footprint.noBuyers',
} as const;
type Shown = 'favourites' | 'browsing';
type Counts = Partial<Record<FavouriteType, number>>;
type Entry = FavouritePage['items'][number] | HistoryPage['items'][number];
type ListCall = typeof favouriteListCall | typeof historyListCall;
type DropCall = typeof favouriteDeleteCall | typeof historyDeleteCall;
const calls = {
  favourites: { list: '/api/favourite/list', drop: '/api/favourite/delete' },
  browsing: { list: '/api/history/list', drop: '/api/history/delete' },
} as const;

type Props = {
  kind: MemberKind;
  show: Shown;
  timeZone: string;
  /** whether the account handles requests and so has buyers */
  requests?: boolean;
};

/** Favourites or browsing history of an account by type, newest first; entries can be removed. */
export function FootprintList({ kind, show, timeZone, requests = false }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const client = useQueryClient();
  const phone = usePhone();
  const { failureOf, attempt } = useRowFailures<number>();
  const offered = types[show].filter((one) => one !== 'purchaser' || requests);
  // Opens on the first non-empty type, known from the first response.
  const [opening, setOpening] = useState<FavouriteType | null>(null);
  const place = useStepHash(offered, opening ?? 'product');
  const type: FavouriteType = offered.find((one) => one === place.current) ?? 'product';
  const [page, setPage] = useState(1);
  const { dialog, remove } = useDeletion();
  const [counts, setCounts] = useState<Counts>({});
  const { data, isError, refetch } = useQuery({
    queryKey: ['footprint', kind, show, type, page],
    queryFn: () =>
      callPath<ListCall>(
        calls[show].list,
        { siteId: sites[locale].siteId, type, page, pageSize },
        { userType: kind, quiet: true },
      ),
  });
  const send = async (input: InputOf<DropCall>) => {
    const reread = () => client.invalidateQueries({ queryKey: ['footprint', kind, show] });
    await callPath<DropCall>(calls[show].drop, input, { userType: kind, quiet: true }).catch((error: unknown) => {
      // Not awaited, so that the error is shown at once.
      void reread();
      throw error;
    });
    await reread();
  };
  const nameOf = (entry: Entry) => subjectName(entry, locale)?.text ?? t(missingTexts[entry.type]);
  const drop = (entry: Entry) => {
    const which = show === 'favourites' ? { type: entry.type, ids: [entry.subjectId] } : { ids: [entry.id] };
    const work = () => remove(() => send(which), { names: [nameOf(entry)] });
    void attempt(entry.id, work, () => drop(entry));
  };
  const dropAll = () => {
    const work = () => remove(() => send({ ids: [] }), { names: [], count: data?.total ?? 0 });
    void attempt(all, work, dropAll);
  };
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const loaded: Counts | undefined = data?.counts;
  if (loaded && loaded !== counts) setCounts(loaded);
  if (loaded && opening === null) setOpening(offered.find((one) => (loaded[one] ?? 0) > 0) ?? 'product');
  if (data && page > pages) setPage(pages);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <TypeChoice
          label={t('footprint.types')}
          types={offered}
          chosen={type}
          onChoose={(one) => {
            place.go(one);
            setPage(1);
          }}
        >
          {(one) => (
            <>
              {t(`footprint.${one}`)}{' '}
              {counts[one] !== undefined && (
                <span className="ms-1 text-12 text-ink-3">{formatNumber(locale, counts[one])}</span>
              )}
            </>
          )}
        </TypeChoice>
        {show === 'browsing' && data && data.total > 0 && (
          <Button size="s" onClick={dropAll}>
            {t('footprint.clear')}
          </Button>
        )}
        <RowFailure of={failureOf(all)} className="basis-full" />
      </div>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={t('center.loading')} />}
      {data?.total === 0 && opening !== null && (
        <EmptyState
          icon={show === 'favourites' ? 'heart' : 'history'}
          text={t(show === 'favourites' ? none[type] : 'footprint.browsingEmpty')}
        >
          <ButtonLink tone="primary" href={wayOut[type].address}>
            {t(wayOut[type].text)}
          </ButtonLink>
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <ul className={phone ? cardList : 'rounded border border-line'}>
            {data.items.map((entry) => (
              <FootprintRow
                key={entry.id}
                entry={entry}
                timeZone={timeZone}
                buys={kind === 'purchaser'}
                failure={failureOf(entry.id)}
                onDelete={() => drop(entry)}
              />
            ))}
          </ul>
          <Pager page={page} pages={pages} onPage={setPage} />
        </>
      )}
      {dialog}
    </>
  );
}
