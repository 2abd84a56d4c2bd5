import { UnbrokenText } from '@/components/ui/unbroken-text';
import { formatNumber } from '@/lib/platform/i18n/format';
import { directionOf, type Locale } from '@/lib/platform/i18n/site';
import type { ParameterValue as Value } from '@/lib/product/types';
import { isSymbol, unitSpace, unitSymbol } from '@/lib/product/unit';

/** A supplier's text with its own direction and, if known, language; numbers stay in order. */
function Written({ locale, children }: { locale?: Locale | undefined; children: string }) {
  return (
    <bdi lang={locale} dir={locale && directionOf(locale)}>
      <UnbrokenText>{children}</UnbrokenText>
    </bdi>
  );
}

type Props = {
  of: Value;
  locale: Locale;
  /** language of the supplier's label, and so of its value, if different */
  written?: Locale | undefined;
};

/** A technical value; ranges keep their order in either text direction. */
export function ParameterValue({ of, locale, written }: Props) {
  if (of.kind === 'option') return <Written>{of.label}</Written>;
  const unit = of.unit ? unitSpace(locale, of.unit) + unitSymbol(locale, of.unit) : '';
  if (of.kind === 'text') return <Written locale={written}>{of.text + unit}</Written>;
  const figures =
    of.kind === 'range'
      ? `${formatNumber(locale, of.min)}–${formatNumber(locale, of.max)}`
      : formatNumber(locale, of.min);
  const speech = isSymbol(of.unit) ? undefined : written;
  return (
    <bdi>
      <bdi dir="ltr">{figures}</bdi>
      {unit.includes('/') || speech ? (
        <span lang={speech} className={unit.includes('/') ? 'whitespace-nowrap' : undefined}>
          {unit}
        </span>
      ) : (
        unit
      )}
    </bdi>
  );
}
