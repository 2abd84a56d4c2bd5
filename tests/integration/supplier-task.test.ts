import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { POST as confirmEmail } from '@/app/api/account/email/confirm/route';
import { POST as ownCode } from '@/app/api/code/own/route';
import { getOwnProfile } from '@/lib/company/profile/queries';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { expectedReviewDays } from '@/lib/review/duration/queries';
import { listOwnTasks } from '@/lib/site/dashboard/queries';
import { demoDatabase } from '../database';
import { Browser, lastCode, messagesTo } from './browser-double';

const owner = new Browser();
const address = 'first_days@buyer.example';
let actor: SupplierActor;
let phone = '';
const as = (role: SupplierActor['role']) => ({ ...actor, role }) as SupplierActor;

beforeAll(async () => {
  await demoDatabase();
  ({ phone } = await owner.register('supplier', 'first_days'));
  const [account] = await rows<{ id: number; companyId: number }>(
    database(),
    sql`select id, company_id as "companyId" from account where username = 'first_days'`,
  );
  const { id: accountId, companyId } = account ?? { id: 0, companyId: 0 };
  actor = { kind: 'supplier', role: 'owner', accountId, companyId, locale: 'en' } as SupplierActor;
});

it('the first e-mail links to the page that confirms the address', async () => {
  expect((await messagesTo(address))[0]).toContain('http://en.geco.localhost:3000/confirmEmail.html?token=');
  await new Browser().register('purchaser', 'first_buyer');
  expect((await messagesTo('first_buyer@buyer.example'))[0]).toContain(
    'http://en.geco.localhost:3000/confirmEmail.html?token=',
  );
});

it('an unconfirmed address is a task until it is confirmed', async () => {
  expect(await listOwnTasks(actor)).toEqual([{ kind: 'email', count: 1 }]);
  await owner.post(ownCode, { purpose: 'email' });
  expect((await owner.post(confirmEmail, { code: await lastCode(address) })).status).toBe(200);
  expect(await listOwnTasks(actor)).toEqual([]);
});

it('a rejected item is a task for those who can correct it', async () => {
  await database().execute(sql`insert into product (company_id, status, price_kind, unit, currency, origin_code, cover)
    select ${actor.companyId}, 'reject', 'negotiable', 'set', 'USD', 'DE', ''`);
  expect(await listOwnTasks(actor)).toEqual([{ kind: 'product', count: 1 }]);
  expect(await listOwnTasks(as('editor'))).toEqual([{ kind: 'product', count: 1 }]);
  expect(await listOwnTasks(as('sales'))).toEqual([]);
});

it('the registration number is requested until the profile is public', async () => {
  expect((await getOwnProfile(actor, 'en')).ownPhone).toBe(phone);
  await database().execute(
    sql`update company set status = 'normal', published_at = now() where id = ${actor.companyId}`,
  );
  expect((await getOwnProfile(actor, 'en')).ownPhone).toBeNull();
});

it('the expected review time is that of the latest ones, or the usual time', async () => {
  await database().execute(sql`delete from review where kind = 'offer'`);
  expect(await expectedReviewDays('offer')).toBe(config.review.days);
  await database().execute(sql`insert into review (kind, target_id, company_id, title, locale, state, reason, submitted_at, decided_at)
    select 'offer', 900000 + n, ${actor.companyId}, 'Offer', 'en', 'rejected', 'No', now() - interval '30 days',
      now() - interval '30 days' + n * interval '20 hours' from generate_series(1, 5) n`);
  expect(await expectedReviewDays('offer')).toBe(4);
});
