import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Db, rows } from '@/lib/platform/db/client';
import { exitCodeOf } from '@/lib/platform/import/report';
import { tagRegister } from '@/lib/platform/pagestore/expiry';
import { emptyState } from '@/lib/platform/routes/list-state';
import { importTenders } from '@/lib/tender/import/commands';
import { getTender, listTenders } from '@/lib/tender/queries';
import { demoDatabase } from '../database';
import {
  fileOf,
  forgetFiles,
  noticeOf,
  releaseOf,
  releasePackage,
  resultExtension,
  sixReleases,
  tarOf,
  zipOf,
} from './import-kit';

let db: Db;
let expired: string[] = [];
let unsubscribe: () => void;
const now = new Date('2026-11-20T12:00:00Z');

const read = async (name: string, content: string | Buffer, assumed?: Parameters<typeof importTenders>[2]) =>
  importTenders(db, await fileOf(name, content), { now, ...assumed });
const sources = sql`source in ('Quibbleford Open Contracts', 'TED', 'ocds-quib01')`;
const idOf = async (sourceId: string): Promise<number> => {
  const [found] = await rows<{ id: number }>(db, sql`select id from tender where source_id = ${sourceId}`);
  return found?.id ?? 0;
};
const readAll = async () =>
  rows(
    db,
    sql`select x.*, (select jsonb_agg(t order by t.locale) from tender_translation t where t.tender_id = x.id) as texts,
        array(select category_id from tender_category k where k.tender_id = x.id) as sectors,
        (select jsonb_agg(r order by r.release_id) from tender_release r where r.tender_id = x.id) as releases,
        (select jsonb_agg(s order by s.locale) from portal_search s where s.kind = 'tender' and s.subject_id = x.id) as found
      from tender x where ${sources} order by x.source_id`,
  );
const shuffled = <T>(list: readonly T[], order: readonly number[]) => order.map((at) => list[at] as T);

beforeAll(async () => {
  db = await demoDatabase();
  unsubscribe = tagRegister().subscribe(({ tags }) => {
    expired.push(...tags);
  });
});
const forgetTenders = async () => {
  await db.execute(
    sql`delete from portal_search where kind = 'tender' and subject_id in (select id from tender where ${sources})`,
  );
  await db.execute(sql`delete from tender where ${sources}`);
};
afterEach(async () => {
  await forgetTenders();
  expired = [];
});
afterAll(async () => {
  unsubscribe();
  await forgetFiles();
});

describe('an OCDS package', () => {
  it('is shown, found by its words and stored in its languages', async () => {
    const report = await read('a.json', releasePackage([releaseOf('ocds-quib01-1')]));
    expect(report).toEqual({ read: 1, created: 1, updated: 0, unchanged: 0, refused: [], left: [] });
    const id = await idOf('ocds-quib01-1');
    expect(await getTender('de', id)).toMatchObject({
      title: { text: 'Bearings for the Quibbleford bridge', locale: 'en' },
      buyer: 'Quibbleford Roads Board',
      city: 'Naivasha',
      contact: 'Procurement desk, bids@quibbleford.example',
      country: { code: 'KE' },
      way: 'tender',
      category: 'materials',
      status: 'open',
      deadlineAt: '2026-10-15T12:00:00Z',
      budget: { min: null, max: 25_000_000, currency: 'KES' },
      lots: [{ title: 'Elastomeric bearing', quantity: '40 piece' }],
      documents: [{ kind: 'notice', url: 'https://tenders.quibbleford.example/1.pdf' }],
      sectors: [{ name: expect.any(String) }],
      source: 'Quibbleford Open Contracts',
      sourceUrl: 'https://tenders.quibbleford.example/1.pdf',
      locales: ['en'],
      demonstration: false,
    });
    const { body } = (await getTender('en', id)) ?? {};
    expect(JSON.stringify(body)).toContain('"bold"');
    expect(JSON.stringify(body)).not.toMatch(/script|alert/);
    const found = await listTenders('en', { keyword: 'elastomeric bearing quibbleford' }, emptyState);
    expect(found.items.map((one) => one.id)).toEqual([id]);
    expect(expired).toEqual(expect.arrayContaining(['tender-list', `tender:${id}`]));
  });

  it('changes nothing the second time: no row, time or page', async () => {
    const text = releasePackage([...sixReleases('ocds-quib01-2'), releaseOf('ocds-quib01-1')]);
    expect(await read('a.json', text)).toMatchObject({ created: 2 });
    const before = await readAll();
    expired = [];
    expect(await read('b.json', text)).toEqual({
      read: 7,
      created: 0,
      updated: 0,
      unchanged: 2,
      refused: [],
      left: [],
    });
    expect(await readAll()).toEqual(before);
    expect(expired).toEqual([]);
  });

  it.each([
    ['in the order of time', [0, 1, 2, 3, 4, 5]],
    ['backwards', [5, 4, 3, 2, 1, 0]],
    ['mixed', [3, 0, 5, 1, 4, 2]],
  ])('of six releases ends in the last state, %s', async (_, order) => {
    expect(await read('a.json', releasePackage(shuffled(sixReleases('ocds-quib01-3'), order)))).toMatchObject({
      read: 6,
      created: 1,
      refused: [],
    });
    const tender = await getTender('en', await idOf('ocds-quib01-3'));
    expect(tender).toMatchObject({
      title: { text: 'Bearings for the Quibbleford bridge', locale: 'en' },
      status: 'awarded',
      publishedAt: '2026-01-01T08:00:00Z',
      deadlineAt: '2026-04-20T12:00:00Z',
      award: { to: 'Vellaport Bearings Ltd', amount: 22_900_000, currency: 'KES', on: '2026-05-20' },
      locales: ['en', 'fr'],
    });
    expect(tender?.documents.map(({ kind }) => kind)).toEqual(['notice', 'clarification']);
    expect((await getTender('fr', tender?.id ?? 0))?.title).toEqual({
      text: 'Appuis du pont de Quibbleford',
      locale: 'fr',
    });
  });

  it('ends in the same state if its releases come in separate files', async () => {
    const releases = sixReleases('ocds-quib01-4');
    for (const [at, release] of releases.entries()) {
      const report = await read('a.json', releasePackage([release]));
      // A plan has a title, so it can be shown.
      expect(report).toMatchObject(at === 0 ? { created: 1 } : { created: 0, refused: [] });
    }
    const apart = await getTender('en', await idOf('ocds-quib01-4'));
    expect(apart).toMatchObject({ status: 'awarded', award: { amount: 22_900_000 }, locales: ['en', 'fr'] });
    // All six in one file, the first five already imported, change nothing.
    expect(await read('b.json', releasePackage(releases))).toMatchObject({ updated: 0, unchanged: 1 });
  });

  it('uses a late release only to fill gaps', async () => {
    const releases = sixReleases('ocds-quib01-5');
    await read('a.json', releasePackage(shuffled(releases, [0, 1, 4])));
    expect(await read('b.json', releasePackage(shuffled(releases, [2])))).toMatchObject({ updated: 1 });
    const id = await idOf('ocds-quib01-5');
    expect(await getTender('fr', id)).toMatchObject({
      title: { text: 'Appuis du pont de Quibbleford' },
      status: 'awarded',
      deadlineAt: '2026-10-15T12:00:00Z',
      award: { amount: 23_100_050 },
    });
  });

  it('shows an amendment at once', async () => {
    await read('a.json', releasePackage([releaseOf('ocds-quib01-6')]));
    const id = await idOf('ocds-quib01-6');
    expired = [];
    const amendment = {
      ...{
        ocid: 'ocds-quib01-6',
        id: 'second',
        date: '2026-09-20T08:00:00Z',
        tag: ['tenderAmendment'],
        language: 'en',
      },
      tender: { title: 'Bearings for the Quibbleford viaduct', tenderPeriod: { endDate: '2026-12-24T12:00:00Z' } },
    };
    expect(await read('b.json', releasePackage([amendment]))).toMatchObject({ created: 0, updated: 1, refused: [] });
    expect(expired).toEqual(expect.arrayContaining(['tender-list', `tender:${id}`]));
    const found = await listTenders('en', { keyword: 'Quibbleford viaduct' }, emptyState);
    expect(found.items).toMatchObject([{ id, deadlineAt: '2026-12-24T12:00:00Z' }]);
    expect(await getTender('en', id)).toMatchObject({
      buyer: 'Quibbleford Roads Board',
      summary: expect.stringMatching(/Forty/),
    });
  });

  it('imports valid entries and lists the others with position and reason', async () => {
    const text = releasePackage([
      releaseOf('ocds-quib01-7'),
      { ...releaseOf('ocds-quib01-8'), ocid: undefined },
      { ...releaseOf('ocds-quib01-9'), date: '2026-13-45' },
      { ...releaseOf('ocds-quib01-10'), tender: { title: 17 } },
      { ...releaseOf('ocds-quib01-11'), language: 'klingon' },
      { ...releaseOf('ocds-quib01-12'), date: '2031-01-01T00:00:00Z' },
      { ...releaseOf('ocds-quib01-13'), buyer: null, parties: [] },
      'no release',
      releaseOf('ocds-quib01-14'),
    ]);
    const report = await read('mixed.json', text);
    expect(report).toMatchObject({ created: 2, updated: 0 });
    expect(exitCodeOf(report)).toBe(2);
    expect(report.refused.map(({ place, reason }) => `${place.replace(/ \(.*/, '')} ${reason}`).sort()).toEqual([
      'mixed.json releases[1] ocid',
      'mixed.json releases[2] date',
      'mixed.json releases[3] field',
      'mixed.json releases[4] language',
      'mixed.json releases[5] date',
      'mixed.json releases[6] buyer',
      'mixed.json releases[7] field',
    ]);
    expect((await readAll()).length).toBe(2);
  });

  it('of records is read by releases, or else by the compiled release', async () => {
    const records = [
      { ocid: 'ocds-quib01-15', releases: sixReleases('ocds-quib01-15') },
      {
        ocid: 'ocds-quib01-16',
        releases: [{ url: 'https://tenders.quibbleford.example/r', date: '2026-08-01T00:00:00Z' }],
        compiledRelease: { ...releaseOf('ocds-quib01-16'), tag: ['compiled'] },
      },
      { ocid: 'ocds-quib01-17' },
    ];
    const report = await read('r.json', JSON.stringify({ publisher: { name: 'Quibbleford Open Contracts' }, records }));
    expect(report).toMatchObject({ created: 2, refused: [{ place: 'r.json records[2]', reason: 'ocds' }] });
    expect(await getTender('en', await idOf('ocds-quib01-15'))).toMatchObject({ status: 'awarded' });
    expect(await getTender('en', await idOf('ocds-quib01-16'))).toMatchObject({ publishedAt: '2026-08-01T00:00:00Z' });
  });

  it('keeps items hidden that staff removed', async () => {
    await read('a.json', releasePackage(sixReleases('ocds-quib01-18').slice(0, 2)));
    const id = await idOf('ocds-quib01-18');
    await db.execute(sql`update tender set status = 'withdrawn' where id = ${id}`);
    await read('b.json', releasePackage(sixReleases('ocds-quib01-18')));
    expect(await getTender('en', id)).toBeNull();
    expect((await listTenders('en', { keyword: 'quibbleford' }, emptyState)).total).toBe(0);
  });
});

describe('eForms notices', () => {
  it('are shown in their languages', async () => {
    expect(await read('n.xml', noticeOf())).toEqual({
      read: 1,
      created: 1,
      updated: 0,
      unchanged: 0,
      refused: [],
      left: [],
    });
    const id = await idOf('5b0d9f3c-0000-4000-8000-000000000001');
    expect(await getTender('fr', id)).toMatchObject({
      title: { text: 'Station de pompage de Quibbelfurt', locale: 'fr' },
      buyer: 'Wasserverband Quibbelfurt',
      country: { code: 'DE' },
      category: 'engineering',
      deadlineAt: '2026-10-20T08:00:00Z',
      budget: { max: 150_000_050, currency: 'EUR' },
      originalLocale: 'de',
      locales: ['de', 'fr'],
    });
  });

  it('of one procedure in one package end in the result in either order', async () => {
    const result = noticeOf({
      root: 'ContractAwardNotice',
      id: '0a6f1d7e-0000-4000-8000-000000000002',
      date: '2026-11-05+01:00',
      extension: resultExtension,
    });
    const files = [
      { name: 'a/result.xml', content: result },
      { name: 'b/call.xml', content: noticeOf() },
      { name: 'b/readme.txt', content: 'nothing' },
    ];
    expect(await read('day.tar.gz', gzipSync(tarOf(files)))).toMatchObject({ read: 2, created: 1, refused: [] });
    const id = await idOf('5b0d9f3c-0000-4000-8000-000000000001');
    expect(await getTender('de', id)).toMatchObject({
      status: 'awarded',
      award: { to: 'Vellaport Pumpen GmbH', amount: 140_000_000, currency: 'EUR', on: '2026-11-02' },
      deadlineAt: '2026-10-20T08:00:00Z',
    });
    expect(await read('day.zip', zipOf(files))).toMatchObject({ read: 2, unchanged: 1, updated: 0 });
  });

  it('are stored in an unsupported language if they have no other', async () => {
    const polish = noticeOf({ language: 'POL', names: '<cbc:Name languageID="POL">Przepompownia</cbc:Name>' });
    expect(await read('n.xml', polish)).toMatchObject({ created: 1, refused: [] });
    const foreign = await idOf('5b0d9f3c-0000-4000-8000-000000000001');
    expect(await getTender('en', foreign)).toMatchObject({
      title: { text: 'Przepompownia', locale: 'pl' },
      cpv: '651',
      originalLocale: 'pl',
      locales: [],
    });
    await forgetTenders();
    const belgian = noticeOf({
      language: 'NLD',
      names:
        '<cbc:Name languageID="NLD">Pompstation</cbc:Name><cbc:Name languageID="FRA">Station de pompage</cbc:Name>',
    });
    expect(await read('n.xml', belgian)).toMatchObject({ created: 1, refused: [] });
    const id = await idOf('5b0d9f3c-0000-4000-8000-000000000001');
    expect(await getTender('en', id)).toMatchObject({
      title: { text: 'Station de pompage', locale: 'fr' },
      originalLocale: 'nl',
      locales: ['fr'],
    });
  });
});

it('imports all others if the database rejects one', async () => {
  await db.execute(sql`alter table tender add constraint not_thirteen check (number <> '13')`);
  const releases = Array.from({ length: 20 }, (_, index) => {
    const { tender, ...release } = releaseOf(`ocds-quib01-n${index}`) as { tender: object };
    return { ...release, tender: { ...tender, id: index } };
  });
  const report = await read('a.json', releasePackage(releases));
  await db.execute(sql`alter table tender drop constraint not_thirteen`);
  expect(report).toMatchObject({
    created: 19,
    refused: [{ reason: 'stored', place: 'a.json releases[13] (ocds-quib01-n13)' }],
  });
  expect((await readAll()).length).toBe(19);
});
