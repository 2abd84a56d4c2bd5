import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sendMessage } from '@/lib/chat/commands';
import { chatLimits } from '@/lib/chat/constants';
import { startChat } from '@/lib/chat/conversation/commands';
import { foldMessages } from '@/lib/chat/message/write';
import { messagesWith, searchMessages } from '@/lib/chat/search/queries';
import { searchWords } from '@/lib/chat/search/snippet';
import type { MemberActor, PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { chatMessage } from '@/lib/platform/db/schema/chat';
import { folded, pairsOf } from '@/lib/platform/i18n/fold';
import { rates } from '@/lib/platform/limit/table';
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

it('finds messages with all words in all conversations, newest first', async () => {
  expect(await find(buyer, 'PUMP')).toEqual([
    'Do you have this pump?',
    'A pump costs 50% less than type AX1',
    'How much is one pump of type A_1?',
  ]);
  expect(await find(buyer, 'type pump much')).toEqual(['How much is one pump of type A_1?']);
  expect(await find(buyer, 'valve')).toEqual([]);
});

it('treats pattern characters literally', async () => {
  expect(await find(buyer, 'A_1')).toEqual(['How much is one pump of type A_1?']);
  expect(await find(buyer, '50%')).toEqual(['A pump costs 50% less than type AX1']);
  expect(await find(buyer, '%')).toEqual(['A pump costs 50% less than type AX1']);
});

it('finds nothing in others’ conversations', async () => {
  expect(await find(other, 'pump')).toEqual(['Do you have this pump?']);
  expect(await find({ ...supplier, role: 'editor' } as SupplierActor, 'pump')).toEqual([]);
  expect(await find(await makePurchaser(), 'pump')).toEqual([]);
});

it('names each conversation as in the list', async () => {
  const [found] = await searchMessages(supplier, 'en', 'much');
  expect(found).toMatchObject({ name: buyer.name, message: { number: 1, conversationId } });
});

it('finds by the other side’s name, as far as known', async () => {
  await database().execute(sql`insert into company_translation (company_id, locale, name)
    values (${other.companyId}, 'zh', '海德泵业'), (${other.companyId}, 'fr', 'Pompes Heide')
    on conflict (company_id, locale) do update set name = excluded.name`);
  for (const name of ['海德', 'heide pompes']) expect(await find(buyer, name)).toEqual(['Do you have this pump?']);
  expect(await find(supplier, buyer.name)).toEqual(['A pump costs 50% less than type AX1']);
  const silent = await makePurchaser();
  const { conversationId: unknown } = await startChat(silent, { companyId: supplier.companyId });
  await say(supplier, 'Anybody there?', unknown);
  await database().update(account).set({ name: 'Zoltan Secret' }).where(eq(account.id, silent.accountId));
  expect(await find(supplier, 'Zoltan')).toEqual([]);
});

it('finds a phrase by the words its reader sees, and by its sender’s', async () => {
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

describe('a different spelling', () => {
  const texts = [
    ...['يرجى إرسال عَرْضُ الأَسْعَار', 'مضـــخة المستشفى', 'نحن بحاجة إلى ٤٥ صمامًا', 'Délai de paiement : à réception'],
    ...['Größere Ventile für die Straße', 'Насосы ещё в пути', 'El año próximo'],
    ...['请报这个水泵的价格', '型号ＡＢＣ－１２'],
  ];
  const askedBy: [query: string, text: string | undefined][] = [
    ['عرض الاسعار', texts[0]],
    ['أسعار', texts[0]],
    ['مضخه المستشفي', texts[1]],
    ['مُضَخّة', texts[1]],
    ['45 صمام', texts[2]],
    ['DELAI reception', texts[3]],
    ['délai', texts[3]],
    ['strasse GROSSERE', texts[4]],
    ['groesse', undefined],
    ['ещё', texts[5]],
    ['ЕЩЕ', texts[5]],
    ['AÑO', texts[6]],
    ['ano', texts[6]],
    ['水泵', texts[7]],
    ['泵的价', texts[7]],
    ['价', texts[7]],
    ['水阀', undefined],
    ['abc-12', texts[8]],
    ['ＡＢＣ', texts[8]],
  ];
  let reader: PurchaserActor;

  beforeAll(async () => {
    reader = await makePurchaser();
    const { conversationId: own } = await startChat(reader, { companyId: other.companyId });
    for (const text of texts) await say(reader, text, own);
  });

  it.each(askedBy)('is found in every script: %s', async (query, text) =>
    expect(await find(reader, query)).toEqual(text === undefined ? [] : [text]),
  );

  it('without letters finds nothing', async () => expect(await find(reader, 'ـ')).toEqual([]));
});

it('of names and files is found', async () => {
  const reader = await makePurchaser();
  const { conversationId: own } = await startChat(reader, { companyId: other.companyId });
  await say(reader, 'Bonjour', own);
  await database().execute(sql`insert into company_translation (company_id, locale, name) values (${other.companyId}, 'ar', 'شركة الأُردن للمضخّات')
    on conflict (company_id, locale) do update set name = excluded.name`);
  expect(await find(reader, 'شركه الاردن')).toEqual(['Bonjour']);
  await database().update(account).set({ name: 'Renée Özgür' }).where(eq(account.id, reader.accountId));
  expect(await find(other, 'ozgur RENEE')).toEqual(['Bonjour']);
});

it('in text of an earlier version is found once folded', async () => {
  const text = 'Drôle de vanne';
  await say(buyer, text);
  await database().update(chatMessage).set({ folded: null, pairs: null }).where(eq(chatMessage.text, text));
  expect(await find(buyer, 'drole')).toEqual([]);
  await foldMessages(database());
  expect(await find(buyer, 'drole')).toEqual([text]);
});

it('reads matches by index for an account with thousands of messages', async () => {
  const reader = await makePurchaser();
  const { conversationId: own } = await startChat(reader, { companyId: supplier.companyId });
  const words = folded('We can ship the valves next week, please confirm');
  await database().execute(sql`insert into chat_message (conversation_id, number, side, client_id, kind, locale, text, folded, pairs)
    select ${own}, at, 'purchaser', gen_random_uuid(), 'text', 'en', ${words}, ${words}, ${`{${pairsOf(words).join(',')}}`}::int[]
    from generate_series(2, 5001) at`);
  await database().execute(sql`update conversation set last_number = 5001, last_at = now() where id = ${own}`);
  await say(reader, '这个水泵的价格', own);
  await database().execute(sql`analyze chat_message`);
  const plan = await rows<{ 'QUERY PLAN': string }>(
    database(),
    sql`explain (analyze, costs off, timing off, summary off) ${messagesWith(reader, searchWords('水泵'))}`,
  );
  const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(Number(/chat_message_pair\b.*actual rows=(\d+)/.exec(lines)?.[1])).toBeLessThan(10);
  expect(lines).not.toContain('Seq Scan on chat_message');
});

it('returns only the newest of many, and is limited per minute', async () => {
  for (let at = 0; at < chatLimits.search + 1; at += 1) await say(buyer, `gasket ${at}`);
  const found = await find(supplier, 'gasket');
  expect([found.length, found[0], found.includes('gasket 0')]).toEqual([chatLimits.search, 'gasket 50', false]);
  const ask = () => find(supplier, 'x').then(String, ({ code }) => code);
  let last = '';
  for (let at = 0; at < rates.chatSearch.max; at += 1) last = await ask();
  expect(last).toBe('tooManyRequests');
});
