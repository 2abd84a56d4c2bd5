import type { Executor } from '@/lib/db/client';
import { expire } from '@/lib/pagestore/expire';
import { refreshCompanies, refreshProducts } from '@/lib/search/refresh';

/**
 * Brings the search rows of a company's products up to date, and its own, which its products' categories are part of.
 * @returns the products whose rows changed, for `expireProducts`
 */
export async function refreshShown(on: Executor, companyId: number, ids: readonly number[]): Promise<number[]> {
  const changed = await refreshProducts(on, ids);
  await refreshCompanies(on, [companyId]);
  return changed;
}

/** Drops what is cached of products and of where they are shown; to be called once the change is committed. */
export const expireProducts = (companyId: number, ids: readonly number[]): Promise<void> =>
  expire([
    ...ids.map((id) => `product:${id}`),
    ...[`company:${companyId}`, 'product-list', 'company-list', 'launch-list', 'agent-list'],
  ]);
