import { unstable_cache } from 'next/cache';
import { config } from '@/lib/platform/config';

/**
 * Reads what a public page shows, kept under `key` until one of `tags` expires; the page inherits the tags.
 * The result passes through JSON: no dates, maps or undefined members.
 */
export const cachedRead = <T>(tags: string[], key: (string | number)[], read: () => Promise<T>): Promise<T> =>
  unstable_cache(read, key.map(String), { tags, revalidate: config.pageStore.revalidate })();
