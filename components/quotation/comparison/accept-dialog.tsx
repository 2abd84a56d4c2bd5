'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Note } from '@/components/ui/note';
import { formatNumber, formatPrice } from '@/lib/platform/i18n/format';
import { purchaseLimits } from '@/lib/purchase/constants';
import { quotationAcceptCall } from '@/lib/quotation/call';
import { rateText } from '@/lib/quotation/price/text';
import type { DecisionProps } from './decision-props';
import { useDecision } from './use-decision';

/** Confirms an award, listing its consequences. */
export function AcceptDialog({ bid, view, onClose }: DecisionProps) {
  const all = useTranslations();
  const t = useTranslations('purchaseCenter.comparison');
  const locale = useLocale();
  const router = useRouter();
  const { company, compared, id, quotation, versions } = bid;
  const { warnings = [], taken = [], total = null } = view.briefs.get(id) ?? {};
  const rates = compared?.rates.map((rate) => rateText({ t: all as never, locale }, rate)) ?? [];
  const { act, busy, failureText } = useDecision(quotationAcceptCall, t('accepted', { company }), () => {
    onClose();
    router.refresh();
  });
  const price = formatPrice(locale, quotation.unitPrice, quotation.currency, quotation.priceQuantity);
  const terms = t('quoted', { price, incoterm: quotation.incoterm, place: quotation.place });
  return (
    <ConfirmDialog
      text={t('acceptAsk', { company })}
      more={
        <div className="mt-2 grid gap-2">
          <p className="font-strong">{terms}</p>
          {total !== null && <p className="font-strong">{total}</p>}
          <List title={t('taken')} texts={taken} />
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
          {view.unanswered > 0 && (
            <p>{t('openQuestions', { count: view.unanswered, n: formatNumber(locale, view.unanswered) })}</p>
          )}
          <ul className="m-0 grid list-disc gap-1 ps-5">
            <li>{t('follows.award')}</li>
            <li>{t('follows.contacts')}</li>
            <li>{t(view.tellsBand ? 'bandFollows' : 'follows.others')}</li>
            <li>{t('follows.final', { days: formatNumber(locale, purchaseLimits.undoDays) })}</li>
          </ul>
          <List title={t('ratesToKeep')} texts={rates} />
          {failureText && (
            <Note tone="bad" role="alert">
              {failureText}
            </Note>
          )}
        </div>
      }
      proceed={t('accept')}
      busy={busy}
      onAnswer={(agreed) => void (agreed ? act({ id, version: versions.at(-1)?.number ?? 1 }) : onClose())}
    />
  );
}

function List({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div>
      <p>{title}</p>
      <ul className="m-0 grid list-disc gap-1 ps-5">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
