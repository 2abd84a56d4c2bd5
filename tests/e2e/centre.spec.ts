import { type Browser, type BrowserContext, expect, type Page, test } from 'playwright/test';
import { accountParts } from '@/components/account-center/part';
import { sectionNames } from '@/components/hall-center/sections';
import { profileSections } from '@/lib/company/profile/constants';
import { type Device, isLocale, type Locale, sites } from '@/lib/i18n/site';
import { href } from '@/lib/routes/address';
import { type Area, type Route, type RouteName, routeNames, routes } from '@/lib/routes/table';
import { queueKinds } from '@/lib/staff/constants';
import { violationsOf } from './axe';
import { enterDemo, type Kind } from './member';
import { hosts, viewing } from './site';
import { smallTargets } from './target';

const areas: readonly Area[] = ['account', 'companycenter', 'amember', 'admin'];

/** Addresses of a route, or where a link to one of its kind stands. */
type Screens = readonly string[] | { from: string; link: RegExp };
const table: Partial<Record<RouteName, Screens>> = {
  supplierLanding: [href('supplierLanding')],
  supplierLogin: [href('supplierLogin')],
  supplierRegister: [href('supplierRegister')],
  supplierForget: [href('supplierForget')],
  purchaserLogin: [href('purchaserLogin')],
  purchaserRegister: [href('purchaserRegister')],
  purchaserForget: [href('purchaserForget')],
  unsubscribe: [href('unsubscribe'), `${href('unsubscribe')}?token=1.x`],
  confirmEmail: [href('confirmEmail'), `${href('confirmEmail')}?token=1.1.x`],

  supplierHome: [href('supplierHome')],
  supplierStatistics: [href('supplierStatistics')],
  supplierCompany: [href('supplierCompany')],
  supplierCertificate: [href('supplierCertificate')],
  supplierCompanySection: profileSections.slice(1).map((section) => href('supplierCompanySection', { section })),
  supplierHistory: [href('supplierHistory')],
  supplierHistoryType: ['follows', 'favourites', 'browsing'].map((type) => href('supplierHistoryType', { type })),
  supplierProduct: [href('supplierProduct')],
  supplierProductNew: [href('supplierProductNew')],
  supplierProductGroup: [href('supplierProductGroup')],
  supplierProductImport: [href('supplierProductImport')],
  supplierProductEdit: { from: href('supplierProduct'), link: /\/productService\/\d+\.html$/ },
  supplierHall: [href('supplierHall')],
  supplierHallPreview: [href('supplierHallPreview')],
  supplierHallSection: sectionNames.map((section) => href('supplierHallSection', { section })),
  supplierUser: [href('supplierUser')],
  supplierUserType: accountParts.map((type) => href('supplierUserType', { type })),
  supplierCase: [href('supplierCase')],
  supplierLaunch: [href('supplierLaunch')],
  supplierAgentOffer: [href('supplierAgentOffer')],
  supplierPurchase: [href('supplierPurchase')],
  supplierPurchaseQuote: { from: href('supplierPurchase'), link: /\/companycenter\/purchase\/\d+\.html$/ },
  supplierSavedSearch: [href('supplierSavedSearch')],
  supplierQuotation: [href('supplierQuotation')],
  supplierAgentApplication: [href('supplierAgentApplication')],
  supplierFair: [href('supplierFair')],
  supplierMessage: [href('supplierMessage')],
  supplierUpgrade: [href('supplierUpgrade')],

  purchaserHome: [href('purchaserHome')],
  purchaserPassword: [href('purchaserPassword')],
  purchaserUser: [href('purchaserUser')],
  purchaserFollow: [href('purchaserFollow')],
  purchaserFavourite: [href('purchaserFavourite')],
  purchaserLog: [href('purchaserLog')],
  purchaserPurchase: [href('purchaserPurchase')],
  purchaserPurchaseDetail: { from: href('purchaserPurchase'), link: /\/amember\/purchase\/\d+\.html$/ },
  purchaserQuotation: [href('purchaserQuotation')],
  purchaserComparison: { from: href('purchaserQuotation'), link: /\/amember\/quotation\/\d+\.html$/ },
  purchaserAgent: [href('purchaserAgent')],
  purchaserFair: [href('purchaserFair')],
  purchaserMessage: [href('purchaserMessage')],

  admin: [href('admin')],
  adminSignIn: [href('adminSignIn')],
  adminPassword: [href('adminPassword')],
  adminSearch: [href('adminSearch'), `${href('adminSearch')}?q=pump`],
  adminAudit: [href('adminAudit')],
  adminCompanies: [href('adminCompanies')],
  adminWord: [href('adminWord')],
  adminReview: { from: href('adminQueue', { section: 'company' }), link: /\/admin\/review\/\d+/ },
  adminCompany: [href('adminCompany', { id: 1 })],
  adminQueue: queueKinds.map((section) => href('adminQueue', { section })),
};

/** Addresses without a screen of their own, and where they lead. */
const leads: Readonly<Record<string, string>> = {
  [href('supplierHistory')]: href('supplierHistoryType', { type: 'favourites' }),
  [href('supplierUser')]: href('supplierUserType', { type: 'info' }),
};

/** What another supplier sees otherwise: closed by its grade and membership, or by its role. */
const closed: readonly RouteName[] = [
  'supplierHome',
  'supplierCertificate',
  'supplierProduct',
  'supplierHall',
  'supplierLaunch',
  'supplierAgentOffer',
  'supplierUpgrade',
];
const barred: readonly RouteName[] = ['supplierCompany', 'supplierProductNew', 'supplierHall', 'supplierUser'];

const of = (area: Area): RouteName[] =>
  routeNames.filter((name) => {
    const route: Route = routes[name];
    return route.area === area && route.live && name !== 'adminSignIn';
  });
type Visitor = { who: string | null; kind: Kind | 'staff'; names: readonly RouteName[] };
const visitors: readonly Visitor[] = [
  { who: null, kind: 'purchaser', names: of('account') },
  { who: 'supplier_a_diamond', kind: 'supplier', names: of('companycenter') },
  { who: 'supplier_c_regular', kind: 'supplier', names: closed },
  { who: 'supplier_sales', kind: 'supplier', names: barred },
  { who: 'buyer_ar', kind: 'purchaser', names: of('amember') },
];
const staff: readonly Visitor[] = [
  { who: null, kind: 'staff', names: ['adminSignIn'] },
  { who: 'staff_admin', kind: 'staff', names: of('admin') },
];

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
const states = new Map<string, State>();
/** The session of an account; one sign-in serves all tests of a worker. */
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
  const screens = table[name];
  if (!screens) throw new Error(`${name} has no entry`);
  if ('length' in screens) return screens;
  await page.goto(hosts.absolute(site, screens.from), { waitUntil: 'networkidle' });
  const links = await page
    .locator('main a[href]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const found = links.find((link) => screens.link.test(link));
  if (found === undefined) throw new Error(`${screens.from} has no link like ${screens.link}`);
  return [found];
}

/** What is wrong with a screen, in words. */
async function look(page: Page, site: Locale, path: string, language: Locale): Promise<string[]> {
  const wrong: string[] = [];
  const answer = await page.goto(hosts.absolute(site, path), { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) wrong.push(`status ${answer?.status()}`);
  if (!page.url().endsWith(leads[path] ?? path)) wrong.push(`led to ${page.url()}`);
  const { lang, dir, wide } = await page.evaluate(() => {
    const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
    return { lang, dir, wide: scrollWidth - clientWidth };
  });
  if (lang.split('-')[0] !== language) wrong.push(`is marked as ${lang}`);
  if ((dir || 'ltr') !== sites[language].dir) wrong.push(`runs ${dir}`);
  if (wide > 0) wrong.push(`${wide} pixels too wide`);
  if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) wrong.push('has not one main heading');
  wrong.push(...(await violationsOf(page)));
  return wrong;
}

type Tour = { site: Locale; device: Device; language: Locale; visitors: readonly Visitor[] };
async function tour(browser: Browser, { site, device, language, visitors: all }: Tour): Promise<string[]> {
  const wrong: string[] = [];
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
        // A finger's room on every phone; staff work at a desk, and a preview shows the public page.
        if (device === 'm' && visitor.kind !== 'staff' && path !== href('supplierHallPreview'))
          faults.push(...(await smallTargets(page)));
        wrong.push(...faults.map((fault) => `${who} ${path}: ${fault}`));
      }
    await context.close();
  }
  return wrong;
}

test('every screen of the centres, the doors to them and the console is looked at', () => {
  const live = areas.flatMap(of);
  expect(live.filter((name) => table[name] === undefined)).toEqual([]);
  const seen = [...visitors, ...staff].flatMap(({ names }) => names);
  expect(live.filter((name) => !seen.includes(name))).toEqual([]);
});

const clean = 'is in its language, of no WCAG 2.2 A or AA violation, never too wide, without an error';
for (const device of ['d', 'm'] as Device[]) {
  const name = device === 'd' ? 'desktop' : 'mobile';
  for (const site of ['zh', 'en', 'ar'].filter(isLocale))
    test(`${site}, ${name}: each screen of an account ${clean}`, async ({ browser }) => {
      test.setTimeout(1_200_000);
      expect(await tour(browser, { site, device, language: site, visitors })).toEqual([]);
    });
  for (const language of ['zh', 'en'].filter(isLocale))
    test(`${language}, ${name}: each screen of the console ${clean}`, async ({ browser }) => {
      test.setTimeout(600_000);
      expect(await tour(browser, { site: 'zh', device, language, visitors: staff })).toEqual([]);
    });
}
