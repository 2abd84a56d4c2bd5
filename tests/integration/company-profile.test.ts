import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as discard } from '@/app/api/company/profile/discard/route';
import { POST as save } from '@/app/api/company/profile/save/route';
import { POST as submit } from '@/app/api/company/profile/submit/route';
import { POST as withdraw } from '@/app/api/company/profile/withdraw/route';
import { getOwnProfile } from '@/lib/company/profile/queries';
import { approveCompany, disableCompany, rejectCompany } from '@/lib/company/review/commands';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { findRevision } from '@/lib/platform/revision/queries';
import { demoDatabase } from '../database';
import { makeDraft, makeReviewer, makeUpload } from '../factories';
import type { Browser } from './browser-double';
import { companyColumn, one, profileOf, waitingOf } from './company-kit';

/** The input of a form without any choice. */
const bare = { locale: 'en', logo: null, licence: null };

type Supplier = { browser: Browser; actor: SupplierActor };
let first: Supplier;
let second: Supplier;
let reviewer: Awaited<ReturnType<typeof makeReviewer>>;
const errorsOf = (answer: { errors: { field: string; key: string }[] }) =>
  answer.errors.map(({ field, key }) => `${field} ${key}`).sort();
/** Sends what a form based on the current version would. */
const post = async ({ browser, actor }: Supplier, call: typeof save, body: object = {}, headers = {}) =>
  browser.post(call, { ...body, revision: await findRevision(database(), 'company', actor.companyId) }, headers);
const as = ({ actor }: Supplier, role: 'editor' | 'sales' | 'owner') =>
  database().execute(sql`update account set company_role = ${role} where id = ${actor.accountId}`);
const shownBy = (subject: string) =>
  rows<{ key: string }>(database(), sql`select key from upload_use where subject = ${subject} order by key`);
const approve = async ({ actor }: Supplier) => approveCompany(reviewer, (await waitingOf(actor)) ?? 0);

beforeAll(async () => {
  await demoDatabase();
  first = await makeDraft('profile_first');
  second = await makeDraft('profile_second');
  reviewer = await makeReviewer('profile_reviewer');
}, 240_000);

describe('a new profile', () => {
  it('starts with registration data, and lists what blocks it', async () => {
    const { status, profile, checklist, coverage, change } = await getOwnProfile(first.actor, 'fr');
    expect([status, change, profile.locale, profile.countryCode]).toEqual(['draft', null, 'fr', 'DE']);
    expect([coverage.en, coverage.zh]).toEqual(['part', 'none']);
    const blocking = checklist.filter(({ blocks }) => blocks).map(({ item }) => item);
    expect(blocking).toEqual(['basic', 'licence', 'media']);
    expect(checklist.find(({ item }) => item === 'licence')?.missing).toEqual([
      { field: 'licence', key: 'documentRequired' },
    ]);
  });

  it('can be saved incomplete, but submitted only if complete', async () => {
    const part = { ...bare, countryCode: 'DE', translations: { en: { name: 'Half Works' } } };
    expect(await post(first, save, part)).toMatchObject({
      message: 'Updated successfully',
      data: { status: 'draft', waiting: false },
    });
    expect((await getOwnProfile(first.actor, 'en')).profile.translations.en?.name).toBe('Half Works');
    const refused = await post(first, submit, part);
    expect(refused.status).toBe(400);
    expect(errorsOf(refused)).toEqual(
      [
        ...['region', 'city', 'address'].map((field) => `translations.en.${field} required`),
        ...['phone', 'email', 'registrationNumber', 'categories'].map((field) => `${field} required`),
        'licence documentRequired',
        'logo logoRequired',
      ].sort(),
    );
    expect(await companyColumn(first.actor, 'status')).toBe('draft');
  });

  it('asks a Chinese company for its licence in the specification’s words', async () => {
    const { errors } = await post(first, submit, { ...bare, countryCode: 'CN' });
    expect(errors).toContainEqual({
      field: 'licence',
      key: 'licenceRequired',
      message: 'Please upload the business licence',
    });
    expect(errors).toContainEqual({ field: 'logo', key: 'logoRequired', message: 'Please upload the logo' });
  });

  it('refuses unknown references and files of others', async () => {
    const foreign = await makeUpload(second.actor, 'picture');
    const wrong = await profileOf(first.actor, { logo: foreign });
    expect(errorsOf(await post(first, save, wrong))).toEqual(['logo fileMissing']);
    const unknown = { ...wrong, logo: null, countryCode: 'XX', categories: [999_999], tags: [999_999] };
    expect(errorsOf(await post(first, save, unknown))).toEqual([
      'categories unknown',
      'countryCode unknown',
      'tags unknown',
    ]);
    const licence = { ...wrong, logo: (await profileOf(first.actor)).licence };
    expect(errorsOf(await post(first, save, licence))).toEqual(['logo fileMissing']);
  });

  it('allows one company photo for a regular member, ten for a gold one', async () => {
    const keys = [await makeUpload(first.actor, 'picture'), await makeUpload(first.actor, 'picture')];
    const two = await profileOf(first.actor, { pictures: keys.map((key) => ({ key, alt: 'Works' })) });
    const refused = await post(first, save, two);
    expect(refused.errors).toMatchObject([
      { field: 'pictures', message: 'Your membership allows 1 company photo; to upload more, please upgrade' },
    ]);
    await database().execute(sql`update company set membership = 'gold' where id = ${first.actor.companyId}`);
    expect((await post(first, save, two)).status).toBe(200);
    await database().execute(sql`update company set membership = 'regular' where id = ${first.actor.companyId}`);
    expect((await post(first, save, two)).status).toBe(200);
    const other = [{ key: await makeUpload(first.actor, 'picture'), alt: '' }, ...(two.pictures ?? [])];
    expect((await post(first, save, { ...two, pictures: other })).status).toBe(400);
    expect((await post(first, save, await profileOf(first.actor))).status).toBe(200);
  });

  it('is submitted once, however often it is sent', async () => {
    const profile = await profileOf(first.actor);
    const sent = { ...profile, revision: await findRevision(database(), 'company', first.actor.companyId) };
    const both = await Promise.all([first.browser.post(submit, sent), first.browser.post(submit, sent)]);
    const [done, late] = both.sort((a, b) => a.status - b.status);
    expect([done?.status, late?.status]).toEqual([200, 409]);
    expect(done).toMatchObject({ data: { status: 'review', waiting: true, revision: sent.revision + 1 } });
    // The stored values equal those sent, so the form can accept the second response for the first.
    expect(late?.data).toMatchObject({ own: true, revision: sent.revision + 1, current: { licence: profile.licence } });
    const { count } = await one<{ count: number }>(
      sql`select count(*)::int as count from review where state = 'pending' and kind = 'company' and target_id = ${first.actor.companyId}`,
    );
    expect(count).toBe(1);
    expect(errorsOf(await post(first, save, profile))).toEqual(['status underReview']);
    expect(await shownBy(`company:${first.actor.companyId}:profile`)).toEqual([{ key: profile.licence }]);
  });

  it('is withdrawn to a draft, once', async () => {
    expect(await post(first, withdraw)).toMatchObject({
      message: 'Withdrawn from review',
      data: { status: 'draft', waiting: false },
    });
    expect(errorsOf(await post(first, withdraw))).toEqual(['status notWaiting']);
    expect(errorsOf(await post(first, discard))).toEqual(['status notPublished']);
  });

  it('must have a registration number unique in its country', async () => {
    const { companyId } = first.actor;
    const taken = await profileOf(second.actor, { registrationNumber: `hrb ${companyId}` });
    expect(await post(second, submit, taken)).toMatchObject({
      status: 409,
      errors: [{ field: 'registrationNumber', message: 'Another company uses this registration number' }],
    });
    expect((await post(second, save, { ...taken, countryCode: 'AT' })).status).toBe(200);
  });

  it('is changed only by the owner', async () => {
    const profile = await profileOf(first.actor);
    for (const role of ['editor', 'sales'] as const) {
      await as(first, role);
      for (const handler of [save, submit]) expect((await post(first, handler, profile)).status).toBe(403);
      for (const handler of [withdraw, discard]) expect((await post(first, handler)).status).toBe(403);
    }
    await as(first, 'owner');
    expect((await post(first, submit, profile, { userType: 'purchaser', token: 'x' })).status).toBe(401);
  });
});

describe('a public profile', () => {
  beforeAll(async () => {
    await post(first, submit, await profileOf(first.actor));
    await approve(first);
  });

  it('changes beside its published version, which stays until approval', async () => {
    const changed = await profileOf(first.actor, { brand: 'Probemark' });
    const kept = await post(first, save, { ...changed, brand: 'Draftmark' });
    expect(kept.data).toMatchObject({ status: 'normal', waiting: false });
    expect(await getOwnProfile(first.actor, 'en')).toMatchObject({
      status: 'normal',
      change: 'draft',
      profile: { brand: 'Draftmark' },
    });
    expect((await post(first, submit, changed)).data).toMatchObject({ status: 'normal', waiting: true });
    expect(await companyColumn(first.actor, 'brand')).toBe('');
    const own = await getOwnProfile(first.actor, 'en');
    expect(own).toMatchObject({ status: 'normal', change: 'pending', profile: { brand: 'Probemark' } });
    expect(own.files.map(({ key }) => key)).toContain(changed.licence);
    await approve(first);
    expect(await companyColumn(first.actor, 'brand')).toBe('Probemark');
    expect(await shownBy(`company:${first.actor.companyId}:profile`)).toEqual([{ key: changed.licence }]);
    expect(await shownBy(`company:${first.actor.companyId}:profile:pending`)).toEqual([]);
  });

  it('starts with a rejected change and its reason, until resubmitted or discarded', async () => {
    await post(first, submit, await profileOf(first.actor, { brand: 'Rudemark' }));
    await rejectCompany(reviewer, (await waitingOf(first.actor)) ?? 0, 'Not your mark');
    expect(await getOwnProfile(first.actor, 'en')).toMatchObject({
      status: 'normal',
      change: 'rejected',
      reason: 'Not your mark',
      profile: { brand: 'Rudemark' },
    });
    expect((await post(first, save, await profileOf(first.actor, { brand: 'Mildmark' }))).status).toBe(200);
    expect(await getOwnProfile(first.actor, 'en')).toMatchObject({
      change: 'rejected',
      reason: 'Not your mark',
      profile: { brand: 'Mildmark' },
    });
    expect((await post(first, discard)).status).toBe(200);
    expect(await getOwnProfile(first.actor, 'en')).toMatchObject({
      change: null,
      reason: null,
      profile: { brand: 'Probemark' },
    });
    expect(await shownBy(`company:${first.actor.companyId}:profile:pending`)).toEqual([]);
  });

  it('is not reviewed without a change', async () => {
    const { profile } = await getOwnProfile(first.actor, 'de');
    await post(first, submit, { ...profile, brand: 'Other' });
    expect((await post(first, submit, profile)).data).toMatchObject({ status: 'normal', waiting: false });
    expect(await waitingOf(first.actor)).toBeUndefined();
  });

  it('keeps a withdrawn change', async () => {
    await post(first, submit, await profileOf(first.actor, { brand: 'Latermark' }));
    expect((await post(first, withdraw)).data).toMatchObject({ status: 'normal', waiting: false });
    expect(await getOwnProfile(first.actor, 'en')).toMatchObject({ change: 'draft', profile: { brand: 'Latermark' } });
  });
});

describe('a disabled profile', () => {
  it('is read-only if never public', async () => {
    await disableCompany(reviewer, second.actor.companyId, 'Twice the same company');
    const profile = await profileOf(second.actor);
    for (const handler of [save, submit])
      expect(errorsOf(await post(second, handler, profile))).toEqual(['status disabled']);
    expect((await getOwnProfile(second.actor, 'en')).reason).toBe('Twice the same company');
  });

  it('can be amended for review if it was public, and stays hidden after approval', async () => {
    await disableCompany(reviewer, first.actor.companyId, 'Wrong address');
    const amended = await profileOf(first.actor, { brand: 'Rightmark' });
    expect((await post(first, submit, amended)).data).toMatchObject({ status: 'disabled', waiting: true });
    await approve(first);
    expect(await companyColumn(first.actor, 'status')).toBe('disabled');
    expect(await companyColumn(first.actor, 'brand')).toBe('Rightmark');
  });
});
