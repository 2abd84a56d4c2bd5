import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import CacheHandler from '@/lib/platform/pagestore/cache-handler';
import { expireAll } from '@/lib/platform/pagestore/expiry';
import { runRender } from '@/lib/platform/pagestore/render-context';
import { deferSegments } from '@/lib/platform/pagestore/segment-data';

type Collect = () => Promise<Map<string, Buffer>>;
type SetArguments = Parameters<CacheHandler['set']>;
type GetArguments = Parameters<CacheHandler['get']>;

const slot = Symbol.for('geco.segment-data');
/** What the build's copy of Next calls. */
const defer = (data: Buffer, collect: Collect): Promise<Map<string, Buffer>> =>
  Reflect.get(globalThis, slot).defer(data, collect);
beforeEach(() => deferSegments());
afterEach(() => {
  Reflect.deleteProperty(globalThis, slot);
  return expireAll();
});

const collect = vi.fn<Collect>(async () => new Map([['/_tree', Buffer.from('tree')]]));
const context = {
  kind: 'APP_PAGE',
  isFallback: false,
  cacheControl: { revalidate: 300, expire: undefined },
} as unknown as SetArguments[2] & GetArguments[1];
const page = (rscData: Buffer, segmentData: Map<string, Buffer>) =>
  ({ kind: 'APP_PAGE', html: '', rscData, segmentData, headers: {}, status: 200 }) as unknown as SetArguments[1];

it('writes the segments of a kept page when the first prefetch asks for them, once', async () => {
  collect.mockClear();
  const handler = new CacheHandler();
  const data = Buffer.from('data');
  const segments = await runRender(() => defer(data, collect));
  await handler.set('/$/en/d/a', page(data, segments), context);
  await runRender(() => handler.get('/$/en/d/a', context));
  expect(collect).not.toHaveBeenCalled();
  const read = () => runRender(() => handler.get('/$/en/d/a', context), true);
  for (const entry of [await read(), await read()])
    expect(entry?.value).toMatchObject({ segmentData: new Map([['/_tree', Buffer.from('tree')]]) });
  expect(collect).toHaveBeenCalledOnce();
});

it('writes them at once for a prefetch of a page that is not kept', async () => {
  expect([...(await runRender(() => defer(Buffer.from('data'), collect), true)).keys()]).toEqual(['/_tree']);
});

it('leaves a page’s data out where Next only measures its entry', async () => {
  const data = Buffer.from('data');
  await runRender(() => defer(data, collect));
  expect(JSON.stringify({ data })).toBe('{"data":""}');
  expect(data.toString()).toBe('data');
});
