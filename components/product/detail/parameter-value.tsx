import { WholeText } from '@/components/ui/whole-text';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/site';
import type { ParameterValue as Value } from '@/lib/product/types';
import { unitSpace, unitSymbol } from '@/lib/product/unit';

/** What somebody wrote, in its own direction, its figures in their order. */
function Written({ children }: { children: string }) {
  return (
    <bdi>
      <WholeText>{children}</WholeText>
    </bdi>
  );
}

/** A technical value; figures of a range keep their order in any direction of text. */
export function ParameterValue({ of, locale }: { of: Value; locale: Locale }) {
  if (of.kind === 'option') return <Written>{of.label}</Written>;
  const unit = of.unit ? unitSpace(locale, of.unit) + unitSymbol(locale, of.unit) : '';
  if (of.kind === 'text') return <Written>{of.text + unit}</Written>;
  const figures =
    of.kind === 'range'
      ? `${formatNumber(locale, of.min)}–${formatNumber(locale, of.max)}`
      : formatNumber(locale, of.min);
  return (
    <bdi>
      <bdi dir="ltr">{figures}</bdi>
      {unit.includes('/') ? <span className="whitespace-nowrap">{unit}</span> : unit}
    </bdi>
  );
}
