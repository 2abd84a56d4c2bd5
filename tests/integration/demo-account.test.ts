import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { POST as supplierInfo } from '@/app/api/c_center/info/route';
import { POST as listFavourites } from '@/app/api/favourite/list/route';
import { POST as listFollows } from '@/app/api/follow/list/route';
import { POST as signIn } from '@/app/api/sign_in/route';
import { createStaff } from '@/lib/account/staff';
import { type Database, rows } from '@/lib/db/client';
import { demoPassword } from '@/lib/demo/account';
import { listDemoAccounts, loadDemoAccounts } from '@/lib/demo/load-account';
import { demoDatabase } from '../database';
import { Browser } from './browser-double';
import { ConsoleBrowser } from './staff-kit';

let database: Database;
const forget = async () => {
  await database.execute(sql`delete from account`);
  await database.execute(sql`delete from portal_search where kind = 'purchase'`);
};
const enter = async (kind: string, username: string, password: string) => {
  if (kind === 'staff') {
    const browser = new ConsoleBrowser();
    return { browser, answer: await browser.enter(username, password) };
  }
  const browser = new Browser();
  const answer = await browser.post(signIn, { kind, username, password, captcha: await browser.captcha() });
  return { browser, answer };
};

beforeAll(async () => {
  database = await demoDatabase();
  await forget();
});

it('the demo has suppliers of every grade and membership, purchasers of every language and staff of every role', async () => {
  const made = await loadDemoAccounts(database, true);
  expect(await loadDemoAccounts(database, true)).toEqual([]);
  expect(await listDemoAccounts(database)).toEqual(made);
  const standings = await rows(
    database,
    sql`select distinct c.grade, c.membership from account a join company c on c.id = a.company_id`,
  );
  const all = await rows(database, sql`select distinct grade, membership from company`);
  expect(standings).toHaveLength(all.length);
  expect(made.filter(({ kind }) => kind === 'purchaser')).toHaveLength(8);
  const { browser, answer } = await enter('supplier', 'supplier_a_diamond', demoPassword);
  expect(answer.status).toBe(200);
  expect((await browser.post(supplierInfo, { siteId: 5 })).data).toMatchObject({
    role: 'owner',
    company: { grade: 'A', membership: 'diamond', status: 'normal' },
  });
  const buyer = (await enter('purchaser', 'buyer_en', demoPassword)).browser;
  expect((await buyer.post(listFavourites, { siteId: 5 }, { userType: 'purchaser' })).data.total).toBeGreaterThan(3);
  for (const type of ['supplier', 'sector'])
    expect((await buyer.post(listFollows, { type }, { userType: 'purchaser' })).data.total).toBeGreaterThan(1);
  const staff = await enter('staff', 'staff_reviewer', demoPassword);
  expect(staff.browser.headers.getSetCookie()[0]).toMatch(
    /^stafftoken=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/,
  );
  await forget();
});

it('elsewhere than at home each has a password of its own that nobody knows beforehand', async () => {
  const made = await loadDemoAccounts(database, false);
  expect(new Set(made.map(({ password }) => password)).size).toBe(made.length);
  expect((await enter('staff', 'staff_admin', demoPassword)).answer.status).toBe(400);
  const admin = made.find(({ username }) => username === 'staff_admin');
  expect((await enter('staff', 'staff_admin', admin?.password ?? '')).answer.status).toBe(200);
  await forget();
});

it('the first member of the staff is made by command, once', async () => {
  const made = await createStaff(database, { username: 'first_admin', person: 'First', role: 'admin' });
  expect((await enter('staff', 'first_admin', made.password)).answer.status).toBe(200);
  expect((await enter('supplier', 'first_admin', made.password)).answer.status).toBe(400);
  await expect(
    createStaff(database, { username: 'First_Admin', person: 'Second', role: 'admin' }),
  ).rejects.toMatchObject({
    code: 'conflict',
  });
});
