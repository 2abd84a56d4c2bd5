import { useEffect, useState } from 'react';
import { callPath } from '@/lib/platform/http/call-contract';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import type { productSearchCall } from '@/lib/product/schema';
import type { CategoryLeaf } from './category-leaf';

const pause = 250;
/** Shorter words match no products; Chinese words may be shorter. */
const min = { letters: 3, signs: 2 } as const;
const max = 5;

const isEnough = (words: string): boolean => words.length >= (/\p{Script=Han}/u.test(words) ? min.signs : min.letters);

/** Categories with the most products that match a query, descending; empty on failure. */
export async function categoriesOfProducts(
  site: Locale,
  words: string,
  leaves: readonly CategoryLeaf[],
  signal: AbortSignal,
): Promise<CategoryLeaf[]> {
  if (!isEnough(words)) return [];
  // Debounces typing.
  await new Promise((go) => setTimeout(go, pause));
  if (signal.aborted) return [];
  const query = { siteId: sites[site].siteId, keyword: words, pageSize: 1 };
  try {
    const { facets, mended } = await callPath<typeof productSearchCall>('/api/product/search', query, {
      userType: null,
      quiet: true,
      background: true,
      signal,
    });
    // Results of a corrected query are not offered.
    if (mended !== null) return [];
    const isEnd = ({ path }: CategoryLeaf) => !leaves.some((other) => other.path.startsWith(`${path} › `));
    return facets.category.flatMap(({ value }) => leaves.filter((one) => one.id === value && isEnd(one))).slice(0, max);
  } catch {
    return [];
  }
}

/** The same for a query being typed; null until known. */
export function useCategoriesOfProducts(
  site: Locale,
  typed: string,
  leaves: readonly CategoryLeaf[],
): readonly CategoryLeaf[] | null {
  const words = typed.trim();
  const [found, setFound] = useState<{ words: string; list: readonly CategoryLeaf[] }>({ words: '', list: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tree is the same for as long as the page is.
  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      const list = await categoriesOfProducts(site, words, leaves, controller.signal);
      if (!controller.signal.aborted) setFound({ words, list });
    };
    void ask();
    return () => controller.abort();
  }, [site, words]);
  return found.words === words ? found.list : null;
}

/** Categories matching by name, then those of matching products, without duplicates. */
export const withProducts = (named: readonly CategoryLeaf[], others: readonly CategoryLeaf[]): CategoryLeaf[] => [
  ...new Map([...named, ...others].map((one) => [one.id, one])).values(),
];
