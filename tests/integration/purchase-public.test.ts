import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PurchaserActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { category } from '@/lib/platform/db/schema/reference';
import { portalSearch } from '@/lib/platform/db/schema/search';
import type { Locale } from '@/lib/platform/i18n/site';
import { tagRegister } from '@/lib/platform/pagestore/expiry';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import { findPortal } from '@/lib/portal/queries';
import { addAddendum } from '@/lib/purchase/addendum/commands';
import { closePurchase, makePublic, raiseQuotationMax } from '@/lib/purchase/commands';
import { askQuestion, inviteSuppliers } from '@/lib/purchase/correspondence/commands';
import { browsePurchases } from '@/lib/purchase/listing/queries';
import { recountPlaces } from '@/lib/purchase/lock';
import { findPurchases, getPublicPurchase } from '@/lib/purchase/public/queries';
import { listPurchaseCards } from '@/lib/purchase/queries';
import { declineQuotation } from '@/lib/quotation/negotiation/commands';
import { acceptQuotation, cancelPurchase, runTradeClock } from '@/lib/quotation/outcome/commands';
import { feedDocument } from '@/lib/site/feed/document';
import { readFeed } from '@/lib/site/feed/queries';
import type { FeedFormat } from '@/lib/site/feed/types';
import { findSite } from '@/lib/site/search/result';
import { purchaseLd } from '@/lib/site/seo/purchase/json-ld';
import { listSitemap } from '@/lib/site/seo/queries';
import { demoDatabase } from '../database';
import {
  dropped,
  inDays,
  makeBidder,
  makePurchaser,
  makeQuotation,
  makeRequest,
  now,
  requestOf,
  requestRow,
} from './trade-kit';

const expired: string[] = [];
let unsubscribe = () => {};

// What identifies the buyer, and what is never shown.
const secrets = /Awa|Ndiaye|buyer\.example|33 823 10 10|25000|2500000|contact(?:Name|Email|Phone)|budget/;
const made: number[] = [];
let buyer: PurchaserActor;

const request = async (over: Parameters<typeof makeRequest>[1] = {}) => {
  const id = await makeRequest(buyer, {
    translations: {
      fr: { title: 'Broyeurs zygomorphes', details: 'Pour carrière. Appelez le +221 33 823 10 10.' },
      en: { title: 'Zygomorphic crushers', details: 'For a quarry. Write to awa@buyer.example.' },
    },
    validUntil: inDays(200).toISOString(),
    ...over,
  });
  made.push(id);
  return id;
};
const found = async (site: Locale, keyword: string) =>
  (await findPurchases(site, keyword, emptyState)).items.filter(({ id }) => made.includes(id)).map(({ id }) => id);
const rowsOf = (id: number) =>
  database()
    .select()
    .from(portalSearch)
    .where(and(eq(portalSearch.kind, 'purchase'), eq(portalSearch.subjectId, id)));

beforeAll(async () => {
  await demoDatabase();
  buyer = await makePurchaser();
  unsubscribe = tagRegister().subscribe(({ tags }) => {
    expired.push(...tags);
  });
});
beforeEach(() => void expired.splice(0));
afterAll(() => unsubscribe());

describe('search', () => {
  it('finds a request by text on each site, and by category and country', async () => {
    const id = await request();
    expect(await found('fr', 'broyeur zygomorphe')).toEqual([id]);
    expect(await found('en', 'zygomorphic')).toEqual([id]);
    // Without the buyer's own translation the original is shown, and found.
    expect(await found('de', 'zygomorphes')).toEqual([id]);
    expect(await found('zh', 'zygomorphes')).toEqual([id]);
    expect(await rowsOf(id)).toHaveLength(8);
    const translated = (await rowsOf(id)).filter((row) => row.translated).map(({ locale }) => locale);
    expect(translated.sort()).toEqual(['en', 'fr']);
  });

  it('finds it in the site-wide search too, until closed', async () => {
    const id = await request();
    const onSite = async () => {
      const { channels, total } = await findSite({
        locale: 'en',
        device: 'd',
        keyword: 'zygomorphic',
        state: emptyState,
      });
      expect(total).toBe(channels.reduce((sum, one) => sum + one.total, 0));
      return channels.flatMap((one) => (one.channel === 'purchase' ? one.items.map((item) => item.id) : []));
    };
    expect(await onSite()).toContain(id);
    await closePurchase(buyer, id, now);
    expect(await onSite()).not.toContain(id);
  });

  it('does not find it by contacts in its text', async () => {
    const id = await request();
    const words = (await rowsOf(id)).map(({ tsv }) => tsv).join(' ');
    expect(words).not.toMatch(/buyer\.example|'33'|'823'|awa/);
    expect(await found('en', 'buyer.example')).toEqual([]);
  });

  it('filters by country, trade terms and category, each with counts', async () => {
    const id = await request();
    const narrowed = (state: Partial<typeof emptyState>) =>
      findPurchases('en', 'zygomorphic', { ...emptyState, ...state });
    expect((await narrowed({ country: ['sn'], incoterm: 'CIF' })).items.map((one) => one.id)).toContain(id);
    expect((await narrowed({ country: ['br'] })).total).toBe(0);
    const other = await narrowed({ incoterm: 'EXW' });
    expect(other.total).toBe(0);
    expect(other.incoterms.find(({ value }) => value === 'CIF')?.count).toBeGreaterThan(0);
  });
});

describe('the list of open requests', () => {
  type Chance = Partial<Pick<typeof emptyState, 'closing' | 'places'>>;
  const seen = async (change: Chance) => {
    const state = { ...emptyState, ...change };
    const browsed = (await browsePurchases('en', state, 500)).ids.filter((id) => made.includes(id));
    const searched = (await findPurchases('en', 'zygomorphic', state)).items.map(({ id }) => id);
    expect(searched.filter((id) => made.includes(id)).sort()).toEqual(browsed.toSorted());
    return browsed;
  };

  it('can be filtered by closing date', async () => {
    const [soon, later] = [await request(), await request()];
    const validUntil = new Date(Date.now() + 2 * 86_400_000);
    await database().update(purchaseRequest).set({ validUntil }).where(eq(purchaseRequest.id, soon));
    expect(await seen({ closing: 3 })).toContain(soon);
    expect(await seen({ closing: 30 })).not.toContain(later);
    expect(await seen({})).toEqual(expect.arrayContaining([soon, later]));
    expect((await browsePurchases('en', { ...emptyState, closing: 3 }, 1)).total).toBeLessThan(
      (await browsePurchases('en', emptyState, 1)).total,
    );
    await database()
      .update(purchaseRequest)
      .set({ validUntil: inDays(200) })
      .where(eq(purchaseRequest.id, soon));
  });

  it('can be filtered by places left, as quotations and invitations change', async () => {
    const id = await request();
    const bidders = [];
    for (let n = 0; n < 7; n++) bidders.push(await makeBidder());
    const quotations = [];
    for (const bidder of bidders) quotations.push(await makeQuotation(bidder, id));
    expect((await listPurchaseCards('en', [id]))[0]?.placesLeft).toBe(2);
    expect([await seen({ places: 1 }), await seen({ places: 3 })].map((ids) => ids.includes(id))).toEqual([
      true,
      false,
    ]);
    await declineQuotation(buyer, quotations[0] ?? 0, { key: 'price', text: '' });
    expect(await seen({ places: 3 })).toContain(id);
    expect(await seen({ places: 5 })).not.toContain(id);
    await raiseQuotationMax(buyer, id, 12);
    expect(await seen({ places: 5 })).toContain(id);
    const stored = async () => (await requestRow(id))?.placesLeft;
    expect(await stored()).toBe((await listPurchaseCards('en', [id]))[0]?.placesLeft);
    await inviteSuppliers(buyer, id, [bidders[1]?.companyId ?? 0]);
    expect(await stored()).toBe((await listPurchaseCards('en', [id]))[0]?.placesLeft);
    await database().update(purchaseRequest).set({ placesLeft: 0 }).where(eq(purchaseRequest.id, id));
    await recountPlaces(database());
    expect(await stored()).toBe((await listPurchaseCards('en', [id]))[0]?.placesLeft);
  });
});

describe('a list without a search', () => {
  const categories = async () => {
    const [one] = await database()
      .select()
      .from(category)
      .where(isNotNull(category.parentId))
      .orderBy(category.id)
      .limit(1);
    return [one?.id ?? 0, one?.parentId ?? 0];
  };

  it('has the same items and counts as a search would', async () => {
    const [child = 0, parent = 0] = await categories();
    const before = (await browsePurchases('fr', emptyState, 3)).total;
    const english = { en: { title: 'Zygomorphic mills', details: 'For a quarry.' } };
    await request({ kind: 'inquiry' });
    await request({ categoryId: child, incoterm: 'FOB', place: 'Izmir' });
    await request({ countryCode: 'TR', validUntil: inDays(90).toISOString() });
    await request({
      countryCode: 'DE',
      categoryId: child,
      incoterm: 'FOB',
      place: 'Hamburg',
      locale: 'en',
      translations: english,
    });
    await request({ countryCode: 'BR', validUntil: inDays(120).toISOString(), locale: 'en', translations: english });
    await request();
    const states: Partial<typeof emptyState>[] = [
      {},
      { sort: 'latest', page: 2 },
      { sort: 'deadline' },
      { country: ['sn'] },
      { continent: 'africa', incoterm: 'CIF' },
      { continent: 'asia', country: ['br'], sort: 'deadline' },
      { cate: [parent] },
      { cate: [child], incoterm: 'FOB', country: ['tr', 'de'] },
    ];
    for (const change of states) {
      const state = { ...emptyState, ...change };
      const { incoterm } = state;
      const open = { ...state, open: true };
      const among = (sub: string | undefined) => findPortal(database(), 'fr', { channels: ['purchase'], sub }, open, 3);
      const expected = await among(incoterm ?? undefined);
      const browsed = await browsePurchases('fr', state, 3);
      expect(browsed.ids, JSON.stringify(change)).toEqual(expected.refs.map(({ id }) => id));
      expect(browsed.total).toBe(expected.total);
      expect(browsed.facets).toEqual(expected.facets);
      const { subs } = await among(undefined);
      expect(browsed.incoterms).toEqual(subs.filter(({ value }) => value !== ''));
    }
    expect((await browsePurchases('fr', emptyState, 3)).total).toBe(before + 5);
  });
});

describe('the lists', () => {
  it('remove a closed, cancelled or awarded request, and expire its pages', async () => {
    const [closed, cancelled, awarded] = [await request(), await request(), await request()];
    const bidder = await makeBidder();
    const quotation = await makeQuotation(bidder, awarded);
    expect(expired).toContain(`purchase:${awarded}`);
    await closePurchase(buyer, closed, now);
    await cancelPurchase(buyer, cancelled, dropped, now);
    await acceptQuotation(buyer, quotation, now);
    for (const id of [closed, cancelled, awarded]) {
      expect(await rowsOf(id)).toEqual([]);
      expect(expired).toContain(`purchase:${id}`);
    }
    expect(expired).toContain('purchase-list');
    expect((await getPublicPurchase('en', closed))?.state).toBe('closed');
    expect((await getPublicPurchase('en', awarded))?.state).toBe('awarded');
  });

  it('remove an expired one, even before the job has run', async () => {
    const id = await request({ validUntil: inDays(3).toISOString() });
    await database()
      .update(purchaseRequest)
      .set({ validUntil: new Date(Date.now() - 60_000) })
      .where(eq(purchaseRequest.id, id));
    expect(await found('en', 'zygomorphic')).not.toContain(id);
    await runTradeClock();
    expect(await rowsOf(id)).toEqual([]);
  });

  it('never include an inquiry, until its buyer makes it public', async () => {
    const id = await request({ kind: 'inquiry' });
    expect(await rowsOf(id)).toEqual([]);
    expect(await getPublicPurchase('fr', id)).toBeNull();
    await makePublic(buyer, id);
    expect(await found('fr', 'zygomorphes')).toContain(id);
  });

  it('show each text in the language that it has', async () => {
    const arabic = 'مضخات طرد مركزي';
    const french = { title: 'Pompes centrifuges', details: 'Pour eau claire.' };
    const id = await makeRequest(buyer, { translations: { fr: french, ar: { title: arabic, details: '' } } });
    expect(await getPublicPurchase('ar', id)).toMatchObject({
      title: { text: arabic, locale: 'ar' },
      details: { text: french.details, locale: 'fr' },
    });
    expect(await getPublicPurchase('de', id)).toMatchObject({ title: { locale: 'fr' }, details: { locale: 'fr' } });
  });

  it('show the first two requirements, without contacts', async () => {
    const line = (label: string, over = {}) => ({
      ...{ label, value: '', min: null, max: null, unit: '', parameterId: null, optionId: null },
      ...over,
    });
    const id = await request({
      specification: [
        line('Feed opening', { min: 600, unit: 'mm' }),
        line('Frame', { value: 'cast steel, ask awa@buyer.example' }),
        line('Colour', { value: 'grey' }),
      ],
    });
    const [card] = await listPurchaseCards('en', [id]);
    expect(card?.requirements).toMatchObject([
      { label: 'Feed opening', min: 600, max: null, unit: 'mm', labelLocale: 'fr' },
      { label: 'Frame', value: 'cast steel, ask •••', valueLocale: 'fr' },
    ]);
    expect(card?.quotationMax).toBe(10);
  });

  it('find text of an addendum instead of the replaced text', async () => {
    const id = await request();
    const purchase = await requestOf({
      translations: { fr: { title: 'Concasseurs quadrilobes', details: 'Modifié.' } },
      validUntil: inDays(220).toISOString(),
    });
    await addAddendum(buyer, id, 2, { text: 'Autre modèle.', purchase }, now);
    expect(await found('fr', 'quadrilobes')).toEqual([id]);
    expect(await found('fr', 'zygomorphes')).not.toContain(id);
    expect(expired).toContain(`purchase:${id}`);
  });
});

describe('public data', () => {
  it('reveals nothing of the buyer on the page, in its data, in the list or in the feed', async () => {
    const id = await request();
    const bidder = await makeBidder();
    await askQuestion(bidder, id, 'Secret question', now);
    const page = await getPublicPurchase('en', id);
    if (!page) throw new Error('it has a page');
    expect(page.title).toEqual({ text: 'Zygomorphic crushers', locale: 'en' });
    expect(page.details.text).toBe('For a quarry. Write to •••.');
    expect(page.locales).toEqual(['en', 'fr']);
    expect(JSON.stringify(page)).not.toMatch(secrets);
    expect(JSON.stringify(page)).not.toContain('Secret question');
    // The target price is shown only if the buyer allows it.
    expect(page.targetPrice).toBeNull();
    expect(JSON.stringify(purchaseLd('en', page, {}))).not.toMatch(secrets);
    const { items } = await findPurchases('en', 'zygomorphic', emptyState);
    expect(items.map((item) => item.id)).toContain(id);
    expect(JSON.stringify(items)).not.toMatch(secrets);
    const feed = await readFeed('en', 'purchase', 'atom');
    const entry = feed.items.find(({ url }) => url.endsWith(`/purchase/${id}.html`));
    expect(entry?.title).toBe('Zygomorphic crushers');
    expect(entry?.summary).toContain('20 sets');
    expect(JSON.stringify(feed)).not.toMatch(secrets);
  });

  it('is in the feed of matching words and filters', async () => {
    const id = await request();
    const found = async (state: Partial<ListState>, keyword: string) => {
      const feed = await readFeed('en', 'purchase', 'rss', { ...emptyState, ...state }, keyword);
      return { ...feed, has: feed.items.some(({ url }) => url.endsWith(`/purchase/${id}.html`)) };
    };
    const searched = await found({}, 'zygomorphic');
    expect(searched).toMatchObject({ has: true, self: expect.stringMatching(/\?keyword=zygomorphic$/) });
    expect(searched.title).toContain('“zygomorphic”');
    expect(searched.page).toMatch(/\/purchase_search_zygomorphic\.html$/);
    expect((await found({}, 'centrifuges')).has).toBe(false);
    const { countryCode } = (await findPurchases('en', 'zygomorphic', emptyState)).items[0] ?? { countryCode: null };
    const own = countryCode?.toLowerCase() ?? '';
    expect((await found({ country: [own] }, '')).has).toBe(true);
    expect((await found({ country: [own === 'fr' ? 'de' : 'fr'] }, 'zygomorphic')).has).toBe(false);
  });

  it('is only in its own language in the sitemap', async () => {
    const id = await request();
    const path = `/purchase/${id}.html`;
    const listed = async (site: Locale) => (await listSitemap(site, 'portal', 1)).map((entry) => entry.path);
    expect(await listed('en')).toContain(path);
    expect(await listed('de')).not.toContain(path);
    await cancelPurchase(buyer, id, dropped, now);
    expect(await listed('en')).not.toContain(path);
  });

  it('is in the feed of every site, marked if in another language', async () => {
    const id = await request();
    const read = async (site: Locale, format: FeedFormat) => {
      const word = site === 'en' ? 'zygomorphic' : 'zygomorphes';
      const feed = await readFeed(site, 'purchase', format, emptyState, word);
      const items = feed.items.filter(({ url }) => url.endsWith(`/purchase/${id}.html`));
      return feedDocument(format, { ...feed, items }, 'GECO');
    };
    expect(await read('en', 'rss')).toMatch(/<title>Zygomorphic crushers<\/title>(?!.*dc:language)/);
    expect(await read('de', 'rss')).toMatch(/<title>Broyeurs zygomorphes<\/title>.*<dc:language>fr<\/dc:language>/);
    expect(await read('en', 'atom')).toContain('<title>Zygomorphic crushers</title>');
    expect(await read('de', 'atom')).toContain('<title xml:lang="fr">Broyeurs zygomorphes</title>');
  });
});
