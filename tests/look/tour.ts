// Takes a set of screenshots of a running site: tsx tests/look/tour.ts FOLDER [PATTERN]. E2E_PORT is its port.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import type { Device } from '@/lib/platform/i18n/site';
import { chromiumPath } from '@/scripts/tool/program';
import { enterDemo } from '../e2e/member';
import { hosts, viewing } from '../e2e/site';
import { visitPage } from '../e2e/visit-page';
import { fileOf } from './set';
import { type Shot, shots } from './shot';

const [folder = '', pattern = ''] = process.argv.slice(2);
const time = new Date(process.env.LOOK_TIME ?? '');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--force-color-profile=srgb'],
});

const contexts = new Map<string, BrowserContext>();
/** One context per account and device; shots are grouped by account, so the previous account's are closed. */
async function contextOf({ who, kind }: Shot['visitor'], device: Device): Promise<BrowserContext> {
  const key = `${who} ${device}`;
  const known = contexts.get(key);
  if (known) return known;
  for (const [name, context] of contexts) {
    if (name.startsWith(`${who} `)) continue;
    contexts.delete(name);
    await context.close();
  }
  const context = await browser.newContext({ ...viewing[device], reducedMotion: 'reduce', timezoneId: 'UTC' });
  if (who) await enterDemo(context, kind, who, ['zh', 'en', 'ar', 'de']);
  contexts.set(key, context);
  return context;
}

const addressOf = async (page: Page, { address, site }: Shot): Promise<string> => {
  if (typeof address === 'string') return address;
  await visitPage(page, hosts.absolute(site, address.from));
  const links = await page
    .locator('main a[href]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const found = links.find((link) => address.link.test(link));
  if (found === undefined) throw new Error(`${address.from} has no link like ${address.link}`);
  return found;
};

/** Waits for fonts and for lazily loaded pictures. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const done = [...document.images].map((image) =>
      image.complete
        ? null
        : new Promise((resolve) => {
            image.onload = resolve;
            image.onerror = resolve;
          }),
    );
    await Promise.race([Promise.all([...done, document.fonts.ready]), new Promise((late) => setTimeout(late, 10_000))]);
  });

async function take(shot: Shot): Promise<void> {
  const context = await contextOf(shot.visitor, shot.device);
  const page = await context.newPage();
  try {
    await page.clock.setFixedTime(time);
    await visitPage(page, hosts.absolute(shot.site, await addressOf(page, shot)));
    await shot.act?.(page);
    await settle(page);
    // A dialog covers the viewport; everything else is captured as a full page.
    const fullPage = shot.act === undefined;
    await page.screenshot({ path: join(folder, fileOf(shot)), fullPage, animations: 'disabled', caret: 'hide' });
  } finally {
    await page.close();
  }
}

const wanted = (await shots()).filter((shot) => new RegExp(pattern, 'i').test(fileOf(shot)));
const failed: string[] = [];
for (const shot of wanted) {
  await take(shot).catch((error: Error) => {
    failed.push(`${fileOf(shot)}: ${error.message.split('\n')[0]}`);
  });
}
await browser.close();
process.stdout.write(`${wanted.length - failed.length} of ${wanted.length} pictures in ${folder}\n`);
for (const line of failed) process.stdout.write(`  not taken: ${line}\n`);
process.exit(0);
