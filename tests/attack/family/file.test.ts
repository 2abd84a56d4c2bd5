import { describe, expect, it } from 'vitest';
import { flatPng, largeJpeg, pictureBombs, sheetBombs, smallJpeg } from '../kit/bomb';
import { ask, call, each, pause, range } from '../kit/http';
import { kept, over, restarted } from '../kit/judge';
import { memoryOf, rendererOf, waitForRenderer } from '../kit/process';
import { from, target } from '../kit/target';
import { type At, finish, requireToken, sendForm, signedIn, upload } from '../kit/upload';

const attacker = from(31);
const suppliers = [
  'supplier_b_gold',
  'supplier_b_regular',
  'supplier_c_diamond',
  'supplier_c_gold',
  'supplier_c_regular',
];

type Wait = { status: number; ms: number };
/** Other visitors' calls, one after the other, until `work` is done. */
async function beside<T>(work: Promise<T>): Promise<{ result: T; waits: Wait[]; peak: number }> {
  let done = false;
  const settle = () => {
    done = true;
  };
  work.then(settle, settle);
  const renderer = rendererOf() ?? 0;
  const waits: Wait[] = [];
  let peak = 0;
  do {
    waits.push(await ask({ path: '/api/get_nav?siteId=5', source: from(32), patience: 15_000 }));
    peak = Math.max(peak, memoryOf(renderer));
    await pause(150);
  } while (!done && waits.length < 400);
  return { result: await work, waits, peak };
}

type Import = { id: number; state: string } | null;

type Reading = { id: number | null; state: string };
const refusedBy = ({ status }: { status: number }): Reading => ({
  id: null,
  state: status >= 500 || status === 0 ? `failed with ${status}` : 'refused',
});

/** Has a sheet read: what its import comes to, 'refused' where it did not begin, 'reading' where it never ended. */
async function readSheet(at: At, name: string, bytes: Buffer): Promise<Reading> {
  const last = await call<Import>('/api/product/import/get', { siteId: 5 }, at);
  if (last.data) await call('/api/product/import/drop', { id: last.data.id }, at);
  const sent = await upload(at, 'sheet', name, bytes);
  if (sent.status !== 200 || !sent.data) return refusedBy(sent);
  const started = await call<{ id: number } | null>(
    '/api/product/import/start',
    { siteId: 5, file: sent.data.key },
    at,
  );
  if (!started.data) return refusedBy(started);
  let state = 'reading';
  for (const end = Date.now() + 45_000; state === 'reading' && Date.now() < end; await pause(400)) {
    const { status, data } = await call<Import>('/api/product/import/get', { siteId: 5 }, { ...at, patience: 5_000 });
    if (status === 200) state = data?.state ?? 'dropped';
    // What ends the renderer is not asked for again.
    else if (status === 0 || status >= 500) break;
  }
  return { id: started.data.id, state };
}

describe('file: what others have made', () => {
  it.each(Object.keys(sheetBombs).map((name, at) => [name, suppliers[at % suppliers.length] ?? ''] as const))(
    'a sheet harms nobody: %s',
    async (name, supplier) => {
      await waitForRenderer();
      const before = { pid: rendererOf(), memory: memoryOf(rendererOf() ?? 0) };
      const bomb = (sheetBombs[name] as () => { name: string; bytes: Buffer })();
      const at = await signedIn('supplier', supplier, attacker);
      const { result, waits, peak } = await beside(readSheet(at, bomb.name, bomb.bytes));
      const answering = await waitForRenderer();
      const findings = [
        ...(answering ? [] : ['the renderer does not come back']),
        ...restarted(name, before.pid, rendererOf()),
        ...kept('others', waits, 3_000),
        ...over('the renderer grows', peak - before.memory, 300, 'MB'),
        ...(['failed', 'refused', 'ready'].includes(result.state) ? [] : [`the import is ${result.state}`]),
      ];
      // Where it ended the renderer, it would be taken up again at the next look at it.
      if (result.id !== null) await call('/api/product/import/drop', { id: result.id }, { ...at, patience: 20_000 });
      expect(findings).toEqual([]);
    },
  );

  it.each(Object.keys(pictureBombs))('a picture harms nobody: %s', async (name) => {
    await waitForRenderer();
    const before = { pid: rendererOf(), memory: memoryOf(rendererOf() ?? 0) };
    const bytes = await (pictureBombs[name] as () => Buffer | Promise<Buffer>)();
    const at = await signedIn('purchaser', 'buyer_en', attacker);
    const { result, waits, peak } = await beside(upload(at, 'picture', 'a.png', bytes));
    const fine = result.status === 200 || (result.status >= 400 && result.status < 500);
    expect([
      ...restarted(name, before.pid, rendererOf()),
      ...kept('others', waits, 3_000),
      ...over('the renderer grows', peak - before.memory, 300, 'MB'),
      ...(fine ? [] : [`the upload is answered with ${result.status} ${result.text.slice(0, 80)}`]),
    ]).toEqual([]);
  });

  it('one file that is checked forty times at once leaves room for others', async () => {
    const [at, other] = [
      await signedIn('purchaser', 'buyer_en', attacker),
      await signedIn('purchaser', 'buyer_zh', from(32)),
    ];
    const large = await largeJpeg();
    const alone = await upload(at, 'picture', 'a.jpg', large);
    expect(alone.status).toBe(200);
    const token = await requireToken(at, 'picture', 'a.jpg', large.length);
    await sendForm(token, large, at);
    const pid = rendererOf();
    const flood = each(range(40), 40, () => finish(at, token.id));
    await pause(200);
    const waited = await upload(other, 'picture', 'b.jpg', await smallJpeg());
    await flood;
    expect([
      ...kept('a small picture of another', [waited], roomFor(alone.ms)),
      ...restarted('40 checks', pid, rendererOf()),
    ]).toEqual([]);
  });

  it('eight large pictures of one account leave room for others', async () => {
    const [at, other] = [
      await signedIn('purchaser', 'buyer_en', attacker),
      await signedIn('purchaser', 'buyer_zh', from(32)),
    ];
    const large = await largeJpeg();
    const tokens = await each(range(8), 2, async () => {
      const token = await requireToken(at, 'picture', 'a.jpg', large.length);
      await sendForm(token, large, at);
      return token;
    });
    const alone = await finish(at, tokens[0]?.id ?? 0);
    const flood = each(tokens.slice(1), 8, ({ id }) => finish(at, id));
    await pause(200);
    const waited = await upload(other, 'picture', 'b.png', flatPng(20, 10));
    await flood;
    expect(kept('a small picture of another', [waited], roomFor(alone.ms))).toEqual([]);
  });

  it('control: finds what was once measured', () => {
    expect(kept('a small picture of another', [{ status: 200, ms: 21_500 }], roomFor(530))).not.toEqual([]);
    expect(kept('others', [{ status: 200, ms: 6_677 }], 3_000)).not.toEqual([]);
    expect(kept('others', [{ status: 503, ms: 3 }], 3_000)).not.toEqual([]);
    expect(over('the renderer grows', 1_748 - 1_045, 300, 'MB')).not.toEqual([]);
    expect(restarted('XFD1048576', 4_711, 4_950)).not.toEqual([]);
    expect(restarted('XFD1048576', 4_711, null)).not.toEqual([]);
  });
  it('control: sees that the renderer runs, and what it takes', () => {
    expect(rendererOf()).not.toBeNull();
    expect(memoryOf(rendererOf() ?? 0)).toBeGreaterThan(50);
    expect(memoryOf(target.pid)).toBeGreaterThan(20);
  });
});

/** What another's small picture may wait while large ones are checked that take `large` milliseconds each. */
function roomFor(large: number): number {
  return 3_000 + 4 * large;
}
