import { useTranslations } from 'next-intl';
import { SpokenText } from '@/components/ui/spoken-text';
import { Table } from '@/components/ui/table';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/site';
import { unitSpace, unitSymbol } from '@/lib/product/unit';
import type { SpecificationLine } from '@/lib/purchase/types';

type Line = Pick<SpecificationLine, 'value' | 'valueLocale' | 'min' | 'max' | 'unit'>;

/** What a line asks for: text, or figures in a unit; a bound that is not given is not guessed. */
export function RequiredValue({ line, spoken, locale }: { line: Line; spoken: Locale; locale: Locale }) {
  const t = useTranslations('trade');
  const { value, min, max } = line;
  const unit = line.unit ? unitSpace(locale, line.unit) + unitSymbol(locale, line.unit) : '';
  const figure = (figures: string) => (
    <bdi>
      <bdi dir="ltr">{figures}</bdi>
      {unit}
    </bdi>
  );
  const n = (number: number) => formatNumber(locale, number);
  const bound = (key: 'atLeast' | 'atMost', number: number) =>
    t.rich(key, { value: n(number) + unit, q: (chunks) => <bdi>{chunks}</bdi> });
  const range =
    min !== null && max !== null
      ? figure(min === max ? n(min) : `${n(min)}–${n(max)}`)
      : min !== null
        ? bound('atLeast', min)
        : max !== null && bound('atMost', max);
  if (!range && value === '') return t('notStated');
  // A text with a unit of its own belongs before figures that narrow it.
  return (
    <>
      {value !== '' && (
        <SpokenText of={{ text: range ? value : value + unit, locale: line.valueLocale ?? spoken }} site={locale} />
      )}
      {value !== '' && range && ' · '}
      {range}
    </>
  );
}

type Props = {
  lines: readonly SpecificationLine[];
  /** the language that the lines were written in */
  spoken: Locale;
  locale: Locale;
};

/** The table of requirements against which quotations are held. */
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
