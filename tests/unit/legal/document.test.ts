import { describe, expect, it } from 'vitest';
import { getDocument } from '@/lib/legal/queries';
import type { LegalBlock, LegalDocument } from '@/lib/legal/types';
import { config } from '@/lib/platform/config';
import { env } from '@/lib/platform/env';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { invitationDays } from '@/lib/platform/limit/code';
import { systemCookie } from '@/lib/platform/quantity/chosen-system';

const kinds = ['agreement', 'privacy'] as const;
const cases = kinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const));

const partsOf = (block: LegalBlock): string[] => {
  if (typeof block === 'string') return [block];
  return 'list' in block ? [...block.list] : block.terms.flat();
};
const shapeOf = ({ sections }: LegalDocument) =>
  sections.map(({ id, body }) => [
    id,
    ...body.map((block) => (typeof block === 'string' ? 'text' : `${Object.keys(block)} ${partsOf(block).length}`)),
  ]);
const textsOf = ({ title, lead, sections }: LegalDocument): string[] => [
  title,
  lead,
  ...sections.flatMap(({ heading, body }) => [heading, ...body.flatMap(partsOf)]),
];
const sectionOf = async (kind: (typeof kinds)[number], locale: Locale, id: string): Promise<string> => {
  const found = (await getDocument(kind, locale)).sections.find((section) => section.id === id);
  return found?.body.flatMap(partsOf).join('\n') ?? '';
};
const amounts = (text: string): number[] =>
  [...text.replace(/(?<=\b\d)[.,  ](?=\d{3}\b)/g, '').matchAll(/\d+/g)].map(Number);

describe.each(cases)('%s in %s', (kind, locale) => {
  it('is the version accepted at registration', async () =>
    expect((await getDocument(kind, locale)).version).toBe(config.document[kind]));

  it('has the same sections, lists and terms as the English one', async () =>
    expect(shapeOf(await getDocument(kind, locale))).toEqual(shapeOf(await getDocument(kind, 'en'))));

  it('has the operator and its address, and no placeholder or Markdown', async () => {
    const texts = textsOf(await getDocument(kind, locale));
    expect(texts.filter((text) => /[{}#*`<>\n]/.test(text) || text.trim() === '')).toEqual([]);
    expect(texts.join('\n')).toContain(config.name.short);
    expect(texts.join('\n')).toContain(env().CONTACT_EMAIL);
  });

  it('has no sentence in common with another language', async () => {
    const elsewhere = await Promise.all(
      locales.filter((one) => one !== locale).map(async (one) => textsOf(await getDocument(kind, one))),
    );
    const foreign = new Set(elsewhere.flat());
    const own = textsOf(await getDocument(kind, locale));
    expect(own.filter((text) => text.includes(' ') && foreign.has(text))).toEqual([]);
  });
});

describe.each(locales)('the privacy policy in %s', (locale) => {
  it('lists every cookie by its name', async () => {
    const { language, currency, device, pendingAct, present, knownDevice, supplier, purchaser, staff } = config.cookie;
    const section = (await getDocument('privacy', locale)).sections.find(({ id }) => id === 'cookie');
    const terms = section?.body.flatMap((block) => (typeof block !== 'string' && 'terms' in block ? block.terms : []));
    expect(terms?.map(([name]) => name).sort()).toEqual(
      [
        language.name,
        currency.name,
        systemCookie.name,
        device.name,
        present.name,
        pendingAct.name,
        knownDevice.name,
        supplier,
        purchaser,
        staff,
      ].sort(),
    );
  });

  it('gives the retention periods', async () => {
    const { session, code, captcha, registration, upload, search, account } = config;
    expect(amounts(await sectionOf('privacy', locale, 'retention'))).toEqual([
      captcha.life / 60,
      registration.life / 3600,
      code.life / 60,
      2,
      invitationDays.open,
      invitationDays.kept,
      session.days,
      30,
      7,
      30,
      upload.unusedHours,
      search.termDays,
      account.browsing,
      account.favourites,
      account.follows,
    ]);
  });

  it('gives the lifetimes of the cookies', async () => {
    const { session, cookie } = config;
    const days = amounts((await sectionOf('privacy', locale, 'cookie')).replace('i18n', ''));
    expect(days).toEqual([
      session.days,
      session.days,
      session.staffHours,
      cookie.present.days,
      cookie.pendingAct.minutes,
      cookie.knownDevice.days,
      cookie.language.days,
      cookie.currency.days,
      systemCookie.days,
      cookie.device.days,
    ]);
  });
});

it.each(locales)('the agreement gives the upload sizes in %s', async (locale) => {
  const { picture, video } = config.upload.kinds;
  expect(amounts((await sectionOf('agreement', locale, 'posted-content')).replaceAll('MP4', ''))).toEqual([
    picture.bytes / 2 ** 20,
    video.bytes / 2 ** 20,
  ]);
});
