import { getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { flatPng, largeJpeg, pictureBombs, sheetBombs, smallJpeg } from '../kit/bomb';
import { beside, dropImport, readSheet } from '../kit/file';
import { each, pause, range } from '../kit/http';
import { kept, restarted } from '../kit/judge';
import { memoryOf, rendererOf, waitForRenderer } from '../kit/process';
import { from, target } from '../kit/target';
import { finish, requireToken, sendForm, signedIn, upload } from '../kit/upload';
import { against, openWeak } from '../kit/weak';

const attacker = from(31);
const suppliers = [
  'supplier_b_gold',
  'supplier_b_regular',
  'supplier_c_diamond',
  'supplier_c_gold',
  'supplier_c_regular',
];

describe('file: uploaded content', () => {
  it.each(Object.keys(sheetBombs).map((name, index) => [name, suppliers[index % suppliers.length] ?? ''] as const))(
    'a sheet does not affect others: %s',
    async (name, supplier) => {
      await waitForRenderer();
      const before = rendererOf();
      const bomb = (sheetBombs[name] as () => { name: string; bytes: Buffer })();
      const at = await signedIn('supplier', supplier, attacker);
      const { result, waits } = await beside(readSheet(at, bomb.name, bomb.bytes));
      const answering = await waitForRenderer();
      const findings = [
        ...(answering ? [] : ['the renderer does not come back']),
        ...restarted(name, before, rendererOf()),
        ...kept('others', waits),
        ...(['failed', 'refused', 'ready'].includes(result.state) ? [] : [`the import is ${result.state}`]),
      ];
      // If it crashed the renderer, it would be retried on the next read.
      await dropImport(at, result);
      expect(findings).toEqual([]);
    },
  );

  it.each(Object.keys(pictureBombs))('a picture does not affect others: %s', async (name) => {
    await waitForRenderer();
    const before = rendererOf();
    const bytes = await (pictureBombs[name] as () => Buffer | Promise<Buffer>)();
    const at = await signedIn('purchaser', 'buyer_en', attacker);
    const { result, waits } = await beside(upload(at, 'picture', 'a.png', bytes));
    const fine = result.status === 200 || (result.status >= 400 && result.status < 500);
    expect([
      ...restarted(name, before, rendererOf()),
      ...kept('others', waits),
      ...(fine ? [] : [`the upload is answered with ${result.status} ${result.text.slice(0, 80)}`]),
    ]).toEqual([]);
  });

  it('checking one file forty times at once leaves capacity for others', async () => {
    const [at, other] = [
      await signedIn('purchaser', 'buyer_en', attacker),
      await signedIn('purchaser', 'buyer_zh', from(32)),
    ];
    const large = await largeJpeg();
    const token = await requireToken(at, 'picture', 'a.jpg', large.length);
    await sendForm(token, large, at);
    const pid = rendererOf();
    const flood = each(range(40), 40, () => finish(at, token.id));
    await pause(200);
    const waited = await upload(other, 'picture', 'b.jpg', await smallJpeg());
    const answers = await flood;
    expect([
      ...kept('the checks', answers),
      ...kept('a small picture of another', [waited]),
      ...restarted('40 checks', pid, rendererOf()),
    ]).toEqual([]);
    expect(new Set(answers.map(({ data }) => data?.key)).size).toBe(1);
  });

  it('eight large pictures of one account leave capacity for others', async () => {
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
    const pid = rendererOf();
    const flood = each(tokens, 8, ({ id }) => finish(at, id));
    await pause(200);
    const waited = await upload(other, 'picture', 'b.png', flatPng(20, 10));
    const failed = (await flood).filter(({ status }) => status === 0 || status >= 500);
    expect([
      ...kept('a small picture of another', [waited]),
      ...failed.map(({ status }) => `a large one is answered with ${status}`),
      ...restarted('8 checks', pid, rendererOf()),
    ]).toEqual([]);
  });

  it('control: detects failures for others and a restarted renderer', async () => {
    const failing = openWeak(() => ({ status: 503 }));
    const { waits } = await against(failing, (port) => beside(pause(500), port));
    expect(kept('others', waits)).toEqual([expect.stringMatching(/^others: (\d+) of \1 got 503$/)]);
    expect(restarted('XFD1048576', 4_711, 4_950)).not.toEqual([]);
    expect(restarted('XFD1048576', 4_711, null)).not.toEqual([]);
  });
  it('control: finds the running renderer, and gives it the CPU', () => {
    const renderer = rendererOf() ?? 0;
    expect(memoryOf(renderer)).toBeGreaterThan(50);
    expect(memoryOf(target.pid)).toBeGreaterThan(20);
    expect(getPriority()).toBeGreaterThan(getPriority(renderer));
  });
});
