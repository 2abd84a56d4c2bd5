import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { MemberActor, PurchaserActor, SupplierActor } from '@/lib/auth/actor';
import { sendMessage } from '@/lib/chat/commands';
import { chatLimits } from '@/lib/chat/constants';
import { searchMessages } from '@/lib/chat/search';
import { startChat } from '@/lib/chat/start';
import { db } from '@/lib/db/client';
import { account } from '@/lib/db/schema/account';
import { rates } from '@/lib/limit/table';
import { demoDatabase } from '../database';
import { makeBidder, makePurchaser } from './trade-kit';

let buyer: PurchaserActor;
let supplier: SupplierActor;
let other: SupplierActor;
let conversationId: number;

const say = (actor: MemberActor, text: string, to = conversationId) =>
  sendMessage(actor, 'en', {
    conversationId: to,
    clientId: crypto.randomUUID(),
    message: { kind: 'text', text },
  });
const find = async (actor: MemberActor, query: string) =>
  (await searchMessages(actor, 'en', query)).map(({ message }) => message.text);

beforeAll(async () => {
  await demoDatabase();
  buyer = await makePurchaser();
  supplier = await makeBidder();
  other = await makeBidder();
  ({ conversationId } = await startChat(buyer, { companyId: supplier.companyId }));
  await say(buyer, 'How much is one pump of type A_1?');
  await say(supplier, 'A pump costs 50% less than type AX1');
  const { conversationId: second } = await startChat(buyer, { companyId: other.companyId });
  await say(buyer, 'Do you have this pump?', second);
}, 240_000);

it('finds messages with all words over all conversations, the newest first', async () => {
  expect(await find(buyer, 'PUMP')).toEqual([
    'Do you have this pump?',
    'A pump costs 50% less than type AX1',
    'How much is one pump of type A_1?',
  ]);
  expect(await find(buyer, 'type pump much')).toEqual(['How much is one pump of type A_1?']);
  expect(await find(buyer, 'valve')).toEqual([]);
});

it('takes the signs of patterns as they are written', async () => {
  expect(await find(buyer, 'A_1')).toEqual(['How much is one pump of type A_1?']);
  expect(await find(buyer, '50%')).toEqual(['A pump costs 50% less than type AX1']);
  expect(await find(buyer, '%')).toEqual(['A pump costs 50% less than type AX1']);
});

it('finds nothing of conversations that are not the reader’s', async () => {
  expect(await find(other, 'pump')).toEqual(['Do you have this pump?']);
  expect(await find({ ...supplier, role: 'editor' } as SupplierActor, 'pump')).toEqual([]);
  expect(await find(await makePurchaser(), 'pump')).toEqual([]);
});

it('names each conversation as its list does', async () => {
  const [found] = await searchMessages(supplier, 'en', 'much');
  expect(found).toMatchObject({ name: buyer.name, message: { number: 1, conversationId } });
});

it('finds by whom one talks with, as far as their name is known', async () => {
  await db().execute(sql`insert into company_translation (company_id, locale, name)
    values (${other.companyId}, 'zh', '海德泵业'), (${other.companyId}, 'fr', 'Pompes Heide')
    on conflict (company_id, locale) do update set name = excluded.name`);
  for (const name of ['海德', 'heide pompes']) expect(await find(buyer, name)).toEqual(['Do you have this pump?']);
  expect(await find(supplier, buyer.name)).toEqual(['A pump costs 50% less than type AX1']);
  const silent = await makePurchaser();
  const { conversationId: unknown } = await startChat(silent, { companyId: supplier.companyId });
  await say(supplier, 'Anybody there?', unknown);
  await db().update(account).set({ name: 'Zoltan Secret' }).where(eq(account.id, silent.accountId));
  expect(await find(supplier, 'Zoltan')).toEqual([]);
});

it('finds a phrase by the words in which its reader sees it, and by those of its sender', async () => {
  await sendMessage(supplier, 'zh', {
    conversationId,
    clientId: crypto.randomUUID(),
    message: { kind: 'phrase', phrase: { id: 'leadTimeIs', values: { leadTime: 45 } } },
  });
  const kinds = async (actor: MemberActor, site: 'zh' | 'ar' | 'de', query: string) =>
    (await searchMessages(actor, site, query)).map(({ message }) => message.kind);
  expect(await kinds(buyer, 'de', 'lieferzeit anzahlung')).toEqual(['phrase']);
  expect(await kinds(buyer, 'ar', 'مدة')).toEqual(['phrase']);
  expect(await kinds(buyer, 'de', '45')).toEqual(['phrase']);
  expect(await kinds(supplier, 'zh', '45')).toEqual(['phrase']);
  expect(await kinds(other, 'de', 'lieferzeit')).toEqual([]);
});

it('gives the newest alone where there are many, and answers so many times a minute', async () => {
  for (let at = 0; at < chatLimits.search + 1; at += 1) await say(buyer, `gasket ${at}`);
  const found = await find(supplier, 'gasket');
  expect([found.length, found[0], found.includes('gasket 0')]).toEqual([chatLimits.search, 'gasket 50', false]);
  const ask = () => find(supplier, 'x').then(String, ({ code }) => code);
  let last = '';
  for (let at = 0; at < rates.chatSearch.max; at += 1) last = await ask();
  expect(last).toBe('tooManyRequests');
});
