import { useTranslations } from 'next-intl';
import { SpokenText } from '@/components/ui/spoken-text';
import { Table } from '@/components/ui/table';
import { dynamicTranslator } from '@/lib/platform/i18n/dynamic-translator';
import type { Locale } from '@/lib/platform/i18n/site';
import { requiredFigures, requiredWords } from '@/lib/purchase/requirement/text';
import type { SpecificationLine } from '@/lib/purchase/types';

type Line = Pick<SpecificationLine, 'value' | 'valueLocale' | 'min' | 'max' | 'unit'>;

/** Value of a requirement: text, or numbers with a unit. */
export function RequiredValue({ line, spoken, locale }: { line: Line; spoken: Locale; locale: Locale }) {
  const all = useTranslations();
  const words = requiredWords(locale, line);
  const figures = requiredFigures({ t: dynamicTranslator(all), locale }, line);
  if (figures === null && words === '') return all('trade.notStated');
  // Figures such as 75/50 have no language of their own; their unit is in the site's.
  const language = /\p{L}/u.test(line.value) ? (line.valueLocale ?? spoken) : locale;
  return (
    <span>
      {words !== '' && <SpokenText of={{ text: words, locale: language }} site={locale} />}
      {words !== '' && figures && ' · '}
      {figures && <bdi>{figures}</bdi>}
    </span>
  );
}

type Props = {
  lines: readonly SpecificationLine[];
  /** language of the lines */
  spoken: Locale;
  locale: Locale;
};

/** Table of requirements for quotations. */
export function SpecificationTable({ lines, spoken, locale }: Props) {
  const t = useTranslations('trade');
  return (
    <Table
      label={t('specification')}
      rows={lines}
      keyOf={({ position }) => position}
      stacks
      columns={[
        {
          key: 'requirement',
          head: t('requirement'),
          rowHead: true,
          cell: ({ label, labelLocale }) => (
            <SpokenText of={{ text: label, locale: labelLocale ?? spoken }} site={locale} />
          ),
        },
        {
          key: 'asked',
          head: t('asked'),
          cell: (line) => <RequiredValue line={line} spoken={spoken} locale={locale} />,
        },
      ]}
    />
  );
}
