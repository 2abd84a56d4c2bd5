import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Contract, callPath, type InputOf, type OutputOf } from '@/lib/platform/http/call-contract';
import { CallFailure } from '@/lib/platform/http/client';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import type { groupListCall } from '../group/schema';
import type {
  parameterSuggestCall,
  productOwnCall,
  productOwnIdCall,
  productSaveCall,
  productSubmitCall,
} from './call';
import type { ProductState } from './constants';

/** Filters of a supplier's own product list; null for any. */
export type OwnFilters = {
  state: ProductState | null;
  listed: boolean | null;
  groupId: number | null;
  keyword: string;
};

/** react-query keys of a supplier's own products. */
export const productKeys = {
  all: ['own-product'] as const,
  list: (filters: OwnFilters, page: number) => ['own-product', 'list', filters, page] as const,
  group: ['own-product', 'group'] as const,
  parameter: (categories: readonly number[]) => ['own-product', 'parameter', categories] as const,
};

export const ownPageSize = 20;
const quiet = { userType: 'supplier', quiet: true } as const;

/** A page of the company's own products. */
export const useOwnProducts = (site: Locale, filters: OwnFilters, page: number) =>
  useQuery({
    queryKey: productKeys.list(filters, page),
    queryFn: () =>
      callPath<typeof productOwnCall>(
        '/api/product/own',
        { siteId: sites[site].siteId, ...filters, page, pageSize: ownPageSize },
        quiet,
      ),
    placeholderData: keepPreviousData,
  });

/** The company's groups. */
export const useGroups = (site: Locale) =>
  useQuery({
    queryKey: productKeys.group,
    queryFn: () => callPath<typeof groupListCall>('/api/product/group/list', { siteId: sites[site].siteId }, quiet),
  });

/** Suggested parameters for some categories, and those in `parameterIds`. */
export const useSuggestions = (site: Locale, categories: readonly number[], parameterIds: readonly number[]) =>
  useQuery({
    queryKey: productKeys.parameter([...categories, 0, ...parameterIds]),
    queryFn: () =>
      callPath<typeof parameterSuggestCall>(
        '/api/product/parameter',
        { siteId: sites[site].siteId, categories: [...categories], parameterIds: [...parameterIds] },
        quiet,
      ),
    placeholderData: keepPreviousData,
  });

/** The ids of all products matching the filters. */
export const listOwnIds = (filters: OwnFilters): Promise<number[]> =>
  callPath<typeof productOwnIdCall>('/api/product/own/id', filters, { userType: 'supplier' });

/** Runs an action on products and reloads the lists. */
export function useProductAct() {
  const client = useQueryClient();
  return async <C extends Contract = never>(path: C['path'], input: InputOf<C>): Promise<OutputOf<C>> => {
    const reread = () => client.invalidateQueries({ queryKey: productKeys.all });
    // If a colleague has deleted it, the list shows that rather than the error page.
    const done = await callPath<C>(path, input, quiet).catch((error: unknown) => {
      // Do not wait for the reload before showing the error.
      void reread();
      throw error;
    });
    await reread();
    return done;
  };
}

const prefix = /^product\./;

/**
 * Sends a product's form; rejected fields are renamed to the form's.
 * @throws CallFailure for every failure
 */
export async function sendProduct<C extends typeof productSaveCall | typeof productSubmitCall = never>(
  path: C['path'],
  input: InputOf<C>,
): Promise<OutputOf<C>> {
  try {
    return await callPath<C>(path, input, { userType: 'supplier' });
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    throw error.renamed((field) => field.replace(prefix, ''));
  }
}
