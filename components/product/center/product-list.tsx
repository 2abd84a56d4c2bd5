'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePhone } from '@/components/form/phone-scope';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { RowFailure } from '@/components/layout/center/row-failure';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Pager } from '@/components/ui/pager';
import { Skeleton } from '@/components/ui/skeleton';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import { type OwnFilters, ownPageSize, useGroups, useOwnProducts } from '@/lib/product/edit/client';
import type { ProductState } from '@/lib/product/edit/constants';
import { BatchBar } from './batch-bar';
import { CapMeter } from './cap-meter';
import { PickProducts } from './pick-products';
import { ProductCards } from './product-cards';
import { ProductFilter } from './product-filter';
import { ProductTable } from './product-table';
import { StateTabs } from './state-tabs';
import { SubmitResultNote } from './submit-result';
import { useActs } from './use-acts';
import { useSubmission } from './use-submit-many';

const none: OwnFilters = { state: null, listed: null, groupId: null, keyword: '' };
const noIds: readonly number[] = [];

type Props = {
  timeZone: string;
  editable: boolean;
  /** Initial state filter; all by default. */
  state?: ProductState | null;
};

/** The company's products by state, with actions for one or several. */
export function ProductList({ timeZone, editable, state = null }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const [filters, setFilters] = useState<OwnFilters>({ ...none, state });
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState(noIds);
  const { data, isError, isPlaceholderData, refetch } = useOwnProducts(locale, filters, page);
  const groups = useGroups(locale).data ?? [];
  const phone = usePhone();
  const { act, busy: acting, failureOf, dialog } = useActs(() => setChosen(noIds));
  const submission = useSubmission(setChosen);
  const busy = acting || submission.progress !== null;
  const narrow = (change: Partial<OwnFilters>) => {
    setFilters((before) => ({ ...before, ...change }));
    setPage(1);
    setChosen(noIds);
  };
  const isNarrowed = filters.listed !== null || filters.groupId !== null || filters.keyword !== '';
  const pages = data ? Math.ceil(data.total / ownPageSize) : 1;
  const first = (page - 1) * ownPageSize + 1;
  const batch = { chosen, filters, groups, busy, act, submission, onChoose: setChosen };
  const [Batch, Rows] = phone ? [PickProducts, ProductCards] : [BatchBar, ProductTable];
  const pager = <Pager page={page} pages={pages} onPage={setPage} />;
  return (
    <>
      {data && <CapMeter used={data.all} cap={data.cap} />}
      <StateTabs
        value={filters.state}
        counts={data?.counts ?? null}
        all={data?.all ?? 0}
        onChange={(state) => narrow({ state })}
      />
      <ProductFilter
        filters={filters}
        groups={groups}
        total={data && !isPlaceholderData ? data.total : null}
        onChange={narrow}
        onClear={isNarrowed ? () => narrow({ ...none, state: filters.state }) : null}
      />
      {submission.result && <SubmitResultNote result={submission.result} onClose={submission.close} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={t('center.loading')} />}
      {data?.total === 0 && (
        <EmptyState icon="box" text={t(data.all === 0 ? 'productCenter.empty' : 'productCenter.emptyFilter')}>
          {data.all === 0 && editable && (
            <Link className="btn p" href={href('supplierProductNew')}>
              {t('center.newProduct')}
            </Link>
          )}
          {data.all > 0 && (
            <button type="button" className="btn" onClick={() => narrow(none)}>
              {t('productCenter.clear')}
            </button>
          )}
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <div className="pc-list" aria-busy={isPlaceholderData || busy}>
          <RowFailure of={failureOf('many')} className="mb-2" />
          {chosen.length > 0 && <Batch {...batch} products={data.items} total={data.total} />}
          <Rows
            products={data.items}
            chosen={chosen}
            timeZone={timeZone}
            editable={editable}
            busy={busy}
            act={act}
            failureOf={failureOf}
            onChoose={setChosen}
          />
          <div className="pc-foot">
            <span>
              {t('productCenter.range', {
                from: formatNumber(locale, first),
                to: formatNumber(locale, Math.min(first + ownPageSize - 1, data.total)),
                total: formatNumber(locale, data.total),
              })}
            </span>
            {!phone && pager}
          </div>
          {phone && pager}
        </div>
      )}
      {dialog}
    </>
  );
}
