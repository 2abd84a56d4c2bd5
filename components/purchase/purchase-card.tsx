import { useTranslations } from 'next-intl';
import { FollowButton } from '@/components/footprint/follow-button';
import { Closing, PlacesLeft } from '@/components/trade/closing';
import { ClosingTime } from '@/components/trade/closing-time';
import { buttonStyle } from '@/components/ui/button';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { PurchaseState } from '@/lib/purchase/constants';
import type { PublicPurchase } from '@/lib/purchase/public/queries';
import { SupplierAct } from './supplier-act';

type Props = { purchase: PublicPurchase; state: PurchaseState; locale: Locale };

const texts = [
  'send',
  'signIn',
  'purchaser',
  'ask',
  'askLabel',
  'askHint',
  'askSend',
  'askSending',
  'asked',
  'askFailed',
  'askUnsure',
  'waiting',
] as const;

/** Deadline and remaining quotations of a request, with actions while open. */
export function PurchaseCard({ purchase, state, locale }: Props) {
  const t = useTranslations();
  const { id, title, validUntil, placesLeft, quotations } = purchase;
  const hall = useTranslations('purchaseHall');
  return (
    <div className="grid gap-5 rounded border border-line p-5 lg:sticky lg:top-20">
      <dl className="grid gap-4">
        <div>
          <dt className="text-12 text-ink-3">{t('trade.closes')}</dt>
          <dd className="grid gap-1">
            <span className="text-16 font-strong">
              <ClosingTime iso={validUntil} locale={locale} />
            </span>
            {state === 'open' && <Closing at={validUntil} locale={locale} />}
          </dd>
        </div>
      </dl>
      <p className="grid gap-1">
        {state === 'open' && <PlacesLeft count={placesLeft} locale={locale} />}
        <span className="text-ink-3">
          {hall('received', { count: quotations, n: formatNumber(locale, quotations) })}
        </span>
      </p>
      {state === 'open' && (
        <div className="print:hidden">
          <SupplierAct
            id={id}
            validUntil={validUntil}
            ended={hall('ended.closed')}
            texts={{
              ...(Object.fromEntries(texts.map((key) => [key, hall(key)])) as Record<(typeof texts)[number], string>),
              hiddenTitle: t('form.hiddenContacts.title'),
              hiddenHint: t('form.hiddenContacts.hint'),
              hiddenNot: t('form.hiddenContacts.not'),
              hiddenNotHint: t('form.hiddenContacts.notHint'),
            }}
          />
        </div>
      )}
      {(state === 'open' || state === 'closed') && (
        <div className="print:hidden">
          <FollowButton
            type="request"
            id={id}
            name={title.text}
            lang={title.locale}
            className={buttonStyle({ wide: true })}
          />
        </div>
      )}
      <p className="text-12 text-ink-3">{hall('privacy')}</p>
    </div>
  );
}
