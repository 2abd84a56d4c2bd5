'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Proof } from '@/components/company/proof';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { Amount } from '@/components/list/mark/money';
import { Closing } from '@/components/trade/closing';
import { QuotationStateBadge } from '@/components/trade/quotation-state-badge';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Pager } from '@/components/ui/pager';
import { Skeleton } from '@/components/ui/skeleton';
import { SpokenText } from '@/components/ui/spoken-text';
import { Table, type TableColumn } from '@/components/ui/table';
import { callContract } from '@/lib/platform/http/call-contract';
import { formatInstant, formatNumber } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { quotationReceivedCall } from '@/lib/quotation/received/schema';
import type { ReceivedRow } from '@/lib/quotation/received/types';

const pageSize = 20;

/** Quotations received, latest first: supplier, price, validity, link to compare. */
export function ReceivedList({ timeZone }: { timeZone: string }) {
  const t = useTranslations('purchaseCenter');
  const center = useTranslations('center');
  const order = useTranslations('order');
  const locale = useLocale();
  const [page, setPage] = useState(1);
  const input = { siteId: sites[locale].siteId, page, pageSize };
  const { data, isError, refetch } = useQuery({
    queryKey: ['quotation', 'received', input],
    queryFn: ({ signal }) => callContract(quotationReceivedCall, input, { quiet: true, signal }),
    placeholderData: (before) => before,
  });
  const columns: TableColumn<ReceivedRow>[] = [
    {
      key: 'request',
      head: t('received.request'),
      rowHead: true,
      cell: ({ requestId, title }) => (
        <Link
          className="text-accent underline phone:inline-flex phone:min-h-11 phone:items-center"
          href={href('purchaserPurchaseDetail', { id: requestId })}
        >
          <SpokenText of={title} site={locale} />
        </Link>
      ),
    },
    {
      key: 'supplier',
      head: t('received.supplier'),
      cell: ({ requestId, company, record, response, state }) => (
        <div className="inline-grid gap-1">
          <bdi>{company}</bdi>
          {record && <Proof company={record} locale={locale} response={response} form="line" />}
          <span>
            <QuotationStateBadge state={state} />
          </span>
          {state === 'accepted' && (
            <Link
              className="text-accent underline phone:inline-flex phone:min-h-11 phone:items-center"
              href={href('purchaserOrder', { id: requestId })}
            >
              {order('open')}
            </Link>
          )}
        </div>
      ),
    },
    {
      key: 'price',
      head: t('received.price'),
      numeric: true,
      cell: ({ unitPrice, currency, priceQuantity }) => (
        <Amount amount={unitPrice} currency={currency} per={priceQuantity} locale={locale} className="font-strong" />
      ),
    },
    {
      key: 'total',
      head: t('received.total'),
      numeric: true,
      cell: ({ total, currency }) => total !== null && <Amount amount={total} currency={currency} locale={locale} />,
    },
    {
      key: 'deviations',
      head: t('comparison.group.requirements'),
      cell: ({ deviations }) =>
        deviations && (
          <span className="inline-flex flex-wrap gap-1">
            {deviations.missed > 0 && (
              <Badge tone="warn">
                {t('comparison.deviations', { count: deviations.missed, n: formatNumber(locale, deviations.missed) })}
              </Badge>
            )}
            {deviations.taken > 0 && (
              <Badge>
                {t('comparison.deviationsTaken', {
                  count: deviations.taken,
                  n: formatNumber(locale, deviations.taken),
                })}
              </Badge>
            )}
            {deviations.missed + deviations.taken === 0 && <Badge tone="ok">{t('comparison.complies')}</Badge>}
          </span>
        ),
    },
    {
      key: 'submitted',
      head: t('received.submitted'),
      cell: ({ submittedAt }) => <time dateTime={submittedAt}>{formatInstant(locale, submittedAt, timeZone)}</time>,
    },
    {
      key: 'valid',
      head: t('received.valid'),
      cell: ({ state, validUntil }) =>
        (state === 'submitted' || state === 'revised') && (
          <span className="inline-grid gap-1">
            <time dateTime={validUntil}>{formatInstant(locale, validUntil, timeZone)}</time>
            <Closing at={validUntil} locale={locale} />
          </span>
        ),
    },
    {
      key: 'compare',
      head: <span className="sr-only">{t('compare')}</span>,
      cell: ({ requestId, title, company }) => (
        <ButtonLink size="s" href={href('purchaserComparison', { id: requestId })}>
          {t('received.compare')}{' '}
          <span className="sr-only">
            <SpokenText of={title} site={locale} /> <bdi>{company}</bdi>
          </span>
        </ButtonLink>
      ),
    },
  ];
  return (
    <>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={center('loading')} />}
      {data?.total === 0 && (
        <EmptyState icon="document" text={t('emptyQuotations')}>
          <ButtonLink tone="primary" href={href('purchaserPurchase')}>
            {t('title')}
          </ButtonLink>
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <Table label={t('quotationsTitle')} rows={data.items} keyOf={({ id }) => id} stacks columns={columns} />
          <Pager page={page} pages={Math.ceil(data.total / pageSize)} onPage={setPage} />
        </>
      )}
    </>
  );
}
