import { useLocale, useTranslations } from 'next-intl';
import { ChangeMark } from '@/components/site/dashboard/change-mark';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { PeriodFigure } from '@/lib/stats/period';

const measures = ['product', 'company', 'call', 'favourite'] as const;
type Props = {
  totals: Record<(typeof measures)[number] | 'unfavourite', PeriodFigure>;
  /** The period of comparison. */
  against: string;
};

/** Totals of a report with their changes. */
export function ReportFigures({ totals, against }: Props) {
  const t = useTranslations('statistics');
  const locale = useLocale();
  return (
    <section aria-label={t('figures')}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-4">
        {measures.map((measure) => (
          <div key={measure} className="cc-card grid gap-1 p-4">
            <dt className="text-ink-2">{t(`measure.${measure}`)}</dt>
            <dd className="flex flex-wrap items-baseline gap-2">
              <b className="text-24 font-strong">{formatNumber(locale, totals[measure].now)}</b>
              <ChangeMark figure={totals[measure]} />
            </dd>
            {measure === 'favourite' && (
              <dd className="text-12 text-ink-3">
                {t('removed', { n: formatNumber(locale, totals.unfavourite.now) })}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="mt-2 text-12 text-ink-3">{against}</p>
    </section>
  );
}
