import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/site';
import type { ParameterValue as Value } from '@/lib/product/types';
import { unitSpace, unitSymbol } from '@/lib/product/unit';

/** A technical value; figures of a range keep their order in any direction of text. */
export function ParameterValue({ of, locale }: { of: Value; locale: Locale }) {
  if (of.kind === 'option') return <bdi>{of.label}</bdi>;
  const unit = of.unit ? unitSpace(locale, of.unit) + unitSymbol(locale, of.unit) : '';
  if (of.kind === 'text')
    return (
      <bdi>
        {of.text}
        {unit}
      </bdi>
    );
  const figures =
    of.kind === 'range'
      ? `${formatNumber(locale, of.min)} – ${formatNumber(locale, of.max)}`
      : formatNumber(locale, of.min);
  return (
    <bdi>
      <bdi dir="ltr">{figures}</bdi>
      {unit}
    </bdi>
  );
}
