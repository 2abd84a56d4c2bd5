import { beforeEach, expect, it, vi } from 'vitest';
import { recordVisit } from '@/components/footprint/record-visit';
import { mergeVisits } from '@/lib/footprint/client';
import { replace } from '../doubles';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const present = (kinds: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie that tells scripts who is present
  document.cookie = `signed_in=${kinds}; Path=/`;
};
const seen = () => call.mock.calls.map(([, input]) => input);

beforeEach(() => {
  localStorage.clear();
  call.mockReset();
  call.mockResolvedValue(null);
  present('');
});

it('views before sign-in are added to the user’s history, newest last', async () => {
  for (const id of [1, 2, 3]) recordVisit('product', id);
  recordVisit('supplier', 3);
  expect(call).not.toHaveBeenCalled();
  present('purchaser');
  await mergeVisits();
  expect(seen()).toMatchObject([
    { type: 'product', id: 1 },
    { type: 'product', id: 2 },
    { type: 'product', id: 3 },
    { type: 'supplier', id: 3 },
  ]);
  await mergeVisits();
  expect(call).toHaveBeenCalledTimes(4);
});

it('keeps the last twenty views, and retries those that failed', async () => {
  for (let id = 101; id <= 125; id++) recordVisit('product', id);
  present('purchaser');
  call.mockRejectedValueOnce(new Error('offline'));
  await mergeVisits();
  expect(call).toHaveBeenCalledOnce();
  await mergeVisits();
  expect(seen().slice(1)).toHaveLength(20);
  expect(seen().at(-1)).toMatchObject({ id: 125 });
});
