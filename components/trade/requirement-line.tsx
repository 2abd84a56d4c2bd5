import { Fragment } from 'react';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import type { SpecificationLine } from '@/lib/purchase/types';
import { RequiredValue } from './specification-table';

type Props = {
  lines: readonly SpecificationLine[];
  /** language of the lines */
  spoken: Locale;
  locale: Locale;
};

/** Requirements of a request in one line of a table. */
export function RequirementLine({ lines, spoken, locale }: Props) {
  return lines.map((line, index) => (
    <Fragment key={line.position}>
      {index > 0 && ' · '}
      <SpokenText of={{ text: line.label, locale: line.labelLocale ?? spoken }} site={locale} />{' '}
      <RequiredValue line={line} spoken={spoken} locale={locale} />
    </Fragment>
  ));
}
