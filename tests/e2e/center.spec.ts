import type { Browser, BrowserContext, Page } from 'playwright/test';
import { type Device, isLocale, type Locale, sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { Area, RouteName } from '@/lib/platform/routes/table';
import { violationsOfNew } from './axe';
import { centerScreens, screensOf, staff, type Visitor, visitors } from './center-screen';
import { enterDemo } from './member';
import { hosts, viewing } from './site';
import { smallTargets } from './target';
import { expect, test } from './test';
import { visitPage } from './visit-page';

const areas: readonly Area[] = ['account', 'companycenter', 'amember', 'admin'];

/** Addresses that redirect, and their targets. */
const leads: Readonly<Record<string, RegExp>> = {
  [href('supplierHistory')]: /\/companycenter\/history\/favourites\.html$/,
  [href('supplierUser')]: /\/companycenter\/userManage\/info\.html$/,
  [`${href('supplierIm')}?support`]: /\/companycenter\/im\.html\?id=\d+$/,
  [`${href('purchaserIm')}?support`]: /\/amember\/im\.html\?id=\d+$/,
};

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
const states = new Map<string, State>();
/** The session of an account; one sign-in for all tests of a worker. */
async function stateOf(browser: Browser, { who, kind }: Visitor): Promise<State | undefined> {
  if (who === null) return undefined;
  const known = states.get(who);
  if (known) return known;
  const context = await browser.newContext();
  await enterDemo(context, kind, who, ['zh', 'en', 'ar']);
  const state = await context.storageState();
  states.set(who, state);
  await context.close();
  return state;
}

async function addressesOf(page: Page, site: Locale, name: RouteName): Promise<readonly string[]> {
  const screens = centerScreens[name];
  if (!screens) throw new Error(`${name} has no entry`);
  if ('length' in screens) return screens;
  await visitPage(page, hosts.absolute(site, screens.from));
  const links = page.locator('main a[href]');
  const find = async () =>
    (await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))).find((one) =>
      screens.link.test(one),
    );
  await expect.poll(find, { message: `${screens.from} has a link like ${screens.link}` }).toBeDefined();
  return [(await find()) ?? ''];
}

/** Faults of a screen other than accessibility. */
async function look(page: Page, site: Locale, path: string, language: Locale): Promise<string[]> {
  const wrong: string[] = [];
  const answer = await visitPage(page, hosts.absolute(site, path));
  if (answer?.status() !== 200) wrong.push(`status ${answer?.status()}`);
  if (!(leads[path]?.test(page.url()) ?? page.url().endsWith(path))) wrong.push(`led to ${page.url()}`);
  const { lang, dir, wide } = await page.evaluate(() => {
    const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
    return { lang, dir, wide: scrollWidth - clientWidth };
  });
  if (lang.split('-')[0] !== language) wrong.push(`is marked as ${lang}`);
  if ((dir || 'ltr') !== sites[language].dir) wrong.push(`runs ${dir}`);
  if (wide > 0) wrong.push(`${wide} pixels too wide`);
  if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) wrong.push('has not one main heading');
  return wrong;
}

type Tour = { site: Locale; device: Device; language: Locale; visitors: readonly Visitor[] };
async function tour(browser: Browser, { site, device, language, visitors: all }: Tour): Promise<string[]> {
  const wrong: string[] = [];
  const violationsIn = violationsOfNew(language);
  for (const visitor of all) {
    const storageState = await stateOf(browser, visitor);
    const context = await browser.newContext({ ...viewing[device], reducedMotion: 'reduce', storageState });
    await context.addCookies([{ name: 'stafflang', value: language, url: hosts.absolute(site, '/') }]);
    const page = await context.newPage();
    const who = visitor.who ?? 'anyone';
    page.on('pageerror', (error) => wrong.push(`${who} ${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') wrong.push(`${who} ${page.url()}: ${message.text()}`);
    });
    for (const name of visitor.names)
      for (const path of await addressesOf(page, site, name)) {
        const faults = await look(page, site, path, language);
        faults.push(...(await violationsIn(page)));
        // Touch targets on every phone; staff use desktops, and a preview shows the public page.
        if (device === 'm' && visitor.kind !== 'staff' && path !== href('supplierShowroomPreview'))
          faults.push(...(await smallTargets(page)));
        wrong.push(...faults.map((fault) => `${who} ${path}: ${fault}`));
      }
    await context.close();
  }
  return wrong;
}

test('every screen of the centers, their entry pages and the console is visited', () => {
  const live = areas.flatMap(screensOf);
  expect(live.filter((name) => centerScreens[name] === undefined)).toEqual([]);
  const seen = [...visitors, ...staff].flatMap(({ names }) => names);
  expect(live.filter((name) => !seen.includes(name))).toEqual([]);
});

const clean = 'is in its language, of no WCAG 2.2 A or AA violation, never too wide, without an error';
for (const device of ['d', 'm'] as Device[]) {
  const name = device === 'd' ? 'desktop' : 'mobile';
  for (const site of ['zh', 'en', 'ar'].filter(isLocale))
    test(`${site}, ${name}: each screen of an account ${clean}`, { tag: '@center' }, async ({ browser }) => {
      test.setTimeout(1_200_000);
      expect(await tour(browser, { site, device, language: site, visitors })).toEqual([]);
    });
  for (const language of ['zh', 'en'].filter(isLocale))
    test(`${language}, ${name}: each screen of the console ${clean}`, { tag: '@console' }, async ({ browser }) => {
      test.setTimeout(600_000);
      expect(await tour(browser, { site: 'zh', device, language, visitors: staff })).toEqual([]);
    });
}
