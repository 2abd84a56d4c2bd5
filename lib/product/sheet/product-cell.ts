import type { Locale } from '@/lib/platform/i18n/site';
import type { ProductInput } from '@/lib/product/edit/schema';
import type { Column } from './column';
import { writtenNumber } from './number';
import { isOf, labelIn, optionOf, type SheetParameter } from './parameter';

export type RowCell = string | number;
/** Names by which ids are exported. */
export type RowNames = { categories: Map<number, string>; tags: Map<number, string>; groups: Map<number, string> };
type Words = { free: string; site: Locale };

const joined = (ids: readonly number[], names: Map<number, string>) =>
  ids.map((id) => names.get(id) ?? String(id)).join('; ');

function parameterCell({ parameters }: ProductInput, parameter: SheetParameter, site: Locale): RowCell {
  const one = parameters.find((other) => isOf(other, parameter));
  if (!one) return '';
  const { min, max, optionId, text } = one;
  if (optionId !== null) {
    const label = labelIn(parameter.options.find(({ id }) => id === optionId)?.labels ?? {}, site);
    return label !== '' && optionOf(parameter, label) === optionId ? label : String(optionId);
  }
  if (min === null) return text;
  return max === null ? min : `${writtenNumber(min)}–${writtenNumber(max)}`;
}

/** The cell of a product in a column, such that importing it gives the same value. */
export function cellOf(
  id: number,
  input: ProductInput,
  column: Column,
  names: RowNames,
  { free, site }: Words,
): RowCell {
  const { key, locale } = column;
  if (key === 'parameter') return parameterCell(input, column.parameter, site);
  switch (key) {
    case 'id':
      return id;
    case 'name':
    case 'summary':
    case 'introduction':
    case 'keywords':
    case 'slogan':
      return input.translations[locale]?.[key] ?? '';
    case 'categories':
    case 'tags':
      return joined(input[key], names[key]);
    case 'pictures':
      return input.pictures.join('; ');
    case 'group':
      return input.groupId === null ? '' : (names.groups.get(input.groupId) ?? String(input.groupId));
    case 'priceMin':
      return input.priceKind === 'negotiable' ? free : (input.priceMin ?? '');
    case 'priceBreaks':
      return input.priceBreaks
        .map(({ quantity, price }) => `${quantity}:${price === null ? '' : writtenNumber(price)}`)
        .join('; ');
    case 'leadMin':
      return input.leadDays.min ?? '';
    case 'leadMax':
      return input.leadDays.max ?? '';
    case 'origin':
      return input.originCode;
    default:
      return input[key] ?? '';
  }
}
