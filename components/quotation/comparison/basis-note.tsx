import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/lib/platform/i18n/format';
import { basisText } from '@/lib/quotation/basis/text';
import type { QuotationComparison } from '@/lib/quotation/figure/types';
import { rateText } from '@/lib/quotation/price/text';
import type { ComparedRequest } from './view';

/** Exchange rates of a comparison, without duplicates. */
export const ratesOf = ({ items }: Pick<QuotationComparison, 'items'>) => {
  const rates = items.flatMap(({ compared }) => compared?.rates ?? []);
  return [...new Map(rates.map((rate) => [`${rate.base} ${rate.currency}`, rate])).values()];
};

/** Basis and rates of the prices, and that the budget is private. */
export function BasisNote({ comparison, asked }: { comparison: QuotationComparison; asked: ComparedRequest }) {
  const all = useTranslations();
  const t = useTranslations('purchaseCenter.comparison');
  const locale = useLocale();
  const rates = ratesOf(comparison);
  const { budget, currency, place } = asked;
  return (
    <div className="grid gap-2">
      {basisText({ t: all as never, locale }, comparison, place).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {rates.length > 0 && (
        <>
          <p className="text-12 text-ink-2">{t(comparison.frozen ? 'ratesKept' : 'ratesNow')}</p>
          <ul className="m-0 grid list-none gap-1 p-0 text-12 text-ink-2">
            {rates.map((rate) => (
              <li key={`${rate.base} ${rate.currency}`}>{rateText({ t: all as never, locale }, rate)}</li>
            ))}
          </ul>
        </>
      )}
      {budget !== null && currency !== '' && (
        <p className="text-12 text-ink-2">{t('budget', { amount: formatAmount(locale, budget, currency) })}</p>
      )}
    </div>
  );
}
