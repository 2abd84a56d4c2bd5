'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { z } from 'zod';
import { Quantity } from '@/components/list/mark/quantity';
import { QuotationStateBadge } from '@/components/trade/quotation-state-badge';
import { useZonedTime } from '@/components/trade/use-zoned-time';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Flag } from '@/components/ui/flag';
import { Link } from '@/components/ui/link';
import { SpokenText } from '@/components/ui/spoken-text';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import type { purchaseMatchCall } from '@/lib/purchase/match/call';
import { FollowToggle } from './follow-toggle';

export type MatchRow = z.output<typeof purchaseMatchCall.output>['items'][number];
type Props = {
  row: MatchRow;
  /** published since the reader's last visit */
  isNew: boolean;
  country: string | undefined;
  category: string | undefined;
  /** name of the matching product */
  fits: string | undefined;
};

/** A request that a supplier may quote for. */
export function RequestRow({ row, isNew, country, category, fits }: Props) {
  const t = useTranslations('quotationCenter');
  const locale = useLocale();
  const timeOf = useZonedTime();
  const at = row.validUntil;
  const { id, title, match, answer, placesLeft, reason } = row;
  const address = href('supplierPurchaseQuote', { id });
  const isLive = answer !== null && answer.state !== 'withdrawn';
  return (
    <li className="grid gap-2 border-b border-line p-4 last:border-b-0">
      <div className="flex flex-wrap items-center gap-2">
        {isNew && <Badge tone="calm">{t('new')}</Badge>}
        {match === 'invited' && <Badge tone="calm">{t('invited')}</Badge>}
        {match === 'matching' && <Badge tone="ok">{t('matching')}</Badge>}
        {row.kind === 'inquiry' && <Badge>{t('inquiry')}</Badge>}
        {answer && <QuotationStateBadge state={answer.state} />}
        {reason && (
          <span className="text-12 text-ink-2 [overflow-wrap:anywhere]">
            {t.rich('reason', { product: () => <bdi>{reason.product}</bdi> })}
            {fits && ` · ${fits}`}
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="grid min-w-0 flex-[1_1_320px] gap-1 [overflow-wrap:anywhere]">
          <h2 className="text-16 font-[650]">
            <Link className="hover:underline phone:inline-flex phone:min-h-11 phone:items-center" href={address}>
              <SpokenText of={title} site={locale} />
            </Link>
          </h2>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
            {row.countryCode && (
              <span className="inline-flex items-center gap-2">
                <Flag code={row.countryCode} />
                {country ?? row.countryCode}
              </span>
            )}
            {category && <span>{category}</span>}
            <Quantity count={row.quantity} unit={row.unit} locale={locale} />
            {row.incoterm && <span dir="ltr">{row.incoterm}</span>}
          </p>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-3">
            <time dateTime={at}>{t('until', { time: timeOf(at) })}</time>
            <span>{t('places', { count: placesLeft, n: formatNumber(locale, placesLeft) })}</span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <FollowToggle requestId={id} title={title.text} following={row.following} />
          <ButtonLink href={address} tone={isLive ? 'plain' : 'primary'}>
            {t(isLive ? 'openQuotation' : 'quote')}
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
