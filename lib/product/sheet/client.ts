import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { callPath, type InputOf } from '@/lib/platform/http/call-contract';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import type {
  ImportView,
  importConfirmCall,
  importDropCall,
  importEncodingCall,
  importGetCall,
  importGroupCall,
  importStartCall,
} from './schema';

const key = ['product-import'] as const;
const isRunning = (state: ImportView['state'] | undefined): boolean => state === 'reading' || state === 'writing';

/** The company's last import with a page of rows and of errors, polled every second while it runs. */
export const useImport = (site: Locale, page: number, errorPage: number) =>
  useQuery({
    queryKey: [...key, page, errorPage],
    queryFn: () =>
      callPath<typeof importGetCall>(
        '/api/product/import/get',
        { siteId: sites[site].siteId, page, errorPage },
        { userType: 'supplier', quiet: true },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isRunning(state.data?.state) ? 1000 : false),
  });

type ActCall =
  | typeof importStartCall
  | typeof importEncodingCall
  | typeof importConfirmCall
  | typeof importDropCall
  | typeof importGroupCall;

/** Starts, confirms or dismisses an import and reloads it. */
export function useImportAct() {
  const client = useQueryClient();
  return async <C extends ActCall = never>(path: C['path'], input: InputOf<C>): Promise<void> => {
    try {
      await callPath<C>(path, input, { userType: 'supplier' });
    } finally {
      await client.invalidateQueries({ queryKey: key });
    }
  };
}
