import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as list } from '@/app/api/company/list/route';
import { POST as search } from '@/app/api/company/search/route';
import { POST as noticeList } from '@/app/api/notice/list/route';
import { profileInput } from '@/lib/company/profile/call';
import { submitProfile } from '@/lib/company/profile/commands';
import { getOwnProfile } from '@/lib/company/profile/queries';
import { getCompany } from '@/lib/company/queries';
import { approveCompany, disableCompany, enableCompany, rejectCompany } from '@/lib/company/review/commands';
import { getCompanyForReview } from '@/lib/company/review/queries';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { tagRegister } from '@/lib/platform/pagestore/expiry';
import { href } from '@/lib/platform/routes/address';
import type { ReviewItem } from '@/lib/review/types';
import { demoDatabase } from '../database';
import { forgetCompanies, makeDraft, makeReviewer } from '../factories';
import { messagesTo } from './browser-double';
import { companyColumn, one, profileOf, waitingOf } from './company-kit';
import { refusalOf } from './product-kit';

type Supplier = Awaited<ReturnType<typeof makeDraft>>;
let maker: Supplier;
let reviewer: StaffActor;
let editor: StaffActor;

const send = async (over: object = {}) =>
  submitProfile(maker.actor, profileInput.parse(await profileOf(maker.actor, over)));
const waiting = async () => (await waitingOf(maker.actor)) ?? 0;
const status = () => companyColumn<string>(maker.actor, 'status');
const findable = async (keyword: string): Promise<boolean> => {
  const { data } = await maker.browser.post(search, { siteId: 5, keyword });
  return data.items.some(({ id }: { id: number }) => id === maker.actor.companyId);
};
const dropped = async (work: () => Promise<unknown>): Promise<string[]> => {
  const tags: string[] = [];
  const end = tagRegister().subscribe((expiry) => void tags.push(...expiry.tags));
  await work();
  end();
  return tags;
};
const lastNotice = async () => (await maker.browser.post(noticeList, { siteId: 5 })).data.items[0];
const reviewOf = async (id: number): Promise<ReviewItem> =>
  one(sql`select id, kind, target_id as "targetId", company_id as "companyId", title, locale, content,
    submitted_by as "submittedBy" from review where id = ${id}`);

beforeAll(async () => {
  await demoDatabase();
  maker = await makeDraft('review_maker');
  reviewer = await makeReviewer('review_reviewer');
  editor = { ...(await makeReviewer('review_editor')), roles: ['editor'] } as StaffActor;
}, 240_000);

describe('a new company', () => {
  it('is shown only to the reviewer, as it would be published', async () => {
    await send();
    const review = await reviewOf(await waiting());
    expect(review).toMatchObject({ content: null, locale: 'en', title: `Probe Works ${maker.actor.companyId}` });
    const { current, proposed } = await getCompanyForReview(reviewer, review);
    expect(current).toBeNull();
    expect(proposed).toMatchObject({ website: 'https://probe.example', countryCode: 'DE', locale: 'en' });
    expect(await getCompany('en', maker.actor.companyId)).toBeNull();
    expect(await findable('quagmire')).toBe(false);
  });

  it('is rejected with a reason, which its owner sees and is notified of', async () => {
    expect(await refusalOf(rejectCompany(editor, await waiting(), 'No'))).toBe('role staffRole');
    expect(await refusalOf(approveCompany(editor, await waiting()))).toBe('role staffRole');
    expect(await refusalOf(rejectCompany(reviewer, await waiting(), '  '))).toBe('reason required');
    expect(await refusalOf(rejectCompany(reviewer, await waiting(), 'x'.repeat(501)))).toBe(
      'reason characterLimit:500',
    );
    const id = await waiting();
    await rejectCompany(reviewer, id, 'The document cannot be read');
    expect(await status()).toBe('rejected');
    expect((await getOwnProfile(maker.actor, 'en')).reason).toBe('The document cannot be read');
    expect(await lastNotice()).toMatchObject({
      title: 'Company profile rejected',
      path: '/companycenter/companyInfo.html',
    });
    expect((await lastNotice()).text).toContain('Reason: The document cannot be read');
    expect(await refusalOf(approveCompany(reviewer, id))).toBe('id decided');
    expect(await refusalOf(approveCompany(reviewer, 999_999))).toBe('notFound');
  });

  it('is public and found at once when approved, once', async () => {
    await send();
    const id = await waiting();
    let outcome: string[] = [];
    const tags = await dropped(async () => {
      outcome = await Promise.all([
        refusalOf(approveCompany(reviewer, id)),
        refusalOf(rejectCompany(reviewer, id, 'No')),
      ]);
    });
    expect(outcome.sort()).toEqual(['done', 'id decided']);
    if ((await status()) !== 'normal') {
      await send();
      await approveCompany(reviewer, await waiting());
    }
    expect(tags).toEqual(expect.arrayContaining([`company:${maker.actor.companyId}`, 'company-list']));
    expect(await status()).toBe('normal');
    expect(await companyColumn(maker.actor, 'reject_reason')).toBeNull();
    const shown = await getCompany('de', maker.actor.companyId);
    expect(shown).toMatchObject({
      name: { text: `Probe Werke ${maker.actor.companyId}`, locale: 'de' },
      founded: 1987,
    });
    expect(JSON.stringify(shown)).not.toContain('licence/');
    expect(await findable('quagmire')).toBe(true);
    const latest = await maker.browser.post(list, { siteId: 5, sort: 'latest' });
    expect(latest.data.items[0].id).toBe(maker.actor.companyId);
    expect(await lastNotice()).toMatchObject({ title: 'Company profile approved' });
  });

  it('notifies its owner by e-mail once the address is confirmed', async () => {
    const to = 'review_maker@buyer.example';
    expect((await messagesTo(to))[0]).not.toContain('profile');
    await database().execute(sql`update account set email_confirmed_at = now() where id = ${maker.actor.accountId}`);
    await send({ brand: 'Mailmark' });
    await rejectCompany(reviewer, await waiting(), 'Smudged logo');
    expect((await messagesTo(to))[0]).toContain('Reason: Smudged logo');
    expect((await messagesTo(to))[0]).not.toContain('Public page');
    await send({ brand: 'Mailmark' });
    await approveCompany(reviewer, await waiting());
    expect((await messagesTo(to))[0]).toContain(
      `Public page: http://en.geco.localhost:3000${href('showroomHome', { companyId: maker.actor.companyId })}`,
    );
  });
});

describe('a change of a public company', () => {
  it('is compared with the published version, and found once approved', async () => {
    const base = await profileOf(maker.actor);
    const en = {
      ...base.translations?.en,
      name: 'Zymurgy Engines',
      region: 'Saxony',
      city: 'Freital',
      address: 'Lane 2',
    };
    await send({ translations: { en } });
    const { current, proposed } = await getCompanyForReview(reviewer, await reviewOf(await waiting()));
    expect([current?.translations.en?.name, proposed.translations.en?.name]).toEqual([
      `Probe Works ${maker.actor.companyId}`,
      'Zymurgy Engines',
    ]);
    expect(await findable('Zymurgy')).toBe(false);
    await approveCompany(reviewer, await waiting());
    expect(await findable('Zymurgy')).toBe(true);
    expect((await getCompany('de', maker.actor.companyId))?.name).toEqual({ text: 'Zymurgy Engines', locale: 'en' });
  });

  it('cannot use a registration number that another company got meanwhile', async () => {
    await send({ registrationNumber: 'HRB MEANWHILE' });
    const [other] = await rows<{ id: number; kept: string }>(
      database(),
      sql`select id, registration_number as kept from company where demo and country_code = 'DE' order by id limit 1`,
    );
    await database().execute(sql`update company set registration_number = 'HRB MEANWHILE' where id = ${other?.id}`);
    expect(await refusalOf(approveCompany(reviewer, await waiting()))).toBe('registrationNumber registrationTaken');
    expect(await waitingOf(maker.actor)).toBeDefined();
    await database().execute(sql`update company set registration_number = ${other?.kept} where id = ${other?.id}`);
    await approveCompany(reviewer, await waiting());
    expect(await companyColumn(maker.actor, 'registration_number')).toBe('HRB MEANWHILE');
  });
});

describe('a disabled company', () => {
  it('is hidden everywhere until enabled again', async () => {
    const { companyId } = maker.actor;
    expect(await refusalOf(disableCompany(editor, companyId, 'No'))).toBe('role staffRole');
    expect(await refusalOf(disableCompany(reviewer, companyId, ''))).toBe('reason required');
    expect(await refusalOf(enableCompany(reviewer, companyId))).toBe('conflict');
    const since = await companyColumn<string>(maker.actor, 'published_at::text');
    await disableCompany(reviewer, companyId, 'Counterfeits');
    expect(await getCompany('en', companyId)).toBeNull();
    expect(await findable('probe')).toBe(false);
    expect((await lastNotice()).text).toContain('Counterfeits');
    expect(await refusalOf(disableCompany(reviewer, companyId, 'Again'))).toBe('conflict');
    await enableCompany(reviewer, companyId);
    expect(await findable('probe')).toBe(true);
    expect(await companyColumn(maker.actor, 'published_at::text')).toBe(since);
    expect(await refusalOf(disableCompany(reviewer, 999_999, 'No'))).toBe('notFound');
  });

  it('is a draft again if never public, and no longer pending', async () => {
    const fresh = await makeDraft('review_fresh');
    await submitProfile(fresh.actor, profileInput.parse(await profileOf(fresh.actor)));
    await disableCompany(reviewer, fresh.actor.companyId, 'Suspicious');
    expect(await waitingOf(fresh.actor)).toBeUndefined();
    await enableCompany(reviewer, fresh.actor.companyId);
    expect(await companyColumn(fresh.actor, 'status')).toBe('draft');
    await forgetCompanies(fresh.actor);
  });

  it('has an audit entry for every decision', async () => {
    const found = await rows<{ action: string; actor: string }>(
      database(),
      sql`select distinct action, actor_kind as actor from audit where company_id = ${maker.actor.companyId} order by 1`,
    );
    expect(found).toEqual([
      { action: 'company.approve', actor: 'staff' },
      { action: 'company.disable', actor: 'staff' },
      { action: 'company.enable', actor: 'staff' },
      { action: 'company.reject', actor: 'staff' },
      { action: 'company.submit', actor: 'supplier' },
    ]);
  });
});
