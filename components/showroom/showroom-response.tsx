import type { ReactNode } from 'react';
import { ResponseTime } from '@/components/trade/response-time';
import { FactTable } from '@/components/ui/fact-table';
import { formatShare } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';

type Props = {
  title: string;
  /** the share answered, from 0 to 1, and what it is called */
  rate: [string, number];
  /** the median hours, and what they are called */
  time: [string, number | null];
  basis: ReactNode;
  locale: Locale;
};

/** How a supplier answers its buyers, with what the figures rest on. */
export function ShowroomResponse({ title, rate, time, basis, locale }: Props) {
  const [[rateName, share], [timeName, hours]] = [rate, time];
  return (
    <section className="doc">
      <h2 className="h">{title}</h2>
      <FactTable
        facts={[
          [rateName, <bdi key="rate">{formatShare(locale, Math.round(share * 100) / 100)}</bdi>],
          [timeName, hours !== null && <ResponseTime key="time" hours={hours} />],
        ]}
      />
      <p className="mt-2 text-12 text-ink-3">{basis}</p>
    </section>
  );
}
