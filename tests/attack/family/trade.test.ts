import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noticeStopCall } from '@/lib/notification/schema';
import {
  purchaseContactCall,
  purchaseGetCall,
  purchaseInviteCall,
  purchasePublishCall,
  purchaseSaveCall,
  purchaseWithdrawCall,
} from '@/lib/purchase/call';
import { purchaseOwnGetCall, purchaseOwnListCall } from '@/lib/purchase/own/call';
import { savedDeleteCall, savedListCall, savedSaveCall } from '@/lib/purchase/saved/schema';
import { quotationReviseCall, quotationSubmitCall } from '@/lib/quotation/call';
import { openSession } from '../kit/account';
import { beside } from '../kit/file';
import { ask, call, each, range } from '../kit/http';
import { kept } from '../kit/judge';
import { randomText } from '../kit/random';
import { from, hostOf, target } from '../kit/target';
import {
  anybody,
  categoryOf,
  companyOf,
  inbox,
  member,
  newBuyer,
  publish,
  quotationOf,
  requestOf,
  send,
  type Who,
} from '../kit/trade';
import { against, openWeak } from '../kit/weak';

const failed = (what: string, status: number): string[] =>
  status === 0 || status >= 500 ? [`${what} is answered with ${status}`] : [];
const title = (words: string) => `${words} ${randomText()}`;

/** Collects encoded ids from one network until it is limited: enough of them reveal the salt. */
async function toldIds(port: number, network: number): Promise<string[]> {
  const answers = await each(range(90), 3, (at) =>
    ask({ ...anybody(network, port), path: `/en/product/${`${randomText()}00000000`.slice(0, 7)}${at % 10}.html` }),
  );
  const refused = answers.filter(({ status }) => status === 429);
  return refused.length > 0 ? [] : [`${answers.length} encoded ids were told of`];
}

/** Unsubscribe links signed with the salt of public ids. */
async function signedWithSalt(port: number, salt: string): Promise<string[]> {
  const issuedAt = String(Math.floor(Date.now() / 1000));
  const sign = (text: string) => createHmac('sha256', `notice-mail ${salt}`).update(text).digest('base64url');
  const tokens = ['1.quotation', `1.quotation.${issuedAt}`].map((text) => `${text}.${sign(text)}`);
  const answers = await each(tokens, 1, (token) => send(noticeStopCall, { token }, anybody(181, port)));
  return answers.flatMap(({ status }) => (status === 400 ? [] : [`a forged link is answered with ${status}`]));
}

/** A title that looks like a date and is none; reports if it breaks its readers' notices. */
async function unreadable(buyer: Who, supplier: Who): Promise<string[]> {
  const published = await publish(buyer, '2026-99-99', { kind: 'inquiry' });
  const id = published.data?.id ?? 0;
  const invited = await send(purchaseInviteCall, { id, companyIds: [await companyOf(supplier)] }, buyer);
  return [
    ...failed('the request', published.status),
    ...failed('the invitation', invited.status),
    ...failed('the inbox', (await inbox(supplier)).status),
    ...failed('the buyer’s inbox', (await inbox(buyer)).status),
  ];
}

/** Texts that take longest to search for telephone numbers, sixteen at once; reports who else is delayed. */
async function heldUp(buyer: Who, patience = 10_000): Promise<string[]> {
  const hard = '1 2 '.repeat(1_250);
  const rows = range(60).map((at) => ({ label: `${at} ${hard.slice(0, 110)}`, value: hard.slice(0, 116) }));
  const category = await categoryOf(buyer);
  const purchase = requestOf(category, title('Pumps'), {
    translations: { en: { title: 'Pumps', details: hard } },
    specification: rows,
  });
  const work = each(range(16), 16, () => send(purchaseSaveCall, { id: null, revision: 0, purchase }, buyer));
  const { waits } = await beside(work, buyer.port);
  const lost = waits.map((one) => (one.ms > patience ? { ...one, status: 0 } : one));
  return kept('another visitor', lost);
}

/** Reads twenty saved searches again and again. */
async function endlessSearches(supplier: Who): Promise<string[]> {
  const made = await each(range(20), 1, () =>
    send(savedSaveCall, { search: { name: 'Probe', words: `pump ${randomText()}` } }, supplier),
  );
  const work = each(range(60), 4, () => send(savedListCall, { siteId: 5 }, supplier));
  const { result, waits } = await beside(work, supplier.port);
  for (const { data } of made) if (data) await send(savedDeleteCall, { id: data.id }, supplier);
  const refused = result.some(({ status }) => status === 429);
  return [...(refused ? [] : [`${result.length} lists in a row were answered`]), ...kept('another visitor', waits)];
}

/** A supplier revises one quotation thirty times; reports the notices to its buyer if it is not limited. */
async function endlessNotices(buyer: Who, supplier: Who): Promise<string[]> {
  const { data: request, status } = await publish(buyer, title('Endless pumps'));
  if (!request) return [`a request is answered with ${status}`];
  const quoted = await send(quotationSubmitCall, { requestId: request.id, quotation: quotationOf(880) }, supplier);
  if (!quoted.data) return [`a quotation is answered with ${quoted.status}`];
  const before = await inbox(buyer);
  const statuses: number[] = [];
  let { revision } = quoted.data;
  for (const at of range(30)) {
    const input = { id: quoted.data.id, revision, quotation: quotationOf(879 - at) };
    const revised = await send(quotationReviseCall, input, supplier);
    statuses.push(revised.status);
    revision = revised.data?.revision ?? revision;
  }
  const notices = (await inbox(buyer)).total - before.total;
  return [
    ...(statuses.includes(429) ? [] : [`${statuses.length} versions in a row were taken`]),
    ...(notices > 1 ? [`the buyer was told ${notices} times`] : []),
  ];
}

/** A request edited during review, then approved in the version the reviewer read. */
async function approvedUnread(port: number): Promise<string[]> {
  const buyer = await newBuyer(184, port);
  const staff = { ...anybody(185, port), host: hostOf('zh', port) };
  const reviewer =
    port === target.port ? { ...staff, token: (await openSession('staff', 'staff_reviewer', from(185))).token } : staff;
  const { data: first, status } = await publish(buyer, title('Harmless pumps'));
  if (!first) return [`a request is answered with ${status}`];
  const { id, revision: read } = first;
  await send(purchaseWithdrawCall, { id }, buyer);
  const { data: own } = await send(purchaseOwnGetCall, { id }, buyer);
  const purchase = requestOf(await categoryOf(buyer), title('Prohibited goods'));
  const again = await send(purchasePublishCall, { id, revision: own?.revision ?? 0, purchase }, buyer);
  if (!again.data) return [`a changed request is answered with ${again.status}`];
  const decided = await call('/api/admin/purchase', { id, revision: read, decision: 'approve', reason: '' }, reviewer);
  return decided.status === 409 ? [] : [`an approval of what was not read is answered with ${decided.status}`];
}

type Removed = { state: string; reviewReason: string | null };
/** Requests removed by staff, taken from their buyers' lists, that others can still read. */
async function stillPublic(port: number, buyers: readonly string[]): Promise<string[]> {
  const removed: number[] = [];
  for (const username of buyers) {
    const buyer = await member('purchaser', username, 186, port);
    const { data } = await send(purchaseOwnListCall, { states: ['cancelled'] }, buyer);
    for (const { id } of data?.items ?? []) {
      const own = (await send(purchaseOwnGetCall, { id }, buyer)).data as Removed | null;
      if (own?.state === 'cancelled' && own.reviewReason !== null) removed.push(id);
    }
  }
  const looks = removed.flatMap((id) => [`${purchaseGetCall.path}?siteId=5&id=${id}`, `/purchase/${id}.html`]);
  const answers = await each(looks, 2, (path) => ask({ ...anybody(187, port), path }));
  return [
    ...(removed.length > 0 ? [] : ['nobody’s request was removed']),
    ...answers.flatMap(({ status }, index) => (status === 200 ? [`${looks[index]} is answered`] : [])),
  ];
}

const contact = 'secret.probe@buyer.example';
/** What a company's users read of an inquiry after its buyer revealed the contacts. */
async function readByRole(buyer: Who, owner: Who, others: readonly Who[]): Promise<string[]> {
  const published = await publish(buyer, title('Quiet pumps'), { kind: 'inquiry', contactEmail: contact });
  const id = published.data?.id ?? 0;
  const companyId = await companyOf(owner);
  await send(purchaseInviteCall, { id, companyIds: [companyId] }, buyer);
  await send(purchaseContactCall, { id, companyId }, buyer);
  const look = ({ token, ...who }: Who) =>
    ask({
      ...who,
      path: `${purchaseGetCall.path}?siteId=5&id=${id}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  const own = await look(owner);
  const seen = await each(others, 1, look);
  return [
    ...(own.text.includes(contact) ? [] : [`the invited company reads nothing: ${own.status}`]),
    ...seen.flatMap(({ status, text }) => (status === 200 || text.includes(contact) ? [`read with ${status}`] : [])),
  ];
}

/** The response of an insecure site to every call. */
const anything = { id: 1, revision: 1, total: 0, items: [{ id: 7, categoryId: 1 }], company: { id: 1 } };
const buyer = (port = target.port) => member('purchaser', 'buyer_fr', 182, port);
const owner = (port = target.port) => member('supplier', 'supplier_a_diamond', 183, port);

describe('trade: abuse between members', () => {
  it('limits the decoding of ids per network', async () => expect(await toldIds(target.port, 180)).toEqual([]));
  it('refuses a link signed with the salt of ids', async () => {
    const { HASHIDS_SALT: salt } = JSON.parse(readFileSync(join(target.dataDir, 'secrets.json'), 'utf8')) as {
      HASHIDS_SALT: string;
    };
    expect(await signedWithSalt(target.port, salt)).toEqual([]);
  });
  it('shows notices with a title that looks like a date', async () =>
    expect(await unreadable(await buyer(), await owner())).toEqual([]));
  it('serves others while texts are scanned', async () => expect(await heldUp(await buyer())).toEqual([]));
  it('limits endless reading of saved searches, and serves others', async () =>
    expect(await endlessSearches(await owner())).toEqual([]));
  it('limits endless revisions, and notifies the buyer once', async () =>
    expect(await endlessNotices(await buyer(), await owner())).toEqual([]));
  it('does not approve a version that was not read', async () => expect(await approvedUnread(target.port)).toEqual([]));
  it('shows nobody else what staff removed', async () => {
    const buyers = ['zh', 'en', 'es', 'ar', 'fr', 'ru', 'pt', 'de'].map((locale) => `buyer_${locale}`);
    expect(await stillPublic(target.port, buyers)).toEqual([]);
  });
  it('shows an inquiry and its contacts by role', async () => {
    const editor = await member('supplier', 'supplier_editor', 188);
    expect(await readByRole(await buyer(), await owner(), [editor, anybody(189)])).toEqual([]);
  });

  it('control: detects a site that decodes every id and accepts any link', async () => {
    const open = () => openWeak(() => ({ status: 301, headers: { location: '/error.html' } }));
    expect(await against(open(), (port) => toldIds(port, 180))).toHaveLength(1);
    expect(
      await against(
        openWeak(() => ({})),
        (port) => signedWithSalt(port, 'salt'),
      ),
    ).toHaveLength(2);
  });
  it('control: detects broken notices, and delays while texts are scanned', async () => {
    const broken = openWeak((path) => ({ status: path === '/api/notice/list' ? 500 : 200, data: anything }));
    expect(await against(broken, async (port) => unreadable(await buyer(port), await owner(port)))).toHaveLength(2);
    const slow = openWeak(async (path) => {
      if (path.startsWith('/api/get_nav')) await new Promise((done) => setTimeout(done, 300));
      return { data: anything };
    });
    expect(await against(slow, async (port) => heldUp(await buyer(port), 100))).toHaveLength(1);
  });
  it('control: detects a site without limits of lists and versions', async () => {
    const open = openWeak(() => ({ data: anything }));
    expect(await against(open, async (port) => endlessSearches(await owner(port)))).toHaveLength(1);
    let notices = 0;
    const loud = openWeak((path) => {
      if (path === '/api/quotation/revise') notices++;
      return { data: { ...anything, total: notices } };
    });
    expect(await against(loud, async (port) => endlessNotices(await buyer(port), await owner(port)))).toHaveLength(2);
  });
  it('control: detects a site that approves, shows and reveals everything', async () => {
    const data = { ...anything, state: 'cancelled', reviewReason: 'Prohibited', contact: { email: contact } };
    const open = () => openWeak(() => ({ data }));
    expect(await against(open(), approvedUnread)).toHaveLength(1);
    expect(await against(open(), (port) => stillPublic(port, ['buyer_fr']))).toHaveLength(2);
    expect(
      await against(open(), async (port) => readByRole(await buyer(port), await owner(port), [anybody(188, port)])),
    ).toHaveLength(1);
  });
});
