import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';
import { isCompared } from '@/lib/quotation/constants';
import type { Bid } from '@/lib/quotation/figure/types';
import { missedCount } from '@/lib/quotation/mark/rules';
import { criteria, type Scored } from '@/lib/quotation/score';
import type { View } from './view';

type Props = { bid: Bid; scored: Scored | undefined; view: Pick<View, 'isUndecided'> };

/** Weighted score and its parts; without a score names the missing or failed requirements. */
export function ScoreText({ bid, scored, view: { isUndecided } }: Props) {
  const t = useTranslations('purchaseCenter.comparison');
  const locale = useLocale();
  const missed = isCompared(bid) ? missedCount(bid) : 0;
  if (missed > 0)
    return (
      <div className="grid gap-1">
        <b className="font-strong text-warn">{t('noRank', { count: missed, n: formatNumber(locale, missed) })}</b>
        {isUndecided && <span className="text-12 text-ink-2 print:hidden">{t('tolerateHow')}</span>}
      </div>
    );
  if (!scored) return <span className="text-ink-3">{t('notScored')}</span>;
  const points = (share: number) => formatNumber(locale, Math.round(share * 100));
  return (
    <div className="grid gap-1">
      {scored.sum === null ? (
        <span className="text-ink-3">{t('noScore')}</span>
      ) : (
        <b className="text-16 font-strong">{t('score', { points: points(scored.sum) })}</b>
      )}
      <ul className="m-0 flex list-none flex-wrap gap-x-3 p-0 text-12 text-ink-2">
        {criteria.map((one) => {
          const part = scored.parts[one];
          return (
            <li key={one}>{t('named', { label: t(`criterion.${one}`), text: part === null ? '–' : points(part) })}</li>
          );
        })}
      </ul>
    </div>
  );
}
