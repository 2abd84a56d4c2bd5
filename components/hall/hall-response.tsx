import { useTranslations } from 'next-intl';
import { ResponseTime } from '@/components/trade/response-time';
import { FactTable } from '@/components/ui/fact-table';
import { formatNumber, formatShare } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/site';
import type { Response } from '@/lib/quotation/response';

type Props = { response: Response /** days back that count */; days: number; locale: Locale };

/** How a supplier answers purchase requests, with what the figures rest on. */
export function HallResponse({ response: { invited, answered, hours }, days, locale }: Props) {
  const t = useTranslations();
  const n = (value: number) => formatNumber(locale, value);
  return (
    <section className="doc">
      <h2 className="h">{t('hall.response.title')}</h2>
      <FactTable
        facts={[
          [
            t('hall.response.rate'),
            <bdi key="rate">{formatShare(locale, Math.round((answered / invited) * 100) / 100)}</bdi>,
          ],
          [t('hall.response.time'), hours !== null && <ResponseTime key="time" hours={hours} />],
        ]}
      />
      <p className="mt-2 text-12 text-ink-3">
        {t('quotationCentre.dashboard.basis', { count: invited, n: n(invited), days: n(days) })}
      </p>
    </section>
  );
}
