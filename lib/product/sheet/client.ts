import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SheetEncoding } from '@/lib/csv/encoding';
import { call } from '@/lib/http/client';
import { type Locale, sites } from '@/lib/i18n/site';
import type { ImportView } from './schema';

const key = ['product-import'] as const;
const isRunning = (state: ImportView['state'] | undefined): boolean => state === 'reading' || state === 'writing';

/** The last import of the company with a page of its rows and one of its errors, asked for every second while it runs. */
export const useImport = (site: Locale, page: number, errorPage: number) =>
  useQuery({
    queryKey: [...key, page, errorPage],
    queryFn: () =>
      call<ImportView | null>(
        '/api/product/import/get',
        { siteId: sites[site].siteId, page, errorPage },
        { userType: 'supplier', quiet: true },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isRunning(state.data?.state) ? 1000 : false),
  });

type Act =
  | { name: 'start'; input: { siteId: number; file: string; archive: string | null } }
  | { name: 'encoding'; input: { id: number; encoding: SheetEncoding } }
  | { name: 'confirm' | 'drop' | 'group'; input: { id: number } };

/** Starts, confirms or puts away an import, after which it is read anew. */
export function useImportAct() {
  const client = useQueryClient();
  return async ({ name, input }: Act): Promise<void> => {
    try {
      await call(`/api/product/import/${name}`, input, { userType: 'supplier' });
    } finally {
      await client.invalidateQueries({ queryKey: key });
    }
  };
}
