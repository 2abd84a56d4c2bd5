'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmptyState } from '@/components/centre/empty-state';
import { LoadFailure } from '@/components/centre/load-failure';
import { Pager } from '@/components/centre/pager';
import { cardList } from '@/components/centre/phone-card';
import { RowFailure, useRowFailures } from '@/components/centre/row-failure';
import { SkeletonRows } from '@/components/centre/skeleton-rows';
import { usePhone } from '@/components/form/phone-scope';
import { useDeletion } from '@/components/form/use-deletion';
import { useStepHash } from '@/components/form/use-step-hash';
import { Link } from '@/components/ui/link';
import type { FavouritePage, FavouriteType, HistoryPage } from '@/lib/footprint/schema';
import { call } from '@/lib/http/client';
import type { MemberKind } from '@/lib/http/presence';
import { sites } from '@/lib/i18n/site';
import { href } from '@/lib/routes/address';
import { FootprintRow, subjectName } from './footprint-row';

const pageSize = 20;
/** Stands for all entries at once. */
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
const gone = {
  product: 'footprint.goneProduct',
  supplier: 'footprint.goneSupplier',
  tender: 'footprint.goneTender',
  purchaser: 'footprint.goneBuyer',
} as const;
type Shown = 'favourites' | 'browsing';
type Entry = FavouritePage['items'][number] | HistoryPage['items'][number];
const calls = {
  favourites: { list: '/api/favourite/list', drop: '/api/favourite/delete' },
  browsing: { list: '/api/history/list', drop: '/api/history/delete' },
} as const;

type Props = {
  kind: MemberKind;
  show: Shown;
  timeZone: string;
  /** whether the account deals with requests, and so with buyers */
  requests?: boolean;
};

/** What an account has marked or looked at, by type, newest first; entries can be taken away. */
export function FootprintList({ kind, show, timeZone, requests = false }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const client = useQueryClient();
  const phone = usePhone();
  const { failureOf, attempt } = useRowFailures<number>();
  const offered = types[show].filter((one) => one !== 'purchaser' || requests);
  const place = useStepHash(offered);
  const type: FavouriteType = offered.find((one) => one === place.current) ?? 'product';
  const [page, setPage] = useState(1);
  const { dialog, remove } = useDeletion();
  const { data, isError, refetch } = useQuery({
    queryKey: ['footprint', kind, show, type, page],
    queryFn: () =>
      call<{ items: Entry[]; total: number }>(
        calls[show].list,
        { siteId: sites[locale].siteId, type, page, pageSize },
        { userType: kind, quiet: true },
      ),
  });
  const send = async (input: object) => {
    const reread = () => client.invalidateQueries({ queryKey: ['footprint', kind, show] });
    await call(calls[show].drop, input, { userType: kind, quiet: true }).catch((error: unknown) => {
      // Why it failed is said at once, however long that takes.
      void reread();
      throw error;
    });
    await reread();
  };
  const nameOf = (entry: Entry) => subjectName(entry, locale)?.text ?? t(gone[entry.type]);
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
  // The last entry of the last page is gone.
  if (data && page > pages) setPage(pages);
  return (
    <>
      <div className="fp-bar">
        <fieldset className="sgm" aria-label={t('footprint.types')}>
          {offered.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === type}
              onClick={() => {
                place.go(one);
                setPage(1);
              }}
            >
              {t(`footprint.${one}`)}
            </button>
          ))}
        </fieldset>
        {show === 'browsing' && data && data.total > 0 && (
          <button type="button" className="btn s" onClick={dropAll}>
            {t('footprint.clear')}
          </button>
        )}
        <RowFailure of={failureOf(all)} className="basis-full" />
      </div>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows label={t('centre.loading')} />}
      {data?.total === 0 && (
        <EmptyState
          icon={show === 'favourites' ? 'heart' : 'history'}
          text={t(type === 'purchaser' ? 'footprint.noBuyers' : `footprint.${show}Empty`)}
        >
          <Link className="btn p" href={wayOut[type].address}>
            {t(wayOut[type].text)}
          </Link>
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <ul className={phone ? cardList : 'fp-l'}>
            {data.items.map((entry) => (
              <FootprintRow
                key={entry.id}
                entry={entry}
                timeZone={timeZone}
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
