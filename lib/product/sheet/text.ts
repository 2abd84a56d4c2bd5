import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { storedPrice } from '../edit/row';
import { hasValue } from '../edit/rules';
import type { ProductInput, ProductParameterInput } from '../edit/schema';
import type { ProductPrice } from '../types';
import { labelIn, parameterHeading, type SheetParameter } from './parameter';

/** Pictures per row in the preview. */
export const shownPictures = 4;

/** The price as the product is going to show it. */
export function shownPrice(input: ProductInput): ProductPrice {
  const { priceMin: min, priceMax: max } = storedPrice(input);
  const { currency, priceQuantity: per } = input;
  if (min === null) return { kind: 'negotiable' };
  return max === null ? { kind: 'fixed', min, currency, per } : { kind: 'range', min, max, currency, per };
}

function figuresOf(site: Locale, one: ProductParameterInput, known: SheetParameter | undefined): string {
  const { min, max, optionId, text } = one;
  if (optionId !== null) return labelIn(known?.options.find(({ id }) => id === optionId)?.labels ?? {}, site);
  if (min === null) return text;
  const figures = one.kind === 'range' && max !== null ? [min, max] : [min];
  return figures.map((figure) => formatNumber(site, figure)).join('–');
}

/** A row's parameters, formatted in the reader's language, which reveals a misread decimal comma. */
export const shownParameters = (
  site: Locale,
  { parameters }: ProductInput,
  all: readonly SheetParameter[],
): { label: string; value: string }[] =>
  parameters.filter(hasValue).map((one) => {
    const known = all.find(({ parameterId }) => parameterId !== null && parameterId === one.parameterId);
    const named = known ?? { ...one, id: null, options: [] };
    return { label: parameterHeading(named, site), value: figuresOf(site, one, known) };
  });
