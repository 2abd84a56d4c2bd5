import 'server-only';
import type { PurchaserActor } from '@/lib/platform/auth/actor';
import { type CsvCell, writeCsv } from '@/lib/platform/csv/document';
import { AppError } from '@/lib/platform/errors';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { countTry } from '@/lib/platform/limit/count';
import { getOwnPurchase } from '@/lib/purchase/own/queries';
import type { BasisChoice } from '@/lib/quotation/basis/rules';
import { basisText } from '@/lib/quotation/basis/text';
import { isCompared } from '@/lib/quotation/constants';
import type { Bid } from '@/lib/quotation/figure/types';
import { missedCount } from '@/lib/quotation/mark/rules';
import { compareQuotations } from '@/lib/quotation/queries';
import { comparisonRows, scoresOf } from './row';

/**
 * The comparison of an own request as CSV: all figures with terms and rates, weighted scores, the buyer's notes and the
 * basis. Missing values are stated as missing.
 * @throws AppError notFound, tooManyRequests
 */
export async function exportComparison(
  actor: PurchaserActor,
  requestId: number,
  site: Locale,
  choice: BasisChoice = {},
): Promise<string> {
  await countTry('exportFile', String(actor.accountId));
  const own = await getOwnPurchase(actor, requestId);
  const comparison = own && (await compareQuotations(actor, site, requestId, choice));
  if (!own || !comparison) throw new AppError('notFound');
  const t = await translator(site);
  const { items, weights } = comparison;
  const reader = { t, locale: site, timeZone: actor.timeZone, now: new Date() };
  const rows = comparisonRows(reader, comparison, own.purchase);
  const scores = scoresOf(items, weights);
  const points = (bid: Bid): CsvCell => {
    if (!isCompared(bid)) return t('purchaseCenter.comparison.notScored');
    const count = missedCount(bid);
    if (count > 0) return t('purchaseCenter.comparison.noRank', { count, n: formatNumber(site, count) });
    const sum = scores.get(bid.id)?.sum ?? null;
    return sum === null ? t('purchaseCenter.comparison.noScore') : Math.round(sum * 100);
  };
  return writeCsv(
    [
      [
        t('purchaseCenter.comparison.supplier'),
        t('purchaseCenter.comparison.wanted.head'),
        ...items.map(({ company }) => company),
      ],
      [t('purchaseCenter.comparison.row.score'), '', ...items.map(points)],
      ...rows.map(({ label, wanted = '', cells }) => [
        label,
        wanted,
        ...cells.map(({ text, best = '', notes = [], origin = '' }) =>
          [text, best, ...notes, origin].filter(Boolean).join(' '),
        ),
      ]),
      [
        t('purchaseCenter.comparison.row.files'),
        '',
        ...items.map(({ files }) => files.map(({ name }) => name).join('; ')),
      ],
      [t('purchaseCenter.comparison.note'), '', ...items.map(({ note }) => note.text)],
      ...basisText(reader, comparison, own.purchase.place).map((text) => [text]),
    ],
    site,
  );
}
