import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/chat/export/route';
import { sendMessage } from '@/lib/chat/commands';
import { startChat } from '@/lib/chat/conversation/commands';
import { addNote } from '@/lib/chat/note/commands';
import type { MessageInput } from '@/lib/chat/schema';
import type { MemberActor, PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { openSession } from '@/lib/platform/auth/session';
import { database } from '@/lib/platform/db/client';
import { demoDatabase } from '../database';
import { makeBidder, makePurchaser, makeRequest } from './trade-kit';

let buyer: PurchaserActor;
let supplier: SupplierActor;
let conversationId: number;

const say = (actor: MemberActor, message: MessageInput | string) =>
  sendMessage(actor, 'en', {
    conversationId,
    clientId: crypto.randomUUID(),
    message: typeof message === 'string' ? { kind: 'text', text: message } : message,
  });
async function exported(
  actor: MemberActor | null,
  { site = 'en.', as = actor?.kind ?? '', cookie = '', format = '' } = {},
) {
  const host = `${site}geco.localhost:3000`;
  const token =
    actor &&
    (await openSession(database(), { id: actor.accountId, kind: actor.kind }, { userAgent: '', address: '', host }));
  const name = actor?.kind === 'supplier' ? 'token' : 'usertoken';
  const response = await GET(
    new Request(`http://${host}/api/chat/export?as=${as}&id=${conversationId}&format=${format}`, {
      headers: { host, cookie: [cookie, token && `${name}=${token}`].filter(Boolean).join('; ') },
    }),
  );
  return { response, text: await response.text() };
}

beforeAll(async () => {
  await demoDatabase();
}, 240_000);
beforeEach(async () => {
  buyer = await makePurchaser();
  supplier = await makeBidder();
  ({ conversationId } = await startChat(buyer, { companyId: supplier.companyId }));
});

describe('an exported conversation', () => {
  it('is also available as plain text, with the same content', async () => {
    const requestId = await makeRequest(buyer);
    await say(buyer, { kind: 'card', card: { kind: 'request', id: requestId } });
    await say(supplier, 'Two lines,\n<b>in plain text</b>');
    await addNote(supplier, conversationId, 'Lowest is 4710');
    const { response, text } = await exported(supplier, { site: 'de.', format: 'txt' });
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('.txt"');
    expect(text).toContain(buyer.name);
    expect(text).toContain(`/companycenter/purchase/${requestId}.html`);
    expect(text).toContain('\nTwo lines,\n<b>in plain text</b>\n');
    expect(text).not.toContain('4710');
  });

  it('has all messages in order, phrases and cards in the reader’s language, and no notes', async () => {
    const requestId = await makeRequest(buyer);
    await say(buyer, { kind: 'card', card: { kind: 'request', id: requestId } });
    await say(supplier, { kind: 'phrase', phrase: { id: 'leadTimeIs', values: { leadTime: 1200 } } });
    await say(supplier, '<script>alert(1)</script> & "4711"');
    await addNote(supplier, conversationId, 'Lowest is 4710');
    const { response, text } = await exported(supplier, { site: 'de.' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('attachment; filename="conversation-');
    expect(text).toContain('<html lang="de" dir="ltr">');
    expect(text).toContain(`/companycenter/purchase/${requestId}.html`);
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;4711&quot;');
    expect(text.replace(/[\u2066-\u2069]/g, '')).toContain(
      'Die Lieferzeit beträgt 1.200 Tage nach Eingang der Anzahlung.',
    );
    expect(text).not.toContain('<script>');
    expect(text).not.toContain('4710');
    expect(text.indexOf('/companycenter/purchase/')).toBeLessThan(text.indexOf('4711'));
  });

  it('is complete, however long it is', async () => {
    await say(buyer, 'Number 1');
    await database().execute(sql`insert into chat_message (conversation_id, number, side, account_id, client_id, kind, locale, text)
      select ${conversationId}, n, 'purchaser', ${buyer.accountId}, gen_random_uuid(), 'text', 'en', 'Number ' || n
      from generate_series(2, 1203) n`);
    await database().execute(sql`update conversation set last_number = 1203 where id = ${conversationId}`);
    const { text } = await exported(buyer);
    expect(text.match(/Number \d+/g)).toEqual(Array.from({ length: 1203 }, (_, index) => `Number ${index + 1}`));
    expect(text.trimEnd().endsWith('</html>')).toBe(true);
  });

  it('is for its two sides only', async () => {
    await say(buyer, 'The price of 4711');
    const answers = await Promise.all(
      [null, await makePurchaser(), await makeBidder(), buyer, supplier].map((actor) => exported(actor)),
    );
    expect(answers.map(({ response }) => response.status)).toEqual([401, 404, 404, 200, 200]);
    expect(answers.map(({ text }) => text.includes('4711'))).toEqual([false, false, false, true, true]);
  });

  it('is that of the account whose page requests it, if signed in as both', async () => {
    await say(buyer, 'The price of 4711');
    const other = await makeBidder();
    const host = 'en.geco.localhost:3000';
    const token = await openSession(
      database(),
      { id: other.accountId, kind: 'supplier' },
      { userAgent: '', address: '', host },
    );
    expect((await exported(buyer, { cookie: `token=${token}` })).text).toContain('4711');
    expect((await exported(buyer, { cookie: `token=${token}`, as: 'supplier' })).response.status).toBe(404);
  });
});

it('is named after the other side and the date, and names time zone and files in the site’s language', async () => {
  await say(buyer, 'Hello');
  await database().execute(sql`insert into chat_message (conversation_id, number, side, account_id, client_id, kind, locale, text, content)
    select ${conversationId}, 2, 'purchaser', ${buyer.accountId}, gen_random_uuid(), 'file', 'en', '', '{"name":"drawing.pdf"}'::jsonb`);
  await database().execute(sql`update conversation set last_number = 2 where id = ${conversationId}`);
  const { response, text } = await exported({ ...supplier, timeZone: 'Asia/Shanghai' } as SupplierActor);
  const saved = decodeURIComponent(response.headers.get('content-disposition') ?? '');
  expect(saved).toMatch(new RegExp(`Conversation with ${buyer.name} \\d{4}-\\d{2}-\\d{2}\\.html$`));
  expect(text).toContain('drawing.pdf</bdi> <small>(the file is in the conversation)</small>');
  expect(text).not.toMatch(/times in [A-Z][a-z]+\//);
});
