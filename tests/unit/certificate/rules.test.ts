import { describe, expect, it } from 'vitest';
import { offerDraft, offerInput } from '@/lib/agent/call';
import { certificateDraft, certificateInput } from '@/lib/certificate/call';
import { expiryOf, isoDay } from '@/lib/certificate/rules';
import { launchDraft, launchInput } from '@/lib/launch/call';

type Parsed = { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } };
const refused = ({ error }: Parsed) => (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}:${message}`);
const now = new Date('2026-05-10T22:00:00Z');
const inDays = (days: number) => isoDay(new Date(), days);

describe('a certificate’s last day', () => {
  it.each([
    [null, null],
    ['2026-05-09', 'expired'],
    ['2026-05-10', 'soon'],
    ['2026-07-09', 'soon'],
    ['2026-07-10', null],
  ] as const)('%s is %s', (day, expiry) => expect(expiryOf(day, now)).toBe(expiry));
});

describe('a certificate', () => {
  const given = {
    locale: 'fr',
    type: 'system',
    number: ' A-1 ',
    issuedOn: '2025-01-01',
    validUntil: inDays(10),
    file: 'x',
    translations: { fr: { name: ' N ', issuer: 'I', scope: '' }, de: { name: '', issuer: ' ', scope: '' } },
  };
  it('is trimmed, and loses empty languages', () => {
    const { data } = certificateInput.safeParse(given);
    expect(data).toMatchObject({ number: 'A-1' });
    expect(data?.translations).toEqual({ fr: { name: 'N', issuer: 'I', scope: '' } });
  });
  it.each([
    [{ number: '  ' }, ['number:required']],
    [{ issuedOn: '' }, ['issuedOn:required']],
    [{ issuedOn: inDays(3), validUntil: null }, ['issuedOn:dateFuture']],
    [{ validUntil: '2025-01-01' }, ['validUntil:dateOrder']],
    [{ validUntil: '2025-01-02' }, ['validUntil:certificateExpired']],
    [{ file: '' }, ['file:certificateFile']],
    [{ translations: {} }, ['translations.fr.name:required', 'translations.fr.issuer:required']],
    [
      { translations: { ar: { name: '', issuer: '', scope: 'S' } } },
      ['translations.ar.name:required', 'translations.ar.issuer:required'],
    ],
  ])('%o is refused', (over, errors) =>
    expect(refused(certificateInput.safeParse({ ...given, ...over }))).toEqual(errors),
  );
  it('may have no end, and as a draft no picture and text', () => {
    expect(certificateInput.safeParse({ ...given, validUntil: '' }).data?.validUntil).toBeNull();
    expect(certificateDraft.safeParse({ ...given, file: '', translations: {} }).success).toBe(true);
    expect(refused(certificateDraft.safeParse({ ...given, number: '' }))).toEqual(['number:required']);
  });
});

describe('a launch', () => {
  const given = {
    locale: 'en',
    productId: 1,
    worldwide: false,
    countries: ['MA', 'BR', 'MA'],
    translations: { en: { slogan: 'New' } },
  };
  it('has each country once, in one order', () => {
    expect(launchInput.safeParse(given).data?.countries).toEqual(['BR', 'MA']);
  });
  it.each([
    [{ productId: null }, ['productId:productRequired']],
    [{ countries: [] }, ['countries:zonesRequired']],
    [{ translations: { en: { slogan: ' ' } } }, ['translations.en.slogan:required']],
    [{ translations: { en: { slogan: 'a '.repeat(21) } } }, ['translations.en.slogan:sloganWords']],
    [{ translations: { zh: { slogan: '泵'.repeat(21) } } }, ['translations.zh.slogan:sloganCharacters']],
  ])('%o is refused', (over, errors) => expect(refused(launchInput.safeParse({ ...given, ...over }))).toEqual(errors));
  it('is worldwide without countries, has a slogan of 20 words or characters, and can be saved with only a product', () => {
    const max = { en: { slogan: 'a '.repeat(20) }, zh: { slogan: '泵'.repeat(20) } };
    expect(launchInput.safeParse({ ...given, worldwide: true, countries: [], translations: max }).success).toBe(true);
    expect(launchDraft.safeParse({ ...given, countries: [], translations: {} }).success).toBe(true);
    expect(refused(launchDraft.safeParse({ ...given, productId: null }))).toEqual(['productId:productRequired']);
  });
});

describe('an agent offer', () => {
  const given = {
    locale: 'es',
    productId: 1,
    worldwide: true,
    countries: [],
    banner: 'k',
    translations: { es: { slogan: 'S', detail: 'D' } },
  };
  it.each([
    [{ banner: '' }, ['banner:bannerRequired']],
    [{ worldwide: false }, ['countries:zonesRequired']],
    [{ translations: { es: { slogan: 'S', detail: '' } } }, ['translations.es.detail:required']],
    [{ translations: {} }, ['translations.es.slogan:required', 'translations.es.detail:required']],
  ])('%o is refused', (over, errors) => expect(refused(offerInput.safeParse({ ...given, ...over }))).toEqual(errors));
  it('is complete with all of them, and can be saved with only a product', () => {
    expect(offerInput.safeParse(given).success).toBe(true);
    expect(offerDraft.safeParse({ ...given, banner: '', translations: {} }).success).toBe(true);
  });
});
