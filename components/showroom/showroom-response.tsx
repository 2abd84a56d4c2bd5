import type { ReactNode } from 'react';
import { FactTable } from '@/components/ui/fact-table';
import { formatDuration, formatShare } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';

type Props = {
  title: string;
  /** response rate from 0 to 1, and its label */
  rate: [string, number];
  /** median hours, and their label */
  time: [string, number | null];
  basis: ReactNode;
  locale: Locale;
};

/** Response figures of a supplier, with their basis. */
export function ShowroomResponse({ title, rate, time, basis, locale }: Props) {
  const [[rateName, share], [timeName, hours]] = [rate, time];
  return (
    <section className="doc">
      <h2 className="h">{title}</h2>
      <FactTable
        facts={[
          [rateName, <bdi key="rate">{formatShare(locale, Math.round(share * 100) / 100)}</bdi>],
          [timeName, hours !== null && formatDuration(locale, hours)],
        ]}
      />
      <p className="mt-2 text-12 text-ink-3">{basis}</p>
    </section>
  );
}
