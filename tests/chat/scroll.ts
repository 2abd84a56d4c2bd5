// Measures scrolling of a long conversation: frames per second and late frames, in Chromium, compared with an empty
// page on the same machine. tests/chat/README.md.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { chromium, type Page } from 'playwright';
import { chatLimits } from '@/lib/chat/constants';
import { closeDatabase, openDatabase } from '@/lib/platform/db/client';
import { href } from '@/lib/platform/routes/address';
import { chromiumPath } from '@/scripts/tool/program';
import { Node } from './node';
import { makePeople, type Person } from './people';

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '10000' }, port: { type: 'string', default: '4495' } },
});
const [messages, port] = [Number(values.messages), Number(values.port)];
const run = mkdtempSync(join(tmpdir(), 'geco-chat-scroll-'));
const folder = join(run, 'data');
const origin = `http://en.geco.localhost:${port}`;
const say = (line: string) => process.stdout.write(`${line}\n`);

mkdirSync(folder, { mode: 0o700 });
const { talks } = await makePeople({ folder }, 2, 1);
const [talk] = talks;
if (!talk) throw new Error('nobody talks');
const [supplier, purchaser] = talk.between as [Person, Person];
const db = await openDatabase({ folder });
await db.execute(sql`insert into chat_message (conversation_id, number, side, account_id, client_id, kind, locale, text, created_at)
  select ${talk.id}, n, case when n % 3 = 0 then 'supplier' else 'purchaser' end,
    case when n % 3 = 0 then ${supplier.accountId}::int else ${purchaser.accountId}::int end, gen_random_uuid(), 'text', 'en',
    'Message ' || n || repeat(' about the pumps and their delivery', n % 7), now() - (${messages} - n) * interval '7 minutes'
  from generate_series(1, ${messages}) n`);
await db.execute(
  sql`update conversation set last_number = ${messages}, last_at = now(), assignee_id = null where id = ${talk.id}`,
);
await closeDatabase();

const node = new Node({ port, folder, env: { PUBLIC_PORT: String(port) } });
await node.start();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
// Called by transpiled named functions, also in those sent to the page.
await context.addInitScript('globalThis.__name = (value) => value');
const [name = '', value = ''] = purchaser.cookie.split('=');
await context.addCookies([{ name, value, url: origin }]);

/** Milliseconds between frames while a box scrolls by `step` pixels per frame. */
const framesOf = (page: Page, selector: string, step: number, frames: number): Promise<number[]> =>
  page.evaluate(
    ({ selector, step, frames }) =>
      new Promise<number[]>((done) => {
        const box = document.querySelector(selector);
        const times: number[] = [];
        let last = performance.now();
        const next = (now: number) => {
          times.push(now - last);
          last = now;
          if (box) box.scrollTop += step;
          if (times.length > frames) done(times.slice(1));
          else requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    { selector, step, frames },
  );
const rateOf = (times: readonly number[]): number => (times.length * 1000) / times.reduce((sum, one) => sum + one, 0);
const describe = (times: readonly number[]): string => {
  const sorted = [...times].sort((one, other) => one - other);
  const late = times.filter((one) => one > 25).length;
  return `${rateOf(times).toFixed(1)} frames a second, p95 ${(sorted[Math.floor(sorted.length * 0.95)] ?? 0).toFixed(1)} ms, ${late} of ${times.length} late`;
};
/** The minimum share of an empty box's frame rate. */
const goal = 0.9;

const empty = await context.newPage();
await empty.setContent('<div id="box" style="height:600px;overflow:auto"><div style="height:999999px"></div></div>');
const free = await framesOf(empty, '#box', 40, 300);
say(`an empty box: ${describe(free)}`);
await empty.close();

const page = await context.newPage();
await page.goto(`${origin}${href('purchaserIm')}?id=${talk.id}`);
const selector = '.overscroll-contain.overflow-y-auto';
await page.locator(selector).getByText(`Message ${messages}`).waitFor();
say(`up through what is read meanwhile: ${describe(await framesOf(page, selector, -40, 600))}`);

/** Keeps a box scrolled to its top until the first message is loaded; milliseconds, or null on timeout. */
const climb = (page: Page, selector: string, patience: number): Promise<number | null> =>
  page.evaluate(
    ({ selector, patience }) =>
      new Promise<number | null>((done) => {
        const box = document.querySelector(selector);
        const begun = performance.now();
        const next = () => {
          const lasted = performance.now() - begun;
          const isThere = [...(box?.querySelectorAll('li p') ?? [])].some(({ textContent }) =>
            /^Message 1( |$)/.test(textContent ?? ''),
          );
          if (isThere) return done(lasted);
          if (lasted > patience) return done(null);
          if (box) box.scrollTop = 0;
          requestAnimationFrame(next);
        };
        next();
      }),
    { selector, patience },
  );
const lasted = await climb(page, selector, 300_000);
if (lasted === null) throw new Error('the first message did not come');
const lines = await page.locator(`${selector} li`).count();
const reads = Math.ceil(messages / chatLimits.page);
say(
  `${messages} messages read to the first in ${(lasted / 1000).toFixed(1)} s, ${(lasted / reads).toFixed(0)} ms a page of them; ${lines} lines in the page`,
);
let slow = 0;
for (const [name, step] of [
  ['down over all of them', 40],
  ['down in strides', 400],
  ['up', -40],
] as const) {
  const times = await framesOf(page, selector, step, 600);
  const share = rateOf(times) / rateOf(free);
  say(`${name}: ${describe(times)}; ${share.toFixed(2)} of the empty box, goal ${goal}`);
  if (share < goal) slow += 1;
}
await browser.close();
await node.stop();
rmSync(run, { recursive: true, force: true });
process.exit(slow === 0 ? 0 : 3);
