'use client';

import { useLocale } from 'next-intl';
import type { PickedProduct } from '@/lib/launch/schema';
import { formatList } from '@/lib/platform/i18n/format';
import type { ChangedMeanwhile } from '@/lib/platform/revision/schema';
import type { ContinentChoice } from './types';

type Shown = PickedProduct | null;
type Words = { worldwide: string; some: string };

/** The product with this id, out of the form's and the other version's; null if neither matches. */
export function productOf(
  id: number | string | null,
  shown: Shown,
  { product }: Pick<ChangedMeanwhile, 'product'>,
): Shown {
  const stored = (product ?? null) as Shown;
  return [shown, stored].find((one) => one !== null && one.id === Number(id)) ?? null;
}

/** Product and area of a launch or offer as text, for comparing versions. */
export function useShownAbout(continents: readonly ContinentChoice[], { worldwide, some }: Words) {
  const locale = useLocale();
  const names = new Map(continents.flatMap(({ countries }) => countries.map(({ code, name }) => [code, name])));
  return (path: string, value: unknown, shown: Shown, newer: ChangedMeanwhile): string | undefined => {
    if (path === 'productId') return productOf(value as number, shown, newer)?.name;
    if (path === 'worldwide') return value ? worldwide : some;
    if (path !== 'countries') return undefined;
    return formatList(
      locale,
      (value as string[]).map((code) => names.get(code) ?? code),
    );
  };
}
