import { useLocale, useTranslations } from 'next-intl';
import { digitsOf, formatMoney, formatNumber } from '@/lib/i18n/format';
import { type Comparison, rateText } from '@/lib/quotation/rows';
import type { Asked } from './comparison';

/** On what the prices are put, by which rates, and that the budget stays with the buyer. */
export function BasisNote({ comparison: { basis, frozen, items }, asked }: { comparison: Comparison; asked: Asked }) {
  const all = useTranslations();
  const t = useTranslations('purchaseCentre.comparison');
  const locale = useLocale();
  const rates = items.flatMap(({ compared }) => compared?.rates ?? []);
  const once = [...new Map(rates.map((rate) => [`${rate.base} ${rate.currency}`, rate])).values()];
  const quantity = useTranslations('product.quantity');
  const budget = asked.budget;
  return (
    <div className="grid gap-1 rounded border border-line bg-wash px-4 py-3">
      {basis ? (
        <p className="font-strong">
          {t('basis', {
            quantity: quantity(basis.unit as 'set', { count: basis.quantity, n: formatNumber(locale, basis.quantity) }),
            incoterm: basis.incoterm,
            place: asked.place,
            currency: basis.currency,
          })}
        </p>
      ) : (
        <p>{t('noBasis')}</p>
      )}
      {once.length > 0 && (
        <>
          <p className="text-12 text-ink-2">{t(frozen ? 'ratesKept' : 'ratesNow')}</p>
          <ul className="m-0 grid list-none gap-1 p-0 text-12 text-ink-2">
            {once.map((rate) => (
              <li key={`${rate.base} ${rate.currency}`}>{rateText({ t: all as never, locale }, rate)}</li>
            ))}
          </ul>
        </>
      )}
      {budget !== null && asked.currency !== '' && (
        <p className="text-12 text-ink-2">
          {t('budget', {
            amount: formatMoney(locale, Math.round(budget * 10 ** digitsOf(asked.currency)), asked.currency),
          })}
        </p>
      )}
    </div>
  );
}
