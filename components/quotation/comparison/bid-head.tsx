'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ContactButton } from '@/components/chat/contact-button';
import { Marks } from '@/components/mark/standing';
import { QuotationStateBadge } from '@/components/trade/quotation-state-badge';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { formatNumber } from '@/lib/i18n/format';
import { isCompared } from '@/lib/quotation/constants';
import type { Bid } from '@/lib/quotation/figure/types';
import { missedCount } from '@/lib/quotation/mark/rules';
import { href } from '@/lib/routes/address';
import { AcceptDialog } from './accept-dialog';
import { ContactDialog } from './contact-dialog';
import { DeclineDialog } from './decline-dialog';
import { ReportBidDialog } from './report-bid-dialog';
import { RoundDialog } from './round-dialog';
import type { View } from './view';

type Props = { bid: Bid; view: Pick<View, 'requestId' | 'warnings' | 'isUndecided' | 'timeZone'> };
type Opened = 'accept' | 'decline' | 'round' | 'contact' | 'report';
const dialogs = {
  accept: AcceptDialog,
  decline: DeclineDialog,
  round: RoundDialog,
  contact: ContactDialog,
  report: ReportBidDialog,
};

/** Whose quotation it is, what proves and what pays for the supplier apart, and what can be decided. */
export function BidHead({ bid, view: { requestId, warnings, isUndecided, timeZone } }: Props) {
  const t = useTranslations('purchaseCentre.comparison');
  const [opened, setOpened] = useState<Opened | null>(null);
  const { state, company, companyId, available, grade, membership, opened: isKnown, quotation } = bid;
  const locale = useLocale();
  const missed = isCompared(bid) ? missedCount(bid) : 0;
  const isLive = state === 'submitted' || state === 'revised';
  const isValid = new Date(quotation.validUntil) > new Date();
  const open = (one: Opened) => () => setOpened(one);
  const Opened = opened && dialogs[opened];
  const entries = [
    ...(isLive && isUndecided
      ? [
          ...(available && isValid ? [{ key: 'round', label: t('askBetter'), run: open('round') }] : []),
          { key: 'decline', label: t('decline'), danger: true, run: open('decline') },
        ]
      : []),
    ...(isKnown || state === 'accepted' || !available
      ? []
      : [{ key: 'contact', label: t('openContacts'), run: open('contact') }]),
    { key: 'report', label: t('report'), run: open('report') },
  ];
  return (
    <div className="grid gap-2 whitespace-normal">
      <a
        className="text-16 font-strong [overflow-wrap:anywhere] phone:inline-flex phone:min-h-11 phone:items-center"
        href={href('hallHome', { companyId })}
      >
        <bdi>{company}</bdi>
      </a>
      <div className="flex flex-wrap items-center gap-2">
        <Marks grade={grade} membership={membership} />
        <QuotationStateBadge state={state} />
        {!available && <Badge tone="bad">{t('unavailable')}</Badge>}
        {missed > 0 && <Badge tone="warn">{t('missed', { count: missed, n: formatNumber(locale, missed) })}</Badge>}
        {isKnown && <Badge tone="accent">{t('contactsKnown')}</Badge>}
      </div>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {isLive && isUndecided && isValid && available && (
          <Button size="s" tone="primary" aria-label={t('acceptOf', { company })} onClick={open('accept')}>
            {t('accept')}
          </Button>
        )}
        {available && <ContactButton to={{ companyId }} card={`quotation-${bid.id}`} name={company} />}
        <Menu label={t('actsOf', { company })} entries={entries} />
      </div>
      {Opened && (
        <Opened
          bid={bid}
          warnings={warnings.get(bid.id) ?? []}
          requestId={requestId}
          timeZone={timeZone}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
