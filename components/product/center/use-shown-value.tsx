'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ConflictPictures } from '@/components/form/conflict-pictures';
import { formatList, formatNumber } from '@/lib/platform/i18n/format';
import { locales } from '@/lib/platform/i18n/site';
import type { ProductInput } from '@/lib/product/edit/schema';
import type { CategoryNode } from '@/lib/reference/types';
import type { References } from './types';

const namesOf = (nodes: readonly CategoryNode[]): [number, string][] =>
  nodes.flatMap(({ id, name, children }): [number, string][] => [[id, name], ...namesOf(children)]);

/** Formats a product field for comparing two versions. */
export function useShownValue({ categories, tags, countries, currencies, groups }: References) {
  const t = useTranslations('productForm');
  const locale = useLocale();
  const number = (value: number | null) => (value === null ? '–' : formatNumber(locale, value));
  const some = (ids: readonly number[], names: ReadonlyMap<number, string>) =>
    formatList(
      locale,
      ids.map((id) => names.get(id) ?? String(id)),
    );
  const lines = (list: readonly string[]) => <span className="whitespace-pre-wrap">{list.join('\n')}</span>;
  const parameterOf = (
    { labels, kind, min, max, text, unit, optionId }: ProductInput['parameters'][number],
    at: number,
  ) => {
    const name = [locale, ...locales].map((one) => labels[one]).find(Boolean);
    const value =
      kind === 'text'
        ? text
        : kind === 'option'
          ? `#${optionId}`
          : kind === 'range'
            ? `${number(min)}–${number(max)}`
            : number(min);
    return `${name ?? t('parameterName', { n: formatNumber(locale, at + 1) })}: ${value} ${unit}`.trim();
  };
  return (path: string, value: unknown): ReactNode | undefined => {
    switch (path) {
      case 'categories':
        return some(value as ProductInput['categories'], new Map(namesOf(categories)));
      case 'tags':
        return some(value as ProductInput['tags'], new Map(tags.map(({ id, name }) => [id, name])));
      case 'pictures':
        return <ConflictPictures keys={value as ProductInput['pictures']} />;
      case 'groupId':
        return groups.find((one) => one.value === String(value))?.label;
      case 'originCode':
        return countries.find((one) => one.value === value)?.label;
      case 'currency':
        return currencies.find((one) => one.value === value)?.label;
      case 'unit':
        return t(`units.${value as Exclude<ProductInput['unit'], ''>}`);
      case 'priceKind':
        return t(value as ProductInput['priceKind']);
      case 'leadDays': {
        const { min, max } = value as ProductInput['leadDays'];
        return `${number(min)}–${number(max)}`;
      }
      case 'priceBreaks':
        return lines(
          (value as ProductInput['priceBreaks']).map(({ quantity, price }) => `${number(quantity)} → ${number(price)}`),
        );
      case 'parameters':
        return lines((value as ProductInput['parameters']).map(parameterOf));
      default:
        return undefined;
    }
  };
}
