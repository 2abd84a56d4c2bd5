'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Price } from '@/components/list/mark/price';
import { MinimumOrder } from '@/components/list/mark/quantity';
import { IncotermText } from '@/components/trade/incoterm-text';
import { PurchaseStateBadge } from '@/components/trade/purchase-state-badge';
import { QuotationStateBadge } from '@/components/trade/quotation-state-badge';
import { SpokenText } from '@/components/ui/spoken-text';
import type { CardView, ChatCard } from '@/lib/chat/schema';
import { formatPrice } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { decimalOf } from '@/lib/platform/money/amount';
import { pictureUrl } from '@/lib/platform/storage/picture';
import type { ChatOwner } from './types';
import { useCard } from './use-cards';

function Facts({ view }: { view: CardView }) {
  const locale = useLocale();
  const { price, unit, minimumOrder, quote, title } = view;
  if (price)
    return (
      <span className="text-ink-2">
        <b className="text-ink">
          <Price of={price} locale={locale} />
        </b>
        {unit && minimumOrder !== null && (
          <>
            {' · '}
            <MinimumOrder count={minimumOrder} unit={unit} locale={locale} />
          </>
        )}
      </span>
    );
  if (!quote) return null;
  return (
    <span className="text-ink-2">
      <b className="text-ink">
        <bdi dir="ltr">
          {formatPrice(locale, decimalOf(quote.unitPrice, quote.currency), quote.currency, quote.priceQuantity)}
        </bdi>
      </b>{' '}
      <IncotermText of={quote.incoterm} place={{ text: quote.place, locale: title?.locale ?? locale }} site={locale} />
    </span>
  );
}

type FaceProps = {
  kind: ChatCard['kind'];
  view: CardView | null | undefined;
  site: Locale;
  /** Retries loading the card. */
  onRetry?: (() => void) | undefined;
};

/** Content of a card, including one not sent yet. */
export function CardFace({ kind, view, site, onRetry }: FaceProps) {
  const t = useTranslations('chat');
  const isGone = view === null || (view !== undefined && view.title === null);
  return (
    <span className="flex items-center gap-3">
      {view?.picture && (
        <img
          src={pictureUrl(view.picture, 160)}
          alt=""
          width={72}
          height={54}
          loading="lazy"
          className="aspect-4/3 w-[72px] flex-none rounded-s bg-wash object-cover"
        />
      )}
      <span className="grid min-w-0 gap-[2px]">
        <span className="flex flex-wrap items-center gap-2 text-12 text-ink-3">
          {t(`card.${kind}`)}
          {view?.requestState && <PurchaseStateBadge state={view.requestState} />}
          {view?.quotationState && <QuotationStateBadge state={view.quotationState} />}
        </span>
        {onRetry && (
          <button
            type="button"
            className="cursor-pointer justify-self-start border-0 bg-transparent p-0 font-medium text-ink-2 underline phone:min-h-11"
            onClick={onRetry}
          >
            {t('retry')}
          </button>
        )}
        {view === undefined && !onRetry && (
          <span className="h-5 w-[160px] max-w-full rounded-s bg-wash-2" aria-hidden="true" />
        )}
        {isGone && <span className="text-ink-2">{t('cardGone')}</span>}
        {view?.title && (
          <b className="line-clamp-2">
            <SpokenText of={view.title} site={site} />
          </b>
        )}
        {view?.title && <Facts view={view} />}
      </span>
    </span>
  );
}

type BoxProps = Omit<FaceProps, 'site'>;

/** Content of a card, linked if its page is available. */
export function CardBox({ kind, view, onRetry }: BoxProps) {
  const locale = useLocale();
  const box = 'block max-w-full rounded border border-solid border-line bg-paper p-3 text-ink no-underline';
  const face = <CardFace kind={kind} view={view} site={locale} onRetry={onRetry} />;
  if (!view?.path || view.title === null) return <div className={box}>{face}</div>;
  return (
    <a href={view.path} target="_blank" rel="noopener" className={`${box} hover:border-ctl`}>
      {face}
    </a>
  );
}

type Props = { conversationId: number; owner: ChatOwner['kind']; card: ChatCard };

/** An attached item of the site in a conversation, in the reader's language, with its link. */
export function CardBubble({ conversationId, owner, card }: Props) {
  const { view, failed, retry } = useCard(conversationId, owner, card);
  return <CardBox kind={card.kind} view={view} onRetry={failed ? retry : undefined} />;
}
