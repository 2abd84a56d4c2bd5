import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as dismiss } from '@/app/api/admin/decision/dismiss/route';
import { POST as supplierInfo } from '@/app/api/c_center/info/route';
import { POST as checkUnread } from '@/app/api/check_unread/route';
import { POST as purchaserInfo } from '@/app/api/member/userinfo/route';
import { POST as savePurchase } from '@/app/api/purchase/save/route';
import { POST as signIn } from '@/app/api/sign_in/route';
import { POST as signOut } from '@/app/api/sign_out/route';
import { database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { demoDatabase } from '../database';
import { Browser, password } from './browser-double';
import { host, makeColleague } from './staff-kit';
import { requestOf } from './trade-kit';

type Kind = 'supplier' | 'purchaser';
type Member = { username: string; page: string; browser: Browser };

async function makeMember(kind: Kind, username: string, over: object = {}): Promise<Member> {
  const browser = new Browser();
  await browser.register(kind, username, { name: `Person ${username}`, ...over });
  const [found] = await database().select().from(account).where(eq(account.username, username));
  const parts = [kind, found?.id, ...(kind === 'supplier' ? [found?.companyId] : [])];
  return { username, page: parts.join('.'), browser };
}
const purchase = async () => ({ id: null, revision: 0, purchase: await requestOf() });

let buyer: Member;
let other: Member;

beforeAll(async () => {
  await demoDatabase();
  buyer = await makeMember('purchaser', 'page_buyer');
  other = await makeMember('purchaser', 'page_other');
}, 240_000);

describe('a call of a page of a center', () => {
  it('succeeds if the session is still the page’s', async () => {
    const sent = await buyer.browser.post(savePurchase, await purchase(), {
      userType: 'purchaser',
      pageActor: buyer.page,
    });
    expect(sent.status).toBe(200);
  });

  it('is refused with the name of the user signed in since, changes nothing, and succeeds once its own is back', async () => {
    const tab = await purchase();
    const count = () => database().$count(purchaseRequest);
    const before = await count();
    const { browser } = buyer;
    const enter = async (username: string) =>
      browser.post(signIn, { kind: 'purchaser', username, password, captcha: await browser.captcha() });
    await enter(other.username);
    const asPage = { userType: 'purchaser', pageActor: buyer.page } as const;
    const refused = await browser.post(savePurchase, tab, asPage);
    expect(refused).toMatchObject({ status: 409, errors: [{ field: 'account', key: 'otherAccount' }] });
    expect(JSON.stringify(refused.errors)).toContain('You are signed in as \u2068Person page_other\u2069 now');
    expect(await count()).toBe(before);
    expect((await browser.post(purchaserInfo, {}, asPage)).status).toBe(409);
    await enter(buyer.username);
    expect((await browser.post(savePurchase, tab, asPage)).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  it('is refused to a colleague and to another company, which is named', async () => {
    const first = await makeMember('supplier', 'page_first', { companyName: 'First: Works' });
    const second = await makeMember('supplier', 'page_second', { companyName: 'Second: Works' });
    const [kind, id, companyId] = first.page.split('.');
    for (const page of [
      second.page,
      `${kind}.${Number(id) + 1}.${companyId}`,
      `${kind}.${id}.${Number(companyId) + 1}`,
    ]) {
      const refused = await first.browser.post(supplierInfo, {}, { pageActor: page });
      expect([page, refused.status]).toEqual([page, 409]);
      expect(JSON.stringify(refused.errors)).toContain('Person page_first');
      expect(JSON.stringify(refused.errors)).toContain('First: Works');
    }
    expect((await first.browser.post(supplierInfo, {}, { pageActor: first.page })).status).toBe(200);
  });

  it('is answered with 401 once its session has ended', async () => {
    const expired = await makeMember('purchaser', 'page_gone');
    const cookies = new Map(expired.browser.cookies);
    await expired.browser.post(signOut, { kind: 'purchaser' });
    for (const kept of [cookies, new Map<string, string>()]) {
      expired.browser.cookies = new Map(kept);
      const late = await expired.browser.post(savePurchase, await purchase(), {
        userType: 'purchaser',
        pageActor: expired.page,
      });
      expect(late.status).toBe(401);
    }
  });

  it('can be for the other kind, if signed in as both', async () => {
    const both = await makeMember('purchaser', 'page_both');
    await both.browser.register('supplier', 'page_both_too');
    const answer = await both.browser.post(checkUnread, {}, { pageActor: both.page });
    expect([answer.status, answer.data]).toMatchObject([200, expect.anything()]);
    expect((await both.browser.post(supplierInfo, {}, { userType: 'supplier', pageActor: both.page })).status).toBe(
      200,
    );
  });

  it('is refused in the console too', async () => {
    const colleague = await makeColleague('page_reviewer', 'reviewer');
    const { accountId } = colleague.actor;
    const ask = (pageActor: string) => colleague.browser.ask(dismiss, { id: 1 }, { host, pageActor });
    expect((await ask(`staff.${accountId + 1}`)).errors).toMatchObject([{ key: 'otherAccount' }]);
    expect((await ask(`staff.${accountId}`)).status).toBe(200);
  });
});

it('from a program that names no page is answered as before', async () => {
  const client = new Browser();
  const entered = await client.post(
    signIn,
    { kind: 'purchaser', username: other.username, password, captcha: await client.captcha() },
    { origin: null },
  );
  const token = String(entered.data.token);
  expect((await new Browser().post(savePurchase, await purchase(), { origin: null, token })).status).toBe(200);
  expect((await other.browser.post(savePurchase, await purchase())).status).toBe(200);
});
