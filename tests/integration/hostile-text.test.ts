import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { collections } from '@/lib/hall/edit/collection';
import { type Answered, type Finding, queryFindings, textFindings } from '../attack/text';
import { type TextCall, textCalls } from '../attack/text-call';
import { demoDatabase } from '../database';
import { findReferences, forgetCompanies, makeSupplier, productOf } from '../factories';
import { Browser, forgetAccounts } from './browser-double';
import { profileOf } from './company-kit';
import { sample } from './hall-kit';
import { openStorage } from './sheet-kit';
import { forgetStaff, host as mainHost, makeColleague } from './staff-kit';

type Handler = (request: Request) => Promise<Response>;
type Supplier = Awaited<ReturnType<typeof makeSupplier>>;
let calls: TextCall[];
let suppliers: Supplier[] = [];
let samples: Record<string, object[]>;
const browsers = new Map<string, Browser>();
/** The findings in one line, so that the short report of a failed run names them. */
const told = (findings: readonly Finding[]) =>
  findings.map(({ path, field, what, status }) => `${path} ${field}: ${what} → ${status}`).join('; ');
const handlers = new Map<string, Record<'GET' | 'POST', Handler>>();
let last = 0;
let closeStorage: () => Promise<void>;

const makers: Record<string, () => Promise<Browser>> = {
  supplier: async () => {
    const made = await makeSupplier(`hostile_${++last}`);
    suppliers.push(made);
    return made.browser;
  },
  purchaser: async () => {
    const browser = new Browser();
    await browser.register('purchaser', `hostile_${++last}`);
    return browser;
  },
  staff: async () => (await makeColleague(`hostile_${++last}`, 'admin')).browser,
  visitor: async () => new Browser(),
};
const kindOf = ({ actor = 'visitor' }: TextCall) => actor.replace('?', '').replace('member', 'purchaser');

async function browserOf(call: TextCall, renewed = false): Promise<Browser> {
  const kind = kindOf(call);
  const known = browsers.get(kind);
  if (known && !renewed) return known;
  const made = (await makers[kind]?.()) ?? new Browser();
  browsers.set(kind, made);
  return made;
}

async function send(call: TextCall, address: string, body?: string): Promise<Answered> {
  const host = call.path.startsWith('/api/admin/') ? mainHost : 'en.geco.localhost:3000';
  const ask = async (browser: Browser) => {
    const headers = new Headers({ host, origin: `http://${host}`, 'content-type': 'application/json' });
    headers.set('cookie', [...browser.cookies].map((pair) => pair.join('=')).join('; '));
    headers.set('x-forwarded-for', `2001:db8:${(++last % 65_536).toString(16)}:${(last >> 16).toString(16)}::1`);
    const handler = handlers.get(call.path)?.[call.method] as Handler;
    const response = await handler(new Request(`http://${host}${address}`, { method: call.method, headers, body }));
    const { errors = [] } = await response.json();
    return { status: response.status, errors };
  };
  const answer = await ask(await browserOf(call));
  // A call may have ended the session that the next one needs.
  return answer.status === 401 && call.actor ? ask(await browserOf(call, true)) : answer;
}

beforeAll(async () => {
  await demoDatabase();
  closeStorage = (await openStorage()).close;
  calls = await textCalls();
  for (const { path } of calls) handlers.set(path, await import(/* @vite-ignore */ resolve(`app${path}/route.ts`)));
  browsers.set('supplier', (await makers.supplier?.()) as Browser);
  const [{ actor }] = suppliers as [Supplier];
  const product = { id: null, product: productOf(await findReferences(), 'Hostile pump') };
  const profile = await profileOf(actor);
  const about = { id: null, locale: 'en', productId: null, worldwide: false, countries: ['DE'] };
  const launch = { ...about, translations: { en: { slogan: 'Quiet' } } };
  const certificate = { id: null, locale: 'en', type: 'system', number: 'TEST-1', issuedOn: '2025-02-01' };
  samples = {
    '/api/product/save': [product],
    '/api/product/submit': [product],
    '/api/product/group/save': [{ id: null, group: { locale: 'en', names: { en: 'Pumps' }, onHome: false } }],
    '/api/company/profile/save': [profile],
    '/api/company/profile/submit': [profile],
    '/api/hall/item/save': collections.map((collection) => ({ collection, id: null, item: sample(collection) })),
    '/api/launch/save': [launch],
    '/api/agent/own/save': [{ ...launch, banner: 'demo/p/pump.jpg' }],
    '/api/certificate/save': [
      {
        ...certificate,
        validUntil: null,
        file: 'demo/p/pump.jpg',
        translations: { en: { name: 'Q', issuer: 'P', scope: '' } },
      },
    ],
  };
});

afterAll(async () => {
  for (const { actor } of suppliers) await db().execute(sql`delete from product where company_id = ${actor.companyId}`);
  await forgetCompanies(...suppliers.map(({ actor }) => actor));
  suppliers = [];
  await forgetStaff();
  await forgetAccounts();
  await closeStorage();
});

describe('hostile values in a body', () => {
  it('are never a failure of ours, and never taken where they cannot be stored', { timeout: 600_000 }, async () => {
    const { findings, sent, statuses } = await textFindings(
      calls,
      (call, body) => send(call, call.path, body),
      samples as never,
    );
    expect(findings, told(findings)).toEqual([]);
    expect(sent).toBeGreaterThan(10_000);
    expect(statuses[400]).toBeGreaterThan(sent / 2);
  });

  it('are named with the field that holds them', async () => {
    const call = calls.find(({ path }) => path === '/api/product/save') as TextCall;
    const product = (samples['/api/product/save'] as [{ product: object }])[0].product;
    const body = JSON.stringify({
      id: null,
      product: { ...product, priceBreaks: [], brand: 'a\u0000', tags: ['\ud800'] },
    });
    expect(await send(call, call.path, body)).toMatchObject({
      status: 400,
      errors: [
        { field: 'product.brand', key: 'characters', message: expect.stringContaining('cannot be stored') },
        { field: 'product.tags.0', key: 'characters' },
      ],
    });
  });
});

describe('hostile values in a query', () => {
  it('are never a failure of ours, and never taken', async () => {
    const findings = await queryFindings(calls, (call, address) => send(call, address));
    expect(findings, told(findings)).toEqual([]);
  });
});
