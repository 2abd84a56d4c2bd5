import type { CachedFetchValue } from 'next/dist/server/response-cache';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import CacheHandler from '@/lib/platform/pagestore/cache-handler';
import { expire, expireAll } from '@/lib/platform/pagestore/expiry';
import { readRender, runRender } from '@/lib/platform/pagestore/render-context';

type SetArguments = Parameters<CacheHandler['set']>;
type GetArguments = Parameters<CacheHandler['get']>;
const key = (path: string) => `/route-cache/APP_PAGE/0a1b/$${path}`;
const page = (tags: string) =>
  ({
    kind: 'APP_PAGE',
    html: '<html></html>',
    rscData: Buffer.from('rsc'),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    headers: { 'x-next-cache-tags': tags },
    status: 200,
    postponed: undefined,
  }) as unknown as SetArguments[1];
const pageContext = {
  kind: 'APP_PAGE',
  isFallback: false,
  cacheControl: { revalidate: 300, expire: undefined },
} as unknown as SetArguments[2] & GetArguments[1];
const data = (revalidate: number) =>
  ({ kind: 'FETCH', data: { headers: {}, body: '1', url: '' }, revalidate }) as unknown as CachedFetchValue;
const dataContext = (tags: string[], softTags: string[] = []) =>
  ({ kind: 'FETCH', fetchCache: true, tags, softTags }) as unknown as SetArguments[2] & GetArguments[1];

describe("Next's cache", () => {
  const handler = new CacheHandler();
  beforeEach(() => expireAll());

  it('returns a page until one of its tags expires, in any instance', async () => {
    await handler.set(key('/en/d/product/1'), page('_N_T_/en,product:1'), pageContext);
    const other = new CacheHandler();
    expect(await other.get(key('/en/d/product/1'), pageContext)).toMatchObject({ cacheControl: { revalidate: 300 } });
    await expire(['product:2']);
    expect(await other.get(key('/en/d/product/1'), pageContext)).not.toBeNull();
    await handler.revalidateTag('product:1');
    expect(await other.get(key('/en/d/product/1'), pageContext)).toBeNull();
  });

  it('does not keep a page whose tag expired during rendering', async () => {
    await runRender(async () => {
      await expire(['product:1']);
      await handler.set(key('/en/d/product/1'), page('product:1'), pageContext);
    });
    expect(await handler.get(key('/en/d/product/1'), pageContext)).toBeNull();
  });

  it('gives the current request, and one that joined it, the page’s tags', async () => {
    await runRender(async () => {
      await handler.set(key('/zh/m/product-search/%E6%B3%B5/-'), page('search,product:1'), pageContext);
      expect(readRender(null)?.tags).toEqual(['search', 'product:1']);
    });
    runRender(() => {
      expect(readRender(null)).toBeNull();
      expect(readRender('/zh/m/product-search/泵/-')?.tags).toEqual(['search', 'product:1']);
      expect(readRender('/zh/m/product-search/阀/-')).toBeNull();
    });
  });

  it('keeps an old render’s time, not that of the request that found it', async () => {
    const t0 = await runRender(async () => {
      await handler.set(key('/en/d/product/3'), page('product:3'), pageContext);
      return readRender(null)?.t0;
    });
    await runRender(async () => {
      await handler.get(key('/en/d/product/3'), pageContext);
      expect(readRender(null)?.t0).toBe(t0);
    });
  });

  it('returns data by its tags and those of the requesting page', async () => {
    await handler.set('hash', data(60), dataContext(['product:1']));
    expect(await handler.get('hash', dataContext(['product:1']))).not.toBeNull();
    await expire(['_N_T_/en']);
    expect(await handler.get('hash', dataContext(['product:1'], ['_N_T_/en']))).toBeNull();
  });

  it('returns nothing older than its maximum age', async () => {
    await handler.set('hash', data(60), dataContext(['a']));
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    try {
      expect(await handler.get('hash', dataContext(['a']))).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});
