import type { CacheHandlerValue, CacheHandler as Contract } from 'next/dist/server/lib/incremental-cache';
import { ByteLru } from '@/lib/platform/byte-lru';
import { env } from '@/lib/platform/env';
import { tagRegister } from './expiry';
import { isSegmentRender, noteRender, renderStart } from './render-context';
import { fillSegments } from './segment-data';

type Get = Parameters<Contract['get']>;
type Set = Parameters<Contract['set']>;
type Entry = CacheHandlerValue & { size: number; tags: readonly string[]; revalidate: number | false };

const slot = Symbol.for('geco.next-cache');
const root = globalThis as typeof globalThis & { [slot]?: ByteLru<Entry> };
// Finished pages are cached in the front; here entries only bridge the fills of a page's HTML and data.
const entries = () => {
  root[slot] ??= new ByteLru<Entry>((env().PAGE_STORE_MB * 2 ** 20) / 4);
  return root[slot];
};

const weigh = (value: Set[1]): number => {
  if (!value) return 0;
  if (value.kind === 'APP_PAGE') {
    let size = value.html.length * 2 + (value.rscData?.length ?? 0);
    for (const segment of value.segmentData?.values() ?? []) size += segment.length;
    return size;
  }
  return value.kind === 'APP_ROUTE' ? value.body.length : JSON.stringify(value).length * 2;
};

const sizeOf = (key: string, value: Set[1]): number => weigh(value) + key.length * 2 + 500;

const tagsOf = (value: Set[1], context: Set[2]): string[] => {
  const header = value && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined;
  const own = typeof header === 'string' ? header.split(',') : [];
  return [...own, ...('tags' in context ? (context.tags ?? []) : [])];
};

const internalPath = (key: string) => (key.includes('/$/') ? key.slice(key.indexOf('/$/') + 2) : null);

/** Next's cache: entries by the shared tag register, stamped with the start of their render, under a byte cap. */
export default class CacheHandler implements Contract {
  async get(key: Get[0], context: Get[1]): Promise<CacheHandlerValue | null> {
    const entry = entries().get(key);
    if (!entry) return null;
    const requestTags = 'softTags' in context ? [...(context.tags ?? []), ...(context.softTags ?? [])] : [];
    // The front serves stale pages while revalidating, so never return stale entries here.
    const old = entry.revalidate !== false && Date.now() - entry.lastModified > entry.revalidate * 1000;
    if (old || !tagRegister().isFresh([...entry.tags, ...requestTags], entry.lastModified)) {
      entries().delete(key);
      return null;
    }
    if (entry.value?.kind !== 'FETCH') noteRender(internalPath(key), { tags: entry.tags, t0: entry.lastModified });
    if (entry.value?.kind === 'APP_PAGE' && isSegmentRender()) {
      await fillSegments(entry.value.segmentData);
      entries().resize(key, entry, sizeOf(key, entry.value));
    }
    return entry;
  }

  async set(key: Set[0], value: Set[1], context: Set[2]): Promise<void> {
    const t0 = renderStart();
    const tags = tagsOf(value, context);
    if (value?.kind !== 'FETCH') noteRender(internalPath(key), { tags, t0 });
    if (!tagRegister().isFresh(tags, t0)) return entries().delete(key);
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    const revalidate = value?.kind === 'FETCH' ? value.revalidate : (cacheControl?.revalidate ?? false);
    entries().set(key, {
      value,
      lastModified: t0,
      ...(cacheControl ? { cacheControl } : {}),
      revalidate,
      tags,
      size: sizeOf(key, value),
    });
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    await tagRegister().expire([tags].flat());
  }

  resetRequestCache(): void {}
}
