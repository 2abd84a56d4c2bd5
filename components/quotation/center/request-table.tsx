'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { z } from 'zod';
import { Quantity } from '@/components/list/mark/quantity';
import { Closing } from '@/components/trade/closing';
import { CountryCode } from '@/components/trade/country-code';
import { DeadlineCell } from '@/components/trade/deadline-cell';
import { PlacesOf } from '@/components/trade/places-of';
import { QuotationStateBadge } from '@/components/trade/quotation-state-badge';
import { RequirementLine } from '@/components/trade/requirement-line';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Flag } from '@/components/ui/flag';
import { ListTable } from '@/components/ui/list-table';
import { SpokenText } from '@/components/ui/spoken-text';
import { href } from '@/lib/platform/routes/address';
import type { purchaseMatchCall } from '@/lib/purchase/match/call';
import { FollowToggle } from './follow-toggle';
import { useListKeys } from './use-list-keys';

export type MatchRow = z.output<typeof purchaseMatchCall.output>['items'][number];
type Props = {
  rows: readonly MatchRow[];
  /** published since the reader's last visit */
  isNew: (row: MatchRow) => boolean;
  /** name by code */
  countryOf: (code: string) => string;
  /** names of categories */
  names: Readonly<Record<number, string>>;
  busy: boolean;
};

/** Requests that a supplier may quote for: why they match, terms and places left. */
export function RequestTable({ rows, isNew, countryOf, names, busy }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  useListKeys(place);
  const addressOf = ({ id }: MatchRow) => href('supplierPurchaseQuote', { id });
  const marks = (row: MatchRow) => (
    <>
      {isNew(row) && <Badge tone="calm">{t('quotationCenter.new')}</Badge>}
      {row.match === 'invited' && <Badge tone="calm">{t('quotationCenter.invited')}</Badge>}
      {row.kind === 'inquiry' && <Badge>{t('quotationCenter.inquiry')}</Badge>}
      {row.answer && <QuotationStateBadge state={row.answer.state} />}
    </>
  );
  const why = ({ match, reason }: MatchRow) => {
    if (!reason) return match === 'matching' && t('quotationCenter.matching');
    const fits = reason.categoryId === null ? undefined : names[reason.categoryId];
    return (
      <>
        {t.rich('quotationCenter.reason', { product: () => <bdi>{reason.product}</bdi> })}
        {fits && ` · ${fits}`}
      </>
    );
  };
  return (
    <div ref={place} aria-busy={busy || undefined}>
      <ListTable
        label={t('quotationCenter.requests')}
        rows={rows}
        keyOf={({ id }) => id}
        titleHead={t('trade.request')}
        title={(row) => (
          <>
            {marks(row)} <SpokenText of={row.title} site={locale} />
          </>
        )}
        hrefOf={addressOf}
        hintOf={({ title }) => title.text}
        note={(row) => (
          <>
            <span className="font-medium text-ok">{why(row)}</span>
            {(row.reason || row.match === 'matching') && row.requirements.length > 0 && ' · '}
            <RequirementLine lines={row.requirements} spoken={row.title.locale} locale={locale} />
          </>
        )}
        columns={[
          {
            key: 'quantity',
            head: t('trade.quantity'),
            width: 104,
            from: 'lg',
            numeric: true,
            wraps: true,
            cell: ({ quantity, unit }) => <Quantity count={quantity} unit={unit} locale={locale} />,
          },
          {
            key: 'country',
            head: t('list.country'),
            width: 76,
            cell: ({ countryCode: code }) => code && <CountryCode code={code} name={countryOf(code)} />,
          },
          {
            key: 'incoterm',
            head: t('trade.incotermShort'),
            width: 80,
            from: 'xl',
            cell: ({ incoterm }) => <span dir="ltr">{incoterm}</span>,
          },
          {
            key: 'category',
            head: t('trade.category'),
            width: 128,
            from: 'xl',
            cell: ({ categoryId }) => names[categoryId],
          },
          {
            key: 'closing',
            head: t('trade.closesShort'),
            width: 160,
            numeric: true,
            cell: ({ validUntil }) => <DeadlineCell at={validUntil} locale={locale} />,
          },
          {
            key: 'places',
            head: t('trade.placesShort'),
            width: 76,
            from: 'lg',
            numeric: true,
            cell: ({ placesLeft, quotationMax }) => <PlacesOf left={placesLeft} max={quotationMax} locale={locale} />,
          },
        ]}
        brief={(row) => (
          <>
            {row.countryCode && (
              <span className="inline-flex items-center gap-2 truncate">
                <Flag code={row.countryCode} />
                {countryOf(row.countryCode)}
              </span>
            )}
            <Closing at={row.validUntil} locale={locale} short />
            <PlacesOf left={row.placesLeft} max={row.quotationMax} locale={locale} />
            <span className="truncate font-medium text-ok">{why(row)}</span>
          </>
        )}
        actsHead={t('quotationCenter.quote')}
        actsWidth={176}
        acts={(row) => (
          <>
            <FollowToggle requestId={row.id} title={row.title.text} following={row.following} inRow />
            <ButtonLink
              href={addressOf(row)}
              size="s"
              tone={row.answer && row.answer.state !== 'withdrawn' ? 'plain' : 'primary'}
              className="my-auto me-2 max-md:hidden"
              aria-keyshortcuts="Q"
            >
              {t(row.answer && row.answer.state !== 'withdrawn' ? 'quotationCenter.open' : 'quotationCenter.quote')}
            </ButtonLink>
          </>
        )}
      />
    </div>
  );
}
