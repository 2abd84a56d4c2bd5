'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useZone } from '@/components/form/account-zone';
import { useAct } from '@/components/form/use-act';
import { AwardNext } from '@/components/trade/award-next';
import { QuotationStateBadge } from '@/components/trade/quotation-state-badge';
import { ReasonText } from '@/components/trade/reason-text';
import { UndoDialog } from '@/components/trade/undo-dialog';
import { UndoneNote } from '@/components/trade/undone-note';
import { TextTranslation } from '@/components/translate/text-translation';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Note } from '@/components/ui/note';
import { formatInstant, formatList, formatNumber, formatPriceRange } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { SpecificationLine } from '@/lib/purchase/types';
import { quotationWithdrawCall } from '@/lib/quotation/call';
import type { Standing } from '@/lib/quotation/own/queries';
import { priceChange } from '@/lib/quotation/price-change';
import { QuotationFacts } from './quotation-facts';
import { useChangedText } from './use-changed-text';

type Props = Pick<Standing, 'band' | 'cancel' | 'undoUntil' | 'undone' | 'whole'> & {
  own: NonNullable<Standing['own']>;
  /** whether the last version is in a form beside it */
  isForm: boolean;
  request: { lines: readonly SpecificationLine[]; spoken: Locale };
};

/** Status of the company's quotation: round, outcome, each version with its changes, and withdrawing it. */
export function QuotationStanding({ own, band, cancel, undoUntil, undone, whole, isForm, request }: Props) {
  const t = useTranslations('quotationCenter');
  const trade = useTranslations('trade');
  const locale = useLocale();
  const zone = useZone();
  const router = useRouter();
  const changedText = useChangedText();
  const [asking, setAsking] = useState(false);
  const [undoing, setUndoing] = useState(false);
  const withdraw = useAct(quotationWithdrawCall, { done: t('withdrawn'), onDone: () => router.refresh() });
  const isLive = own.state === 'submitted' || own.state === 'revised';
  const time = (iso: string) => formatInstant(locale, iso, zone);
  const answer = async (agreed: boolean) => {
    if (agreed) await withdraw.act({ id: own.id });
    setAsking(false);
  };
  return (
    <Card
      title={t('ownQuotation')}
      mark={<QuotationStateBadge state={own.state} />}
      action={
        isLive && (
          <Button size="s" onClick={() => setAsking(true)}>
            {t('withdraw')}
          </Button>
        )
      }
      padded
    >
      {isLive && own.round?.open && (
        <Note tone="warn" title={t('roundTitle', { time: time(own.round.until) })}>
          {own.round.text !== '' && (
            <>
              <p className="whitespace-pre-line">{own.round.text}</p>
              {/* The buyer may write on another language's site than that of the request. */}
              <TextTranslation from={null} texts={[own.round.text]} />
            </>
          )}
        </Note>
      )}
      {own.state === 'accepted' && (
        <Note tone="ok">
          <p>{t('accepted')}</p>
          {undoUntil && (
            <div className="mt-2 grid justify-items-start gap-2">
              <p>{trade('undo.until', { time: time(undoUntil) })}</p>
              <Button size="s" onClick={() => setUndoing(true)}>
                {trade('undo.act.supplier')}
              </Button>
            </div>
          )}
        </Note>
      )}
      {own.state === 'accepted' && <AwardNext side="seller" requestId={own.requestId} />}
      <UndoneNote awards={undone} side="supplier" timeOf={time} />
      {own.state === 'declined' && (
        <Note tone="bad" title={t('declined')}>
          {own.decline && (
            <ReasonText label={own.decline.key && trade(`declineReason.${own.decline.key}`)} text={own.decline.text} />
          )}
        </Note>
      )}
      {own.state === 'notSelected' && (
        <Note title={t(cancel ? 'requestCancelled' : 'notSelected')}>
          {cancel && <ReasonText label={cancel.key && trade(`cancelReason.${cancel.key}`)} text={cancel.text} />}
          {band && (
            <p>
              {t.rich('band', {
                band: formatPriceRange(locale, band),
                q: (chunks) => <bdi dir="ltr">{chunks}</bdi>,
              })}
            </p>
          )}
        </Note>
      )}
      {own.state === 'expired' && <Note>{t('expired')}</Note>}
      {own.state === 'withdrawn' && <Note>{t('withdrawnNote')}</Note>}
      <ol className="grid gap-2" aria-label={t('versions')}>
        {own.versions.toReversed().map((version, index, all) => {
          const { number, changed, createdAt } = version;
          const found = whole.find((one) => one.number === number);
          const change = priceChange(locale, all[index + 1], version);
          return (
            <li key={number} className="grid gap-1 border-s-2 border-line ps-3">
              <span>
                {t('version', { n: formatNumber(locale, number) })}{' '}
                <time className="text-12 text-ink-3" dateTime={createdAt}>
                  {time(createdAt)}
                </time>
              </span>
              {number > 1 && changed.length > 0 && (
                <span className="text-ink-2">
                  {t('changed', { fields: formatList(locale, changed.map(changedText)) })}
                </span>
              )}
              {change && <span className="text-ink-2">{trade('priceChange', change)}</span>}
              {found && (
                <details open={!isForm && index === 0}>
                  <summary className="cursor-pointer text-accent phone:min-h-11">
                    {t('versionWhole', { n: formatNumber(locale, number) })}
                  </summary>
                  <QuotationFacts id={own.id} version={found} request={request} />
                </details>
              )}
            </li>
          );
        })}
      </ol>
      {undoing && (
        <UndoDialog
          id={own.id}
          side="supplier"
          title={trade('undo.act.supplier')}
          onDone={() => router.refresh()}
          onClose={() => setUndoing(false)}
        />
      )}
      {asking && (
        <ConfirmDialog
          text={t('withdrawAsk')}
          proceed={t('withdraw')}
          danger
          busy={withdraw.busy}
          onAnswer={(agreed) => void answer(agreed)}
        />
      )}
    </Card>
  );
}
