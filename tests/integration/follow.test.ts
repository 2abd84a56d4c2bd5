import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { POST as changePreference } from '@/app/api/account/preference/route';
import { POST as checkUnread } from '@/app/api/check_unread/route';
import { POST as addFollow } from '@/app/api/follow/add/route';
import { POST as deleteFollow } from '@/app/api/follow/delete/route';
import { POST as listFollows } from '@/app/api/follow/list/route';
import { POST as readFollow } from '@/app/api/follow/read/route';
import { POST as followState } from '@/app/api/follow/state/route';
import * as unsubscribe from '@/app/api/follow/unsubscribe/route';
import { POST as purchaserInfo } from '@/app/api/member/userinfo/route';
import { sendDigests } from '@/lib/footprint/follow/digest/job';
import { mine, newsSince, oldestNews } from '@/lib/footprint/follow/news/queries';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { demoDatabase } from '../database';
import { eventually } from '../eventually';
import { Browser, messagesTo } from './browser-double';

const [buyer, supplier, stranger] = [new Browser(), new Browser(), new Browser()];
const asBuyer = { userType: 'purchaser' } as const;
let companyId = 0;
let sectorId = 0;
let productId = 0;

const one = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<T> =>
  (await rows<T>(database(), query))[0] as T;
const accountId = async (username: string) =>
  (await one<{ id: number }>(sql`select id from account where username = ${username}`)).id;
const list = async (type: string, over: object = {}, browser = buyer) =>
  (await browser.post(listFollows, { siteId: 5, type, ...over }, browser === supplier ? {} : asBuyer)).data;
/** Moves the last visits of all follows, and the reported updates, back in time. */
const lookedAt = async (days: number) => {
  await database().execute(sql`update follow set seen_at = now() - ${days}::int * interval '1 day'`);
  await database().execute(sql`update follow_mail set covered_until = now() - ${days}::int * interval '1 day'`);
};
const publish = (at: string) =>
  database().execute(sql`update product_search set published_at = ${at}::timestamptz where product_id = ${productId}`);
let published = '';

beforeAll(async () => {
  await demoDatabase();
  const found = await one<{ company: number; product: number; sector: number; at: string }>(
    sql`select s.company_id as company, s.product_id as product, s.published_at::text as at,
        (select min(c.id) from category c where c.id = any(s.category_ids) and c.parent_id is null) as sector
      from product_search s where s.locale = 'en' order by s.product_id limit 1`,
  );
  [companyId, productId, sectorId, published] = [found.company, found.product, found.sector, found.at];
  await buyer.register('purchaser', 'follow_buyer');
  await supplier.register('supplier', 'follow_supplier');
  await stranger.register('purchaser', 'follow_stranger');
});
afterEach(() => publish(published));

describe('follows', () => {
  it('are stored for either kind of account, once each, and separately', async () => {
    for (const [type, id] of [
      ['supplier', companyId],
      ['sector', sectorId],
      ['supplier', companyId],
    ] as const)
      expect((await buyer.post(addFollow, { type, id }, asBuyer)).status).toBe(200);
    await supplier.post(addFollow, { type: 'supplier', id: companyId });
    expect(await list('supplier')).toMatchObject({ total: 1, items: [{ subjectId: companyId, type: 'supplier' }] });
    expect(await list('sector', { siteId: 12 })).toMatchObject({ total: 1, items: [{ name: { locale: 'de' } }] });
    expect((await list('supplier', {}, supplier)).total).toBe(1);
    expect((await buyer.post(followState, { type: 'supplier', ids: [companyId, 999_999] }, asBuyer)).data).toEqual([
      companyId,
    ]);
    expect((await stranger.post(followState, { type: 'supplier', ids: [companyId] }, asBuyer)).data).toEqual([]);
    const ids = [companyId];
    expect((await stranger.post(deleteFollow, { type: 'supplier', ids }, asBuyer)).data).toEqual({ count: 0 });
    expect((await new Browser().post(addFollow, { type: 'supplier', id: companyId })).status).toBe(401);
  });

  it('are only of public items, up to a cap', async () => {
    const { id: hidden } = await one<{ id: number }>(
      sql`select company_id as id from account where username = 'follow_supplier'`,
    );
    const refused = async (subject: object) => (await stranger.post(addFollow, subject, asBuyer)).errors;
    expect(await refused({ type: 'supplier', id: hidden })).toMatchObject([{ key: 'unknown' }]);
    expect(await refused({ type: 'sector', id: 1_999_999 })).toMatchObject([{ key: 'unknown' }]);
    await database().execute(
      sql`insert into category (key) select 'crowd-' || n from generate_series(1, ${config.account.follows}::int) n`,
    );
    await database().execute(sql`insert into follow (account_id, type, category_id)
      select a.id, 'sector', c.id from account a, category c where a.username = 'follow_stranger' and c.key like 'crowd-%'`);
    expect(await refused({ type: 'supplier', id: companyId })).toMatchObject([{ key: 'limit' }]);
    await database().execute(sql`delete from category where key = 'crowd-1'`);
    for (const _ of [1, 2]) expect(await refused({ type: 'supplier', id: companyId })).toEqual([]);
    await database().execute(sql`delete from category where key like 'crowd-%'`);
  });

  it('say when a supplier is no longer public, and can still be removed', async () => {
    const { row } = await one<{ row: object }>(
      sql`select to_jsonb(s) as row from company_search s where company_id = ${companyId} and locale = 'en'`,
    );
    await database().execute(sql`delete from company_search where company_id = ${companyId} and locale = 'en'`);
    expect(await list('supplier')).toMatchObject({ total: 1, items: [{ subjectId: companyId, name: null }] });
    await database().execute(
      sql`insert into company_search select * from jsonb_populate_record(null::company_search, ${JSON.stringify(row)}::jsonb)`,
    );
    expect(await list('supplier')).toMatchObject({ items: [{ name: { locale: 'en' } }] });
  });
});

describe('new items', () => {
  it('are marked until seen, and counted once in the header', async () => {
    await lookedAt(1);
    await publish(new Date(Date.now() - 3_600_000).toISOString());
    const [followed] = (await list('supplier')).items;
    expect(followed).toMatchObject({ fresh: 1 });
    expect(followed.news[0]).toMatchObject({ kind: 'product', id: productId, fresh: true });
    expect(followed.news.length).toBeLessThanOrEqual(config.follow.shown);
    expect((await list('sector')).items[0]).toMatchObject({ fresh: 1, news: [{ id: productId, fresh: true }, {}, {}] });
    const counted = async () => (await buyer.post(checkUnread, {}, asBuyer)).data;
    expect(await counted()).toMatchObject({ cgsFollowNum: 1, followNum: null });
    const { at, items } = await list('supplier');
    const read = (browser: Browser, ids: number[], until = at) => browser.post(readFollow, { ids, until }, asBuyer);
    expect((await read(stranger, [items[0].id])).data).toEqual({ count: 0 });
    expect((await read(buyer, [items[0].id])).data).toEqual({ count: 1 });
    expect((await list('supplier')).items[0]).toMatchObject({
      fresh: 0,
      news: [{ id: productId, fresh: false }, {}, {}],
    });
    expect(await counted()).toMatchObject({ cgsFollowNum: 1 });
    await read(buyer, []);
    expect(await counted()).toMatchObject({ cgsFollowNum: 0 });
    // A future visit hides nothing.
    await read(buyer, [], '2099-01-01T00:00:00Z');
    // After the visit even if the database clock has a coarser resolution.
    await publish(new Date(Date.now() + 20).toISOString());
    await eventually(async () => expect(await counted()).toMatchObject({ cgsFollowNum: 1 }));
  });

  it('include a case, a launch, an offer and an open tender, and expire after a while', async () => {
    await lookedAt(config.follow.days + 30);
    const { id: caseId, owner } = await one<{ id: number; owner: number }>(
      sql`select k.id, k.company_id as owner from showroom_case k join company_search s on s.company_id = k.company_id and s.locale = 'en'
        where k.hidden_reason is null order by k.id limit 1`,
    );
    const { offerer } = await one<{ offerer: number }>(
      sql`select o.company_id as offerer from agent_offer o join launch l on l.company_id = o.company_id
        where o.status = 'normal' and l.status = 'normal' and o.shown and l.shown order by 1 limit 1`,
    );
    const { tender, sector } = await one<{ tender: number; sector: number }>(
      sql`select x.id as tender, s.category_ids[1] as sector from tender x join portal_search s on s.kind = 'tender' and s.subject_id = x.id
          and s.locale = 'en' where x.status = 'open' and x.deadline_at > now() and cardinality(s.category_ids) > 0 order by x.id limit 1`,
    );
    const dates = await one<{ launches: object; offers: object; created: string }>(
      sql`select (select jsonb_object_agg(id, published_at) from launch where company_id = ${offerer}) as launches,
        (select jsonb_object_agg(id, published_at) from agent_offer where company_id = ${offerer}) as offers,
        (select created_at::text from tender where id = ${tender}) as created`,
    );
    await database().execute(
      sql`update showroom_case set published_at = now() - interval '2 minutes' where id = ${caseId}`,
    );
    await database().execute(
      sql`update launch set published_at = now() - interval '3 minutes' where company_id = ${offerer}`,
    );
    await database().execute(
      sql`update agent_offer set published_at = now() - interval '3 minutes' where company_id = ${offerer}`,
    );
    for (const [type, id] of [
      ['supplier', owner],
      ['supplier', offerer],
      ['sector', sector],
    ] as const)
      await stranger.post(addFollow, { type, id }, asBuyer);
    await lookedAt(config.follow.days + 30);
    const kindsOf = async (type: string, subject: number) => {
      const { items } = await list(type, {}, stranger);
      return items
        .find(({ subjectId }: { subjectId: number }) => subjectId === subject)
        .news.map(
          ({ kind, id }: { kind: string; id: number }) => `${kind}:${kind === 'case' || kind === 'tender' ? id : ''}`,
        );
    };
    expect(await kindsOf('supplier', owner)).toContain(`case:${caseId}`);
    expect(await kindsOf('supplier', offerer)).toEqual(expect.arrayContaining(['launch:', 'agent:']));
    await database().execute(sql`update tender set created_at = now() where id = ${tender}`);
    expect(await kindsOf('sector', sector)).toContain(`tender:${tender}`);
    await database().execute(
      sql`update showroom_case set published_at = now() - ${config.follow.days + 1}::int * interval '1 day' where id = ${caseId}`,
    );
    expect(await kindsOf('supplier', owner)).not.toContain(`case:${caseId}`);
    await database().execute(sql`update showroom_case set published_at = null where id = ${caseId}`);
    for (const [table, kept] of [
      ['launch', dates.launches],
      ['agent_offer', dates.offers],
    ] as const)
      await database().execute(sql`update ${sql.identifier(table)} x set published_at = (${JSON.stringify(kept)}::jsonb ->> x.id::text)::timestamptz
        where company_id = ${offerer}`);
    await database().execute(sql`update tender set created_at = ${dates.created}::timestamptz where id = ${tender}`);
  });

  it('exclude a supplier’s own products', async () => {
    const own = await accountId('follow_supplier');
    await supplier.post(addFollow, { type: 'sector', id: sectorId });
    await lookedAt(1);
    await publish(new Date(Date.now() - 60_000).toISOString());
    const fresh = async () => (await list('sector', {}, supplier)).items[0].fresh;
    expect(await fresh()).toBe(1);
    const { id: home } = await one<{ id: number }>(sql`select company_id as id from account where id = ${own}`);
    await database().execute(
      sql`update account set company_id = ${companyId}, company_role = 'editor' where id = ${own}`,
    );
    expect(await fresh()).toBe(0);
    await database().execute(sql`update account set company_id = ${home}, company_role = 'owner' where id = ${own}`);
  });
});

describe('the header count', () => {
  const planOf = (where: ReturnType<typeof sql>, now = new Date()) =>
    database().transaction(async (tx) => {
      // An automatic analyze on PostgreSQL would change the plan.
      await tx.execute(sql`analyze follow, tender, product_search`);
      // With the demo's few rows a planner would use a sequential scan.
      await tx.execute(sql`set local enable_seqscan = off`);
      const since = sql`greatest(f.seen_at, ${oldestNews(now)}::timestamptz)`;
      const found = await rows<{ 'QUERY PLAN': string }>(
        tx,
        sql`explain (analyze, costs off, timing off, summary off) with ${mine(where)}, ${newsSince(since, now.toISOString())}
          select count(*) from (select distinct kind, subject_id from news) once`,
      );
      return found.map((row) => row['QUERY PLAN']).join('\n');
    });
  /** How many rows an index scan returned. */
  const readBy = (plan: string, index: string) =>
    Number(new RegExp(`${index}\\b.*actual rows=(\\d+)`).exec(plan)?.[1] ?? Number.NaN);

  it('reads only tenders and products of sectors since the earliest visit', async () => {
    const id = await accountId('follow_buyer');
    await database().execute(sql`update follow set seen_at = now() where account_id = ${id}`);
    const seen = await planOf(sql`f.account_id = ${id}`);
    expect([readBy(seen, 'tender_known'), readBy(seen, 'product_search_latest')]).toEqual([0, 0]);
    await database().execute(sql`update tender set created_at = now() + interval '10 milliseconds'
      where id = (select min(id) from tender where status = 'open' and deadline_at > now() + interval '1 day')`);
    const again = await planOf(sql`f.account_id = ${id}`, new Date(Date.now() + 60_000));
    expect(readBy(again, 'tender_known')).toBe(1);
    await database().execute(
      sql`update tender set created_at = published_at where created_at > now() - interval '1 hour'`,
    );
  });

  it('reads none for users who follow no sector', async () => {
    const plan = await planOf(sql`f.account_id = ${await accountId('follow_supplier')} and f.type = 'supplier'`);
    expect(readBy(plan, 'tender_known')).toBe(0);
  });
});

describe('the digest e-mail', () => {
  const address = 'follow_buyer@buyer.example';
  const confirm = (confirmed: boolean) =>
    database().execute(
      sql`update account set email_confirmed_at = ${confirmed ? sql`now()` : sql`null`} where username = 'follow_buyer'`,
    );
  const choose = (followMail: string) => buyer.post(changePreference, { followMail }, asBuyer);
  const mails = async () => (await messagesTo(address)).filter((text) => text.includes('/unsubscribe'));

  it('is sent once per period, to a confirmed address, if something is new', async () => {
    await database().execute(sql`update account set locale = 'fr', time_zone = 'UTC' where username = 'follow_buyer'`);
    expect((await buyer.post(purchaserInfo, {}, asBuyer)).data.followMail).toBe('none');
    expect((await choose('daily')).status).toBe(200);
    expect((await buyer.post(purchaserInfo, {}, asBuyer)).data.followMail).toBe('daily');
    await lookedAt(3);
    await publish(new Date(Date.now() - 3_600_000).toISOString());
    await confirm(false);
    expect(await sendDigests()).toBe(0);
    await confirm(true);
    expect(await sendDigests()).toBe(1);
    expect(await sendDigests()).toBe(0);
    const [text = ''] = await mails();
    expect(await mails()).toHaveLength(1);
    expect(text).toContain('Nouveau produit\u00a0: ');
    expect(text).toContain(`/product/${productId}.html`);
    expect(text.split(`/product/${productId}.html`)).toHaveLength(2);
    // A day later there is nothing new: no e-mail.
    expect(await sendDigests(new Date(Date.now() + 86_400_000))).toBe(0);
    expect(await mails()).toHaveLength(1);
  });

  it('is sent even if another reader’s e-mail fails', async () => {
    const [first, second] = [await accountId('follow_buyer'), await accountId('follow_stranger')];
    expect(first).toBeLessThan(second);
    await database().execute(sql`update account set email_confirmed_at = now(), locale = 'fr' where id = ${second}`);
    await database().execute(sql`create function refuse_probe() returns trigger language plpgsql
      as $$ begin raise exception 'refused by the probe'; end $$`);
    await database().execute(sql`create trigger refuse_probe before insert on outbox for each row
      when (new.recipient = 'follow_buyer@buyer.example') execute function refuse_probe()`);
    await database().execute(
      sql`insert into follow (account_id, type, category_id) values (${second}, 'sector', ${sectorId})`,
    );
    await database().execute(
      sql`insert into follow_mail (account_id, period, covered_until) values (${second}, 'daily', now())`,
    );
    await lookedAt(3);
    await publish(new Date(Date.now() - 3_600_000).toISOString());
    expect(await sendDigests()).toBe(1);
    expect(await messagesTo('follow_stranger@buyer.example')).toContainEqual(expect.stringContaining('/unsubscribe'));
    await database().execute(sql`drop trigger refuse_probe on outbox`);
    await database().execute(sql`delete from follow where account_id = ${second}`);
    await database().execute(sql`delete from follow_mail where account_id = ${second}`);
  });

  it('reminds once of a favourite tender three days before its deadline, even without anything new', async () => {
    const id = await accountId('follow_buyer');
    await database().execute(sql`update follow set seen_at = now()`);
    const { tender } = await one<{ tender: number }>(
      sql`select id as tender from tender where status = 'open' and deadline_at > now() order by id limit 1`,
    );
    const { before } = await one<{ before: string }>(
      sql`select deadline_at::text as before from tender where id = ${tender}`,
    );
    const hour = 3_600_000;
    const start = Date.now();
    const deadlineIn = (hours: number) =>
      database().execute(
        sql`update tender set deadline_at = ${new Date(start + hours * hour).toISOString()} where id = ${tender}`,
      );
    await database().execute(
      sql`insert into favourite (account_id, type, tender_id, created_at) values (${id}, 'tender', ${tender}, now() - interval '9 days')`,
    );
    await database().execute(
      sql`update follow_mail set covered_until = now() - interval '2 days' where account_id = ${id}`,
    );
    const count = (await mails()).length;
    await deadlineIn(4 * 24);
    expect(await sendDigests(new Date(start))).toBe(0);
    expect(await sendDigests(new Date(start + 26 * hour))).toBe(1);
    const text = (await mails()).find((mail) => mail.includes(`/tender/${tender}.html`));
    expect(text).toContain('Dates limites de vos appels d’offres favoris');
    expect(await mails()).toHaveLength(count + 1);
    expect(await sendDigests(new Date(start + 52 * hour))).toBe(0);
    await database().execute(sql`delete from favourite where tender_id = ${tender}`);
    await database().execute(sql`update tender set deadline_at = ${before}::timestamptz where id = ${tender}`);
    await database().execute(sql`update follow_mail set covered_until = now() where account_id = ${id}`);
  });

  it('excludes what was seen', async () => {
    await lookedAt(3);
    await publish(new Date(Date.now() - 3_600_000).toISOString());
    await database().execute(sql`update follow set seen_at = now()`);
    expect(await sendDigests()).toBe(0);
  });

  it('is ended by its link, posted without a session, repeatably; another user’s link does nothing', async () => {
    const { unsubscribe: header } = await one<{ unsubscribe: string }>(
      sql`select content ->> 'unsubscribe' as unsubscribe from outbox where recipient = ${address} and content ? 'unsubscribe'`,
    );
    const [way, token] = header.split('?token=');
    expect(way).toBe('http://fr.geco.localhost:3000/api/follow/unsubscribe');
    expect(await mails()).toContainEqual(expect.stringContaining(`/unsubscribe.html?token=${token}\n`));
    const post = (query: string) =>
      unsubscribe.POST(
        new Request(`http://fr.geco.localhost:3000/api/follow/unsubscribe?token=${query}`, {
          method: 'POST',
          headers: { host: 'fr.geco.localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        }),
      );
    const chosen = async () => (await buyer.post(purchaserInfo, {}, asBuyer)).data.followMail;
    const other = `${await accountId('follow_stranger')}.${String(token).split('.').slice(1).join('.')}`;
    expect((await post(other)).status).toBe(400);
    expect((await post('')).status).toBe(400);
    expect(await chosen()).toBe('daily');
    for (const _ of [1, 2]) expect((await post(String(token))).status).toBe(200);
    expect(await chosen()).toBe('none');
    const opened = await unsubscribe.GET(new Request(header, { headers: { host: 'fr.geco.localhost:3000' } }));
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `http://fr.geco.localhost:3000/unsubscribe.html?token=${token}`,
    ]);
  });
});

it('follows are deleted with their account', async () => {
  const id = await accountId('follow_buyer');
  expect((await buyer.post(changePreference, { followMail: 'weekly' }, asBuyer)).status).toBe(200);
  await database().execute(sql`delete from account where id = ${id}`);
  const left = await one<{ follows: number; mails: number }>(
    sql`select (select count(*)::int from follow where account_id = ${id}) as follows, (select count(*)::int from follow_mail where account_id = ${id}) as mails`,
  );
  expect(left).toEqual({ follows: 0, mails: 0 });
});
