// npm run bench -- --attack — response times of others and resource use under attack, each compared with the same run
// without it. Exits with 1 if a ratio exceeds its limit. tests/attack asserts that others are answered at all.
import { flatPng, largeJpeg, pictureBombs, sheetBombs, smallJpeg } from '@/tests/attack/kit/bomb';
import { beside, dropImport, readSheet } from '@/tests/attack/kit/file';
import { each, pause, range } from '@/tests/attack/kit/http';
import { memoryOf, processorOf, rendererOf } from '@/tests/attack/kit/process';
import { heads, look, openSlow, sendHeads, sendWave, waves } from '@/tests/attack/kit/reader';
import { from, target } from '@/tests/attack/kit/target';
import { finish, requireToken, sendForm, signedIn, upload } from '@/tests/attack/kit/upload';
import { median } from './process';

const { frontPort: port, pid } = target;
const stored = '/product/list.html';
const limits = { heads: 10, slow: 20, front: 2, calls: 40, renderer: 2, picture: 5 };

let passed = true;
function line(name: string, attacked: number, plain: number, max: number, unit: string): void {
  const ratio = attacked / plain;
  const good = ratio <= max;
  passed &&= good;
  const figures = `${attacked.toFixed(1)} against ${plain.toFixed(1)} ${unit}`;
  process.stdout.write(
    `${name.padEnd(62)} ${ratio.toFixed(2).padStart(8)}   ≤ ${max}   (${figures})${good ? '' : '   FAILED'}\n`,
  );
}
const title = (text: string) => process.stdout.write(`\n${text}\n`);
const mean = (waits: readonly { ms: number }[]) => waits.reduce((sum, { ms }) => sum + ms, 0) / waits.length;

/** Waits until the front is idle, for example has finished compressing pages at the best level. */
async function calm(): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const before = processorOf(pid);
    await pause(1_000);
    if (processorOf(pid) - before < 0.05) return;
  }
}
const looks = async (): Promise<number> =>
  median((await each(range(40), 1, async (at) => look(port, at % 2 ? stored : '/robots.txt'))).map(({ ms }) => ms));

await look(port, stored);
await calm();

title('1. Processor time of the front for heads of 16 kB that are hard to read, beside plain ones');
const costs = new Map<string, number>();
for (const name of Object.keys(heads)) {
  const before = processorOf(pid);
  for (const _ of range(20)) await sendHeads(port, name, 20);
  costs.set(name, (processorOf(pid) - before) * 1000);
}
const plain = Math.max(costs.get('plain') ?? 0, 10);
for (const [name, cost] of costs) if (name !== 'plain') line(`   ${name}`, cost, plain, limits.heads, 'ms');

title('2. 500 connections that end no request');
const [quiet, light] = [await looks(), memoryOf(pid)];
const slow = openSlow(port, 500);
await pause(1_000);
line('   others wait for what the front has', await looks(), quiet, limits.slow, 'ms');
line('   memory of the front', memoryOf(pid), light, limits.front, 'MB');
await Promise.all(slow.map((wire) => wire.close()));

title('3. Requests that are all different');
for (const name of Object.keys(waves)) await sendWave(port, name, 0, 1_500);
line('   memory of the front', memoryOf(pid), light, limits.front, 'MB');

title('4. Files that unfold: calls of others, and the most memory of the renderer');
const attacker = from(31);
const alone = mean((await beside(pause(5_000))).waits);
const idle = memoryOf(rendererOf() ?? 0);
const report = (name: string, { waits, peak }: { waits: { ms: number }[]; peak: number }) => {
  line(`   ${name}: calls`, mean(waits), alone, limits.calls, 'ms');
  line(`   ${name}: memory`, peak, idle, limits.renderer, 'MB');
};
const supplier = await signedIn('supplier', 'supplier_b_gold', attacker);
for (const [name, make] of Object.entries(sheetBombs)) {
  const bomb = make();
  const found = await beside(readSheet(supplier, bomb.name, bomb.bytes));
  await dropImport(supplier, found.result);
  report(name, found);
}
const buyer = await signedIn('purchaser', 'buyer_en', attacker);
for (const [name, make] of Object.entries(pictureBombs)) {
  const bytes = await make();
  report(name, await beside(upload(buyer, 'picture', 'a.png', bytes)));
}

title('5. A small picture of another beside large ones, against both without the others');
const other = await signedIn('purchaser', 'buyer_zh', from(32));
const large = await largeJpeg();
const small = async (name: string, bytes: Buffer): Promise<number> => {
  const begun = performance.now();
  const { status } = await upload(other, 'picture', name, bytes);
  if (status !== 200) throw new Error(`a small picture is answered with ${status}`);
  return performance.now() - begun;
};
const sent = await each(range(9), 2, async () => {
  const token = await requireToken(buyer, 'picture', 'a.jpg', large.length);
  await sendForm(token, large, buyer);
  return token.id;
});
const [first = 0, second = 0, ...rest] = sent;
const one = (await finish(buyer, first)).ms + (await small('a.jpg', await smallJpeg()));
const floods: [string, number[], () => Promise<number>][] = [
  [
    'one large picture, checked forty times at once',
    Array(40).fill(second),
    async () => small('b.jpg', await smallJpeg()),
  ],
  ['seven large pictures at once', rest, () => small('b.png', flatPng(20, 10))],
];
for (const [name, ids, ask] of floods) {
  const flood = each(ids, ids.length, (id) => finish(buyer, id));
  await pause(200);
  line(`   ${name}`, await ask(), one, limits.picture, 'ms');
  await flood;
}
process.exit(passed ? 0 : 1);
