import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '@/lib/showroom/edit/collection';
import { type Answered, type Finding, textFindings } from '../attack/text';
import { type TextCall, textCalls } from '../attack/text-call';
import { demoDatabase } from '../database';
import { findReferences, makeSupplier, productOf } from '../factories';
import { Browser } from './browser-double';
import { profileOf } from './company-kit';
import { openStorage } from './sheet-kit';
import { sample } from './showroom-kit';
import { host as mainHost, makeColleague } from './staff-kit';

type Handler = (request: Request) => Promise<Response>;
type Supplier = Awaited<ReturnType<typeof makeSupplier>>;
const suppliers: Supplier[] = [];
const browsers = new Map<string, Browser>();
/** Every call, after setup. */
export const calls: TextCall[] = [];
/** Valid bodies by path, after setup. */
export const samples: Record<string, object[]> = {};
/** The findings in one line, so that a failed run's short report lists them. */
export const summary = (findings: readonly Finding[]) =>
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

export async function send(call: TextCall, address: string, body?: string): Promise<Answered> {
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
  // An earlier call may have ended the session.
  return answer.status === 401 && call.actor ? ask(await browserOf(call, true)) : answer;
}

/** Folders below /api whose hostile bodies have a test file of their own; the rest share one. */
const subjects = {
  product: ['product'],
  trade: ['purchase', 'quotation'],
  showcase: ['company', 'showroom', 'certificate', 'agent', 'launch'],
};
const named = Object.values(subjects).flat();

/** Opens and closes what hostile calls need, and tries every body of a subject's calls. */
export function describeHostileBodies(subject: keyof typeof subjects | 'rest', atLeast: number): void {
  beforeAll(async () => {
    await demoDatabase();
    closeStorage = (await openStorage()).close;
    calls.splice(0, calls.length, ...(await textCalls()));
    for (const { path } of calls) handlers.set(path, await import(/* @vite-ignore */ resolve(`app${path}/route.ts`)));
    browsers.clear();
    browsers.set('supplier', (await makers.supplier?.()) as Browser);
    const [{ actor }] = suppliers as [Supplier];
    const product = { id: null, product: productOf(await findReferences(), 'Hostile pump') };
    const profile = await profileOf(actor);
    const about = { id: null, locale: 'en', productId: null, worldwide: false, countries: ['DE'] };
    const launch = { ...about, translations: { en: { slogan: 'Quiet' } } };
    const certificate = { id: null, locale: 'en', type: 'system', number: 'TEST-1', issuedOn: '2025-02-01' };
    Object.assign(samples, {
      '/api/product/save': [product],
      '/api/product/submit': [product],
      '/api/product/group/save': [{ id: null, group: { locale: 'en', names: { en: 'Pumps' }, onHome: false } }],
      '/api/company/profile/save': [profile],
      '/api/company/profile/submit': [profile],
      '/api/showroom/item/save': collections.map((collection) => ({ collection, id: null, item: sample(collection) })),
      '/api/launch/own/save': [launch],
      '/api/agent/own/save': [{ ...launch, banner: 'demo/p/pump.jpg' }],
      '/api/certificate/save': [
        {
          ...certificate,
          validUntil: null,
          file: 'demo/p/pump.jpg',
          translations: { en: { name: 'Q', issuer: 'P', scope: '' } },
        },
      ],
    });
  });

  afterAll(() => closeStorage());

  describe(`hostile values in a body (${subject})`, () => {
    it('never cause a server error, and are never accepted if unstorable', { timeout: 1_800_000 }, async () => {
      const own = calls.filter(({ path }) => {
        const [, , first = ''] = path.split('/');
        return subject === 'rest' ? !named.includes(first) : subjects[subject].includes(first);
      });
      const { findings, sent, statuses } = await textFindings(
        own,
        (call, body) => send(call, call.path, body),
        samples as never,
      );
      expect(findings, summary(findings)).toEqual([]);
      expect(sent).toBeGreaterThan(atLeast);
      expect(statuses[400]).toBeGreaterThan(sent / 2);
    });
  });
}
