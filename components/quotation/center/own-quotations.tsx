'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useZone } from '@/components/form/account-zone';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { Amount } from '@/components/list/mark/money';
import { Quantity } from '@/components/list/mark/quantity';
import { QuotationStateBadge } from '@/components/trade/quotation-state-badge';
import { Select } from '@/components/ui/control';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { Pager } from '@/components/ui/pager';
import { Skeleton } from '@/components/ui/skeleton';
import { SpokenText } from '@/components/ui/spoken-text';
import { Table } from '@/components/ui/table';
import { callContract } from '@/lib/platform/http/call-contract';
import { formatInstant } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { quotationOwnListCall } from '@/lib/quotation/call';
import { quotationStates } from '@/lib/quotation/constants';

const pageSize = 20;
type State = (typeof quotationStates)[number];

/** The company's quotations, latest first, optionally by state. */
export function OwnQuotations() {
  const t = useTranslations('quotationCenter');
  const stateText = useTranslations('trade.quotationState');
  const trade = useTranslations('trade');
  const order = useTranslations('order');
  const locale = useLocale();
  const zone = useZone();
  const [state, setState] = useState<State | ''>('');
  const [page, setPage] = useState(1);
  const input = { siteId: sites[locale].siteId, states: state === '' ? [...quotationStates] : [state], page, pageSize };
  const { data, isError, refetch } = useQuery({
    queryKey: ['own', 'quotation', input],
    queryFn: ({ signal }) => callContract(quotationOwnListCall, input, { quiet: true, signal }),
    placeholderData: (before) => before,
  });
  const time = (iso: string) => <time dateTime={iso}>{formatInstant(locale, iso, zone)}</time>;
  return (
    <>
      <div className="mb-4 max-w-[320px]">
        <Field label={t('state')}>
          {(ties) => (
            <Select
              {...ties}
              value={state}
              empty={t('anyState')}
              options={quotationStates.map((one) => ({ value: one, label: stateText(one) }))}
              onChange={({ target }) => {
                setState(target.value as State | '');
                setPage(1);
              }}
            />
          )}
        </Field>
      </div>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={t('loading')} />}
      {data && data.items.length === 0 && (
        <EmptyState icon="document" text={t(state === '' ? 'noQuotations' : 'noneInState')}>
          <Link className="text-accent underline" href={href('supplierPurchase')}>
            {t('toRequests')}
          </Link>
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <>
          <Table
            label={t('ownTitle')}
            rows={data.items}
            keyOf={({ id }) => id}
            stacks
            columns={[
              {
                key: 'title',
                head: t('request'),
                rowHead: true,
                cell: ({ requestId, title }) => (
                  <Link
                    className="text-accent underline phone:inline-flex phone:min-h-11 phone:items-center"
                    href={href('supplierPurchaseQuote', { id: requestId })}
                  >
                    <SpokenText of={title} site={locale} />
                  </Link>
                ),
              },
              {
                key: 'state',
                head: t('state'),
                cell: (row) => (
                  <span className="inline-grid gap-1">
                    <span>
                      <QuotationStateBadge state={row.state} />
                    </span>
                    {row.round?.open && (row.state === 'submitted' || row.state === 'revised') && (
                      <small>{t('roundUntil', { time: formatInstant(locale, row.round.until, zone) })}</small>
                    )}
                    {row.state === 'accepted' && (
                      <Link className="text-accent underline" href={href('supplierOrder', { id: row.requestId })}>
                        {order('open')}
                      </Link>
                    )}
                    {row.decline?.key && <small>{trade(`declineReason.${row.decline.key}`)}</small>}
                    {row.decline?.text && <small dir="auto">{row.decline.text}</small>}
                  </span>
                ),
              },
              {
                key: 'quantity',
                head: t('quantity'),
                numeric: true,
                cell: ({ quantity, unit }) => <Quantity count={quantity} unit={unit} locale={locale} />,
              },
              {
                key: 'price',
                head: t('unitPrice'),
                numeric: true,
                cell: ({ unitPrice, currency, priceQuantity }) => (
                  <Amount amount={unitPrice} currency={currency} per={priceQuantity} locale={locale} />
                ),
              },
              {
                key: 'total',
                head: t('total'),
                numeric: true,
                cell: ({ total, currency }) =>
                  total !== null && <Amount amount={total} currency={currency} locale={locale} />,
              },
              { key: 'submitted', head: t('submitted'), cell: ({ submittedAt }) => time(submittedAt) },
              { key: 'valid', head: t('validUntil'), cell: ({ validUntil }) => time(validUntil) },
            ]}
          />
          <Pager page={page} pages={Math.ceil(data.total / pageSize)} onPage={setPage} />
        </>
      )}
    </>
  );
}
