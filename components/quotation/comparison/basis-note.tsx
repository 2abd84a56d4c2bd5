import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/lib/i18n/format';
import { basisText } from '@/lib/quotation/basis-text';
import type { Comparison } from '@/lib/quotation/figure/types';
import { rateText } from '@/lib/quotation/rows';
import { BasisForm } from './basis-form';
import type { Asked } from './comparison';

/** On what the prices are put, by which rates, and that the budget stays with the buyer. */
export function BasisNote({ id, comparison, asked }: { id: number; comparison: Comparison; asked: Asked }) {
  const { basis, frozen, items } = comparison;
  const all = useTranslations();
  const t = useTranslations('purchaseCentre.comparison');
  const locale = useLocale();
  const rates = items.flatMap(({ compared }) => compared?.rates ?? []);
  const once = [...new Map(rates.map((rate) => [`${rate.base} ${rate.currency}`, rate])).values()];
  const [first, ...more] = basisText({ t: all as never, locale }, comparison, asked.place);
  const budget = asked.budget;
  return (
    <div className="grid gap-1 rounded border border-line bg-wash px-4 py-3">
      <p className={basis ? 'font-strong' : ''}>{first}</p>
      {more.map((text) => (
        <p key={text} className="text-ink-2">
          {text}
        </p>
      ))}
      <BasisForm id={id} comparison={comparison} />
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
            amount: formatAmount(locale, budget, asked.currency),
          })}
        </p>
      )}
    </div>
  );
}
