import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ContactButton } from '@/components/chat/contact-button';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import type { Bid } from '@/lib/quotation/figure/types';
import { AcceptButton } from './accept-button';
import { ContactDialog } from './contact-dialog';
import { DeclineDialog } from './decline-dialog';
import { ReportBidDialog } from './report-bid-dialog';
import { RoundDialog } from './round-dialog';
import { isLive, isOpen, type View } from './view';

const dialogs = { decline: DeclineDialog, round: RoundDialog, contact: ContactDialog, report: ReportBidDialog };
type Props = {
  bid: Bid;
  view: View;
  /** Without the accept button, which is elsewhere. */
  unaccepting?: boolean;
};

/** Actions on a quotation: common ones as buttons, the rest in a menu. */
export function BidActs({ bid, view, unaccepting }: Props) {
  const t = useTranslations('purchaseCenter.comparison');
  const [opened, setOpened] = useState<keyof typeof dialogs | null>(null);
  const { state, company, companyId, available, opened: isKnown } = bid;
  const canTake = view.isUndecided && isOpen(bid);
  const Opened = opened && dialogs[opened];
  const entries = [
    ...(isLive(bid) && view.isUndecided
      ? [{ key: 'decline', label: t('decline'), danger: true, run: () => setOpened('decline') }]
      : []),
    ...(isKnown || state === 'accepted' || !available
      ? []
      : [{ key: 'contact', label: t('openContacts'), run: () => setOpened('contact') }]),
    { key: 'report', label: t('report'), run: () => setOpened('report') },
  ];
  return (
    <div className="flex flex-wrap items-center gap-2 whitespace-normal print:hidden">
      {canTake && !unaccepting && <AcceptButton bid={bid} view={view} />}
      <Menu label={t('actsOf', { company })} entries={entries} />
      {canTake && (
        <Button
          size="s"
          className="h-auto! px-2! text-start whitespace-normal!"
          aria-label={t('roundTitle', { company })}
          onClick={() => setOpened('round')}
        >
          {t('askBetter')}
        </Button>
      )}
      {available && <ContactButton to={{ companyId }} card={`quotation-${bid.id}`} name={company} />}
      {isKnown && <Badge tone="accent">{t('contactsKnown')}</Badge>}
      {Opened && <Opened bid={bid} view={view} onClose={() => setOpened(null)} />}
    </div>
  );
}
