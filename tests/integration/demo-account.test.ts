import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { POST as supplierInfo } from '@/app/api/c_center/info/route';
import { POST as listFavourites } from '@/app/api/favourite/list/route';
import { POST as listFollows } from '@/app/api/follow/list/route';
import { POST as signIn } from '@/app/api/sign_in/route';
import { createStaff } from '@/lib/account/staff/commands';
import { demoPassword } from '@/lib/demo/account';
import { listDemoAccounts, loadDemoAccounts } from '@/lib/demo/load-account';
import { loadAttachments } from '@/lib/demo/load-attachment';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { type Db, rows } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { openObjects } from '@/lib/platform/storage/object-store';
import { embeddedStorage } from '@/lib/platform/storage/settings';
import { findPurchaseFile } from '@/lib/purchase/attachment/queries';
import { findQuotationFile } from '@/lib/quotation/attachment/queries';
import { findLastVersion } from '@/lib/quotation/write';
import { checkFile } from '@/lib/upload/check';
import { getUploads } from '@/lib/upload/queries';
import { demoDatabase } from '../database';
import { Browser } from './browser-double';
import { ConsoleBrowser } from './staff-kit';

let db: Db;
const forget = async () => {
  await db.execute(sql`delete from account`);
  await db.execute(sql`delete from portal_search where kind = 'purchase'`);
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
  db = await demoDatabase();
  await forget();
});

it('the demo has suppliers of every grade and membership, purchasers of every language and staff of every role', async () => {
  const made = await loadDemoAccounts(db, true);
  expect(await loadDemoAccounts(db, true)).toEqual([]);
  expect(await listDemoAccounts(db)).toEqual(made);
  const standings = await rows(
    db,
    sql`select distinct c.grade, c.membership from account a join company c on c.id = a.company_id`,
  );
  const all = await rows(db, sql`select distinct grade, membership from company`);
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

it('files of the demo’s requests and quotations have their declared type, and open only for those allowed', async () => {
  await loadDemoAccounts(db, true);
  const storage = embeddedStorage(await mkdtemp(join(tmpdir(), 'geco-attachment-')), 'secret');
  await loadAttachments(db, storage);
  const people = await db.select().from(account);
  const buyers = people
    .filter(({ kind }) => kind === 'purchaser')
    .map(({ id }) => ({ kind: 'purchaser', accountId: id }) as PurchaserActor);
  const suppliers = people.flatMap(({ id, username, companyId }) =>
    companyId !== null && username?.startsWith('supplier_')
      ? [{ kind: 'supplier', accountId: id, companyId, role: 'owner' } as SupplierActor]
      : [],
  );
  const refused = { code: 'notFound' };
  const requests = (await db.select().from(purchaseRequest)).filter(({ attachments }) => attachments.length > 0);
  expect(new Set(requests.map(({ locale }) => locale)).size).toBe(8);
  for (const { id, accountId, state, kind, attachments } of requests) {
    for (const key of attachments)
      for (const buyer of buyers) {
        const found = findPurchaseFile(storage, buyer, id, key);
        if (buyer.accountId === accountId) expect(await found).toContain(key);
        else await expect(found).rejects.toMatchObject(refused);
      }
    const [supplier, key] = [suppliers[0], attachments[0]];
    if (!supplier || !key || kind !== 'public' || !['draft', 'open'].includes(state)) continue;
    const found = findPurchaseFile(storage, supplier, id, key);
    if (state === 'open') expect(await found).toContain(key);
    else await expect(found).rejects.toMatchObject(refused);
  }
  const offers = (await db.select().from(quotation)).filter(({ attachments }) => attachments.length > 0);
  expect(offers.length).toBeGreaterThan(5);
  for (const { id, requestId, companyId, attachments } of offers) {
    const [request] = await db.select().from(purchaseRequest).where(eq(purchaseRequest.id, requestId));
    const [key = ''] = attachments;
    expect((await findLastVersion(db, id))?.content.attachments).toEqual(attachments);
    for (const actor of [...buyers, ...suppliers]) {
      const found = findQuotationFile(storage, actor, id, key);
      const isTheirs =
        actor.kind === 'supplier' ? actor.companyId === companyId : actor.accountId === request?.accountId;
      if (isTheirs) expect(await found).toContain(key);
      else await expect(found).rejects.toMatchObject(refused);
    }
  }
  const keys = [requests, offers].map(([first]) => first?.attachments[0] ?? '');
  for (const { key, name, bytes } of await getUploads(db, keys)) {
    const path = await openObjects(storage).fetch({ bucket: storage.privateBucket, key }, 2 ** 21);
    const type = name.slice(name.lastIndexOf('.') + 1);
    expect(await checkFile('demo', { kind: 'attachment', path: path ?? '', name })).toMatchObject({ type });
    expect(bytes).toBeGreaterThan(2_000);
  }
  expect(await getUploads(db, keys)).toHaveLength(2);
  await rm(storage.folder, { recursive: true });
  await db.execute(sql`delete from upload_use`);
  await db.execute(sql`delete from upload`);
  await forget();
});

it('outside development each account has a random password', async () => {
  const made = await loadDemoAccounts(db, false);
  expect(new Set(made.map(({ password }) => password)).size).toBe(made.length);
  expect((await enter('staff', 'staff_admin', demoPassword)).answer.status).toBe(400);
  const admin = made.find(({ username }) => username === 'staff_admin');
  expect((await enter('staff', 'staff_admin', admin?.password ?? '')).answer.status).toBe(200);
  await forget();
});

it('the first member of staff is created by command, once', async () => {
  const made = await createStaff(db, { username: 'first_admin', person: 'First', role: 'admin' });
  expect((await enter('staff', 'first_admin', made.password)).answer.status).toBe(200);
  expect((await enter('supplier', 'first_admin', made.password)).answer.status).toBe(400);
  await expect(createStaff(db, { username: 'First_Admin', person: 'Second', role: 'admin' })).rejects.toMatchObject({
    code: 'conflict',
  });
});
