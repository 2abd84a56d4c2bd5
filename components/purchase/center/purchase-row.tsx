import { useLocale, useTranslations } from 'next-intl';
import { PurchaseStateBadge } from '@/components/trade/purchase-state-badge';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Menu, type MenuEntry } from '@/components/ui/menu';
import { formatInstant, formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import type { OwnPurchase } from '@/lib/purchase/types';
import { PlacesText } from './places-text';

/** Address for editing a draft. */
export const draftAddress = (id: number): string => `${href('purchaseForm')}?id=${id}`;

type Props = {
  item: OwnPurchase;
  timeZone: string;
  entries: readonly MenuEntry[];
};

const target = 'phone:inline-flex phone:min-h-11 phone:items-center';

/** An own request with its pending items. */
export function PurchaseRow({ item, timeZone, entries }: Props) {
  const t = useTranslations('purchaseCenter');
  const order = useTranslations('order');
  const locale = useLocale();
  const { id, state, kind, title, quotations, places, unanswered, validUntil, decideUntil, updatedAt } = item;
  const isDraft = state === 'draft';
  const n = (value: number) => formatNumber(locale, value);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded border border-line bg-paper p-4">
      <div className="grid min-w-0 flex-[1_1_280px] gap-1">
        <h2 className="flex flex-wrap items-center gap-2 text-16 font-strong [overflow-wrap:anywhere]">
          {isDraft ? (
            <a className={target} href={draftAddress(id)}>
              <bdi>{title || t('untitled')}</bdi>
            </a>
          ) : (
            <Link className={target} href={href('purchaserPurchaseDetail', { id })}>
              <bdi>{title}</bdi>
            </Link>
          )}
          <PurchaseStateBadge state={state} />
          {kind === 'inquiry' && <Badge hollow>{t('inquiry')}</Badge>}
        </h2>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
          {state === 'pending' && <span className="font-strong text-warn">{t('underReview')}</span>}
          {!isDraft && state !== 'pending' && <span>{t('quotations', { count: quotations, n: n(quotations) })}</span>}
          {places && <PlacesText places={places} />}
          {unanswered > 0 && (
            <span className="font-strong text-warn">{t('unanswered', { count: unanswered, n: n(unanswered) })}</span>
          )}
          {isDraft && <span>{t('changedAt', { time: formatInstant(locale, updatedAt, timeZone) })}</span>}
          {decideUntil && (
            <span className="font-strong text-warn">
              {t('decideUntil', { time: formatInstant(locale, decideUntil, timeZone) })}
            </span>
          )}
          {!isDraft && !decideUntil && validUntil && (
            <span>
              {t(state === 'open' || state === 'pending' ? 'closes' : 'closed', {
                time: formatInstant(locale, validUntil, timeZone),
              })}
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isDraft && (
          <ButtonLink size="s" href={draftAddress(id)} hard>
            {t('edit')}
          </ButtonLink>
        )}
        {state === 'awarded' && (
          <ButtonLink size="s" href={href('purchaserOrder', { id })}>
            {order('title')}
          </ButtonLink>
        )}
        {!isDraft && quotations > 0 && (
          <ButtonLink size="s" href={href('purchaserComparison', { id })}>
            {t('compare')}
          </ButtonLink>
        )}
        <Menu label={t('acts', { title })} entries={entries} />
      </div>
    </li>
  );
}
