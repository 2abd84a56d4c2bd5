import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  deleteCertificates,
  discardCertificate,
  holdCertificates,
  saveCertificate,
  showCertificate,
  sortCertificates,
  submitCertificate,
  withdrawCertificate,
} from '@/lib/certificate/commands';
import { getOwnCertificate, listOwnCertificates } from '@/lib/certificate/own';
import {
  approveCertificate,
  disableCertificate,
  enableCertificate,
  rejectCertificate,
} from '@/lib/certificate/review/commands';
import { getCertificateForReview } from '@/lib/certificate/review/queries';
import { isoDay } from '@/lib/certificate/rules';
import type { CertificateInput } from '@/lib/certificate/schema';
import { getShowroom } from '@/lib/showroom/queries';
import { describeLife } from './item-life';
import { type Cast, idsOf, openShowcase, refusal } from './showcase-kit';

/** One date for all tests of the file, even across midnight. */
const now = new Date();
const inDays = (days: number) => isoDay(now, days);
const form = (_: unknown, n: number): CertificateInput => ({
  locale: 'en',
  type: 'system',
  number: `TEST-${n}`,
  issuedOn: '2025-02-01',
  validUntil: inDays(400),
  file: 'demo/p/pump.jpg',
  translations: { en: { name: 'Quality management', issuer: 'Probe Register', scope: '' } },
});
const isVisible = async ({ company }: Pick<Cast, 'company'>, id: number) =>
  (await getShowroom('en', company))?.certificates.some((one) => one.id === id) ?? false;

describeLife<CertificateInput>('certificate', {
  kind: 'certificate',
  table: 'certificate',
  path: '/companycenter/companyInfo/certificate.html',
  lists: [],
  gate: 'grade',
  refusedBy: 'forbidden grade:gateProfile',
  form,
  changed: (input) => ({
    ...input,
    validUntil: null,
    translations: { zh: { name: '质量', issuer: '局', scope: '泵' } },
  }),
  blank: (input) => ({ ...input, file: '', translations: {} }),
  save: saveCertificate,
  submit: submitCertificate,
  withdraw: withdrawCertificate,
  discard: discardCertificate,
  remove: deleteCertificates,
  hold: holdCertificates,
  show: showCertificate,
  approve: approveCertificate,
  reject: rejectCertificate,
  disable: disableCertificate,
  enable: enableCertificate,
  forReview: getCertificateForReview,
  list: (actor) => listOwnCertificates(actor, 'en'),
  open: (actor, id) => getOwnCertificate(actor, id, 'en'),
  isVisible,
});

describe('a certificate', () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await openShowcase();
  }, 240_000);
  const submit = (over: Partial<CertificateInput>, id: number | null = null, actor = cast.owner) =>
    submitCertificate(actor, { ...form(cast, 100), ...over, id });
  const approve = async (id: number) => {
    const [review = 0] = await idsOf(cast.db, sql`select max(id) as id from review where target_id = ${id}`);
    await approveCertificate(cast.reviewer, review);
  };

  it('is a PDF or a picture of its own kind, and no other file', async () => {
    const { accountId, companyId } = cast.owner;
    const file = async (kind: string) => {
      const key = `u/2026/11/of-${kind}.pdf`;
      await cast.db.execute(sql`insert into upload (pending_key, key, state, kind, private, owner_kind, owner_id, company_id, name, mime, bytes, idle_since)
        values (${key}, ${key}, 'filed', ${kind}, ${kind === 'licence'}, 'supplier', ${accountId}, ${companyId}, 'iso.pdf', 'application/pdf', 9, now())`);
      return key;
    };
    const pdf = await file('certificate');
    const { id } = await submit({ number: 'TEST-PDF', file: pdf });
    await approve(id);
    const shown = (await getShowroom('en', cast.company))?.certificates.find((one) => one.id === id);
    expect(shown?.picture).toBe(pdf);
    expect(await refusal(submit({ number: 'TEST-PRIVATE', file: await file('licence') }))).toBe(
      'badRequest file:fileMissing',
    );
    await deleteCertificates(cast.owner, { ids: [id] });
    await cast.db.execute(sql`delete from upload where key like 'u/2026/11/of-%'`);
  });

  it('has a number unique in the company, pending ones included, ignoring case', async () => {
    const { id } = await submit({});
    expect(await refusal(submit({ number: 'test-100' }))).toBe('badRequest number:numberTaken');
    await approve(id);
    await submit({ number: 'TEST-101' }, id);
    expect(await refusal(submit({ number: 'TEST-101' }))).toBe('badRequest number:numberTaken');
    expect((await submit({}, null, cast.rival)).waiting).toBe(true);
    await deleteCertificates(cast.owner, { ids: [id] });
  });

  it('is hidden once its validity has ended, with an earlier warning to its owner', async () => {
    const { id } = await submit({ validUntil: inDays(30) });
    await approve(id);
    const own = async () => (await listOwnCertificates(cast.owner, 'en')).items.find((one) => one.id === id);
    expect(await own()).toMatchObject({ expiry: 'soon', public: true });
    await cast.db.execute(sql`update certificate set valid_until = current_date - 1 where id = ${id}`);
    expect(await own()).toMatchObject({ expiry: 'expired', public: false });
    expect(await isVisible(cast, id)).toBe(false);
    await deleteCertificates(cast.owner, { ids: [id] });
  });

  it('is shown in its owner’s order', async () => {
    const order = async () => (await listOwnCertificates(cast.owner, 'en')).items.map(({ id }) => id);
    const before = await order();
    const { id } = await submit({});
    await approve(id);
    const wanted = [id, ...before];
    expect(await order()).toEqual([...before, id]);
    expect(await refusal(sortCertificates(cast.owner, { ids: before }))).toBe('conflict');
    expect(await refusal(sortCertificates(cast.rival, { ids: wanted }))).toBe('conflict');
    expect(await refusal(sortCertificates(cast.sales, { ids: wanted }))).toBe('forbidden role:role');
    await sortCertificates(cast.owner, { ids: wanted });
    expect(await order()).toEqual(wanted);
    expect((await getShowroom('en', cast.company))?.certificates[0]?.id).toBe(id);
    await deleteCertificates(cast.owner, { ids: [id] });
    await sortCertificates(cast.owner, { ids: before });
  });
});
