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

/** What a supplier's list of its products is narrowed to; null for no matter. */
export type OwnFilters = {
  state: ProductState | null;
  listed: boolean | null;
  groupId: number | null;
  keyword: string;
};

/** Keys of what the browser keeps of a supplier's own products. */
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

/** Parameters that fit some categories, and those of `parameterIds`. */
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

/** The ids of all that the filters leave. */
export const listOwnIds = (filters: OwnFilters): Promise<number[]> =>
  callPath<typeof productOwnIdCall>('/api/product/own/id', filters, { userType: 'supplier' });

/** An act on products, after which the lists are read anew. */
export function useProductAct() {
  const client = useQueryClient();
  return async <C extends Contract = never>(path: C['path'], input: InputOf<C>): Promise<OutputOf<C>> => {
    const reread = () => client.invalidateQueries({ queryKey: productKeys.all });
    // What a colleague deleted meanwhile is said in the list, not on a page of errors.
    const done = await callPath<C>(path, input, quiet).catch((error: unknown) => {
      // Why it failed is said at once, however long that takes.
      void reread();
      throw error;
    });
    await reread();
    return done;
  };
}

const prefix = /^product\./;

/**
 * Sends a product's form; refused fields are named as the form names them.
 * @throws CallFailure whatever failed
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
