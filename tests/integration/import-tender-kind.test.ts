import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Db, rows } from '@/lib/platform/db/client';
import { summaryLines } from '@/lib/platform/import/report';
import { emptyState } from '@/lib/platform/routes/list-state';
import { importTenders } from '@/lib/tender/import/commands';
import { countOpenTenders, getTender, listLatestTenders, listTenders } from '@/lib/tender/queries';
import { demoDatabase } from '../database';
import { fileOf, forgetFiles, noticeOf, releaseOf, releasePackage } from './import-kit';

let db: Db;
const now = new Date('2026-11-20T12:00:00Z');
const mine = sql`source_id like 'ocds-quib01-%' or source = 'TED'`;
const folder = '5b0d9f3c-0000-4000-8000-000000000001';
const read = async (name: string, content: string) => importTenders(db, await fileOf(name, content), { now });
const tenderOf = async (sourceId: string, locale: 'en' | 'fr' | 'de' = 'en') => {
  const found = await rows<{ id: number }>(db, sql`select id from tender where source_id = ${sourceId}`);
  expect(found).toHaveLength(1);
  return getTender(locale, found[0]?.id ?? 0);
};
const lotOf = (process: string) => `<cac:ProcurementProjectLot><cbc:ID schemeName="Lot">LOT-0001</cbc:ID>
  <cac:TenderingProcess>${process}</cac:TenderingProcess>
  <cac:ProcurementProject><cbc:Name languageID="DEU">Pumpen</cbc:Name></cac:ProcurementProject></cac:ProcurementProjectLot>`;
const tenderWith = (over: object) => ({ ...(releaseOf('x').tender as object), ...over });

beforeAll(async () => {
  db = await demoDatabase();
});
afterEach(async () => {
  await db.execute(
    sql`delete from portal_search where kind = 'tender' and subject_id in (select id from tender where ${mine})`,
  );
  await db.execute(sql`delete from tender where ${mine}`);
});
afterAll(forgetFiles);

describe('a prior notice is planned, never open', () => {
  const planning = {
    tag: ['planning'],
    tender: undefined,
    planning: { project: { title: 'Quibbleford crossing' }, rationale: 'The old bearings are worn.' },
  };
  it.each([
    ['a plan', releaseOf('ocds-quib01-p', planning)],
    ['a call that is planned', releaseOf('ocds-quib01-p', { tender: tenderWith({ status: 'planned' }) })],
    ['a plan with a tender in planning', releaseOf('ocds-quib01-p', { tender: tenderWith({ status: 'planning' }) })],
  ])('in OCDS: %s', async (_, release) => {
    const before = await countOpenTenders();
    expect(await read('a.json', releasePackage([release]))).toMatchObject({ created: 1, refused: [] });
    expect(await tenderOf('ocds-quib01-p')).toMatchObject({ status: 'planned' });
    expect(await countOpenTenders()).toEqual(before);
    expect((await listLatestTenders('en', 50)).map(({ status }) => status)).not.toContain('planned');
    const found = await listTenders('en', { keyword: 'quibbleford' }, emptyState);
    expect(found.items).toMatchObject([{ status: 'planned' }]);
  });

  it('in eForms, until its call; a repeated plan does not revert a call', async () => {
    const plan = { root: 'PriorInformationNotice', id: 'plan', date: '2026-08-02+02:00' };
    await read('a.xml', noticeOf(plan));
    expect(await tenderOf(folder)).toMatchObject({ status: 'planned' });
    await read('b.xml', noticeOf());
    expect(await tenderOf(folder)).toMatchObject({ status: 'open' });
    await read('c.xml', noticeOf({ ...plan, id: 'again', date: '2026-09-05+02:00' }));
    expect(await tenderOf(folder)).toMatchObject({ status: 'open' });
  });
});

it('a call for expressions of interest ends at their deadline', async () => {
  const interest = `<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><efext:EformsExtension>
    <efac:InterestExpressionReceptionPeriod><cbc:EndDate>2026-12-10+01:00</cbc:EndDate><cbc:EndTime>12:00:00+01:00</cbc:EndTime>
    </efac:InterestExpressionReceptionPeriod></efext:EformsExtension></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>`;
  expect(await read('a.xml', noticeOf({ lots: lotOf(interest) }))).toMatchObject({ created: 1, left: [] });
  expect(await tenderOf(folder)).toMatchObject({
    status: 'open',
    deadlineAt: '2026-12-10T11:00:00Z',
    deadlineOffset: 60,
  });
});

it.each([
  ['2026-10-15T12:00:00+03:00', '2026-10-15T09:00:00Z', 180],
  ['2026-10-15T23:30:00-0330', '2026-10-16T03:00:00Z', -210],
  ['2026-10-15T12:00:00Z', '2026-10-15T12:00:00Z', null],
])('a deadline keeps its notice’s offset: %s', async (endDate, deadlineAt, deadlineOffset) => {
  const release = releaseOf('ocds-quib01-z', { tender: tenderWith({ tenderPeriod: { endDate } }) });
  await read('a.json', releasePackage([release]));
  const known = { deadlineAt, deadlineOffset };
  expect(await tenderOf('ocds-quib01-z')).toMatchObject(known);
  const later = { ...release, id: 'later', date: '2026-09-03T08:00:00Z', tender: { title: 'Bearings' } };
  await read('b.json', releasePackage([later]));
  expect(await tenderOf('ocds-quib01-z')).toMatchObject({ ...known, title: { text: 'Bearings' } });
});

describe('a withheld or missing value does not prevent the import', () => {
  const lost = (report: { left: readonly { reason: string }[] }) => report.left.map(({ reason }) => reason);
  it.each([
    ['an amount below nothing', { value: { amount: -1, currency: 'KES' } }, ['value']],
    ['an amount without currency', { value: { amount: 250000 } }, ['currency']],
    ['nothing without currency', { value: { amount: 0 } }, []],
    ['a currency that there is not', { value: { amount: 1, currency: 'XBQ' } }, ['currency']],
  ])('in OCDS: %s', async (_, over, reasons) => {
    const report = await read('a.json', releasePackage([releaseOf('ocds-quib01-v', { tender: tenderWith(over) })]));
    expect(report).toMatchObject({ created: 1, refused: [] });
    expect(lost(report)).toEqual(reasons);
    expect(await tenderOf('ocds-quib01-v')).toMatchObject({ budget: null, deadlineAt: '2026-10-15T12:00:00Z' });
  });
  it.each([
    ['in digits', '250000.50', 25_000_050, []],
    ['that cannot be told for sure', '250.000,50', null, ['value']],
    ['in words', 'see the documents', null, ['value']],
    ['of no letters', '', null, []],
  ])('in OCDS: an amount as text, %s', async (_, amount, budget, reasons) => {
    const value = { amount, currency: 'KES' };
    const report = await read(
      'a.json',
      releasePackage([releaseOf('ocds-quib01-t', { tender: tenderWith({ value }) })]),
    );
    expect(report).toMatchObject({ created: 1, refused: [] });
    expect(lost(report)).toEqual(reasons);
    const expectedValue = budget === null ? null : { max: budget, currency: 'KES' };
    expect(await tenderOf('ocds-quib01-t')).toMatchObject({ budget: expectedValue });
  });
  it('in OCDS: days of 1970, of a deadline, an opening and an award', async () => {
    const epoch = '1970-01-01T00:00:00Z';
    const tender = tenderWith({ tenderPeriod: { endDate: epoch }, bidOpening: { date: epoch } });
    const awards = [{ id: 'a', status: 'active', date: epoch, value: { amount: -1, currency: 'KES' } }];
    const report = await read('a.json', releasePackage([releaseOf('ocds-quib01-v', { tender, awards })]));
    expect(report).toMatchObject({ created: 1, refused: [] });
    expect(lost(report).sort()).toEqual(['date', 'date', 'date', 'value']);
    expect(summaryLines(report, 1)[0]).toMatch(/^left out of a\.json releases\[0\] \(ocds-quib01-v\): /);
    expect(await tenderOf('ocds-quib01-v')).toMatchObject({
      deadlineAt: null,
      award: { amount: null, currency: null, on: null },
    });
  });
  it('in eForms', async () => {
    const period = `<cac:TenderSubmissionDeadlinePeriod><cbc:EndDate>1970-01-01Z</cbc:EndDate></cac:TenderSubmissionDeadlinePeriod>`;
    const text = noticeOf({ lots: lotOf(period) }).replace('1500000.50', '-1');
    const report = await read('a.xml', text);
    expect(report).toMatchObject({ created: 1, refused: [] });
    expect(lost(report).sort()).toEqual(['date', 'value']);
    expect(await tenderOf(folder)).toMatchObject({ budget: null, deadlineAt: null });
  });
});

it('no category is guessed', async () => {
  const nothing = { mainProcurementCategory: undefined, items: undefined };
  await read('a.json', releasePackage([releaseOf('ocds-quib01-c', { tender: tenderWith(nothing) })]));
  expect(await tenderOf('ocds-quib01-c')).toMatchObject({ category: null });
});

describe('one ocid is one tender', () => {
  const by = (name: string, id: string) =>
    releasePackage([{ ...releaseOf('ocds-quib01-o'), id, date: `2026-09-0${id}T08:00:00Z` }], { publisher: { name } });
  it('from any publisher, with the first publisher as source', async () => {
    expect(await read('a.json', by('Quibbleford Roads', '1'))).toMatchObject({ created: 1 });
    expect(await read('b.json', by('Open Contracts Mirror', '2'))).toMatchObject({ created: 0, refused: [] });
    expect(await tenderOf('ocds-quib01-o')).toMatchObject({ source: 'Quibbleford Roads' });
  });
});

describe('buyers', () => {
  it('of joint procurement are all named, each in the site’s language if available', async () => {
    const party = (id: string) =>
      `<cac:ContractingParty><cac:Party><cac:PartyIdentification><cbc:ID>${id}</cbc:ID></cac:PartyIdentification></cac:Party></cac:ContractingParty>`;
    const text = noticeOf()
      .replace(party('ORG-0001'), `${party('ORG-0001')}${party('ORG-0002')}`)
      .replace(
        '<cbc:Name>Wasserverband Quibbelfurt</cbc:Name>',
        '<cbc:Name languageID="DEU">Wasserverband Quibbelfurt</cbc:Name><cbc:Name languageID="FRA">Régie des eaux de Quibbelfurt</cbc:Name>',
      );
    await read('a.xml', text);
    expect((await tenderOf(folder, 'de'))?.buyer).toBe('Wasserverband Quibbelfurt; Vellaport Pumpen GmbH');
    expect((await tenderOf(folder, 'fr'))?.buyer).toBe('Régie des eaux de Quibbelfurt; Vellaport Pumpen GmbH');
  });
  it('of joint procurement in OCDS too', async () => {
    const release = releaseOf('ocds-quib01-b', { tender: tenderWith({ title_fr: 'Appuis du pont' }) });
    const [first] = release.parties as object[];
    const parties = [
      { ...first, name_fr: 'Office des routes' },
      { id: 'two', name: 'Naivasha County', roles: ['buyer'] },
    ];
    await read('a.json', releasePackage([{ ...release, parties }]));
    expect((await tenderOf('ocds-quib01-b'))?.buyer).toBe('Quibbleford Roads Board; Naivasha County');
    expect((await tenderOf('ocds-quib01-b', 'fr'))?.buyer).toBe('Office des routes; Naivasha County');
  });
});

it('a release in an unsupported language is replaced by one in a supported one', async () => {
  const release = releaseOf('ocds-quib01-l', { language: 'fi', id: '1' });
  await read('a.json', releasePackage([release]));
  expect(await tenderOf('ocds-quib01-l')).toMatchObject({ title: { locale: 'fi' }, cpv: '442', originalLocale: 'fi' });
  const later = { ...release, id: '2', date: '2026-09-02T08:00:00Z', tender: { title_en: 'Bridge bearings' } };
  await read('b.json', releasePackage([later]));
  expect(await tenderOf('ocds-quib01-l')).toMatchObject({
    title: { text: 'Bridge bearings', locale: 'en' },
    originalLocale: 'fi',
  });
});
