import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMessage } from '@/lib/chat/commands';
import { startChat } from '@/lib/chat/conversation/commands';
import type { MessageInput } from '@/lib/chat/schema';
import { translateMessage } from '@/lib/chat/translation';
import type { MemberActor, PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { env } from '@/lib/platform/env';
import type { AppError } from '@/lib/platform/errors';
import { translateTexts } from '@/lib/platform/translate/service';
import { demoDatabase } from '../database';
import { startTranslationService } from '../translation-service';
import { makeBidder, makePurchaser } from './trade-kit';

let service: Awaited<ReturnType<typeof startTranslationService>>;
let buyer: PurchaserActor;
let supplier: SupplierActor;
let conversationId: number;

const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    ({ code }: AppError) => code,
  );
const say = async (actor: MemberActor, message: MessageInput | string, site: 'en' | 'zh' = 'en') =>
  (
    await sendMessage(actor, site, {
      conversationId,
      clientId: crypto.randomUUID(),
      message: typeof message === 'string' ? { kind: 'text', text: message } : message,
    })
  ).number;

beforeAll(async () => {
  await demoDatabase();
  service = await startTranslationService();
}, 240_000);
beforeEach(async () => {
  Object.assign(env(), { TRANSLATE_URL: service.url, TRANSLATE_KEY: 'ours' });
  service.say(null);
  service.asked.length = 0;
  buyer = await makePurchaser();
  supplier = await makeBidder();
  ({ conversationId } = await startChat(buyer, { companyId: supplier.companyId }));
});
afterEach(() => {
  Object.assign(env(), { TRANSLATE_URL: undefined, TRANSLATE_KEY: undefined });
});
afterAll(() => service.close());

describe('a message', () => {
  it('is translated into its reader’s language, sending only its text', async () => {
    const number = await say(supplier, '我们可以在五月交货', 'zh');
    expect(await translateMessage(buyer, 'fr', { conversationId, number })).toEqual({
      text: '[zh>fr] 我们可以在五月交货',
      from: 'zh',
    });
    expect(service.asked).toEqual([
      { q: ['我们可以在五月交货'], source: 'zh', target: 'fr', format: 'text', api_key: 'ours' },
    ]);
  });

  it('is in the language detected by the service if its letters are ambiguous', async () => {
    const number = await say(buyer, 'Potete consegnare a Genova entro maggio?');
    expect(await translateMessage(supplier, 'zh', { conversationId, number })).toMatchObject({ from: 'it' });
  });

  it('that is a phrase is in its reader’s language with its typed words translated', async () => {
    const phrase = { id: 'productionDelayed', values: { delay: 3, reason: '原材料短缺' } } as const;
    const number = await say(supplier, { kind: 'phrase', phrase }, 'zh');
    const { text, from } = await translateMessage(buyer, 'en', { conversationId, number });
    expect(from).toBe('zh');
    expect(text).toMatch(/3\u2069? days/);
    expect(text).toContain('[zh>en] 原材料短缺');
    expect(service.asked.map(({ q }) => q)).toEqual([['原材料短缺']]);
    const plain = await say(supplier, { kind: 'phrase', phrase: { id: 'leadTimeIs', values: { leadTime: 3 } } }, 'zh');
    expect(await refusal(translateMessage(buyer, 'en', { conversationId, number: plain }))).toBe('notFound');
  });

  it('is not sent to the service for others, or without words', async () => {
    const number = await say(buyer, 'The price of 4711');
    const card = await say(buyer, { kind: 'card', card: { kind: 'company', id: supplier.companyId } });
    for (const stranger of [await makePurchaser(), await makeBidder(), { ...supplier, role: 'editor' as const }])
      expect(await refusal(translateMessage(stranger, 'zh', { conversationId, number }))).toBe('notFound');
    expect(await refusal(translateMessage(buyer, 'zh', { conversationId, number: card }))).toBe('notFound');
    expect(await refusal(translateMessage(buyer, 'zh', { conversationId, number: 99 }))).toBe('notFound');
    expect(service.asked).toEqual([]);
  });
});

describe('a failed translation', () => {
  it.each([
    ['an error of the service', 400, { error: 'zu is not supported' }],
    ['an answer of another shape', 200, { translatedText: 'one text alone' }],
    ['a text left out', 200, { translatedText: ['one'] }],
    ['no JSON', 200, undefined],
  ])('is reported as such: %s', async (_, status, body) => {
    service.say(() => [status, body]);
    expect(await refusal(translateTexts(['one', 'two'], 'en', 'zh'))).toBe('unavailable');
  });

  it('is reported if there is no response, and not offered without a service', async () => {
    env().TRANSLATE_URL = 'http://127.0.0.1:9';
    expect(await refusal(translateTexts(['one'], 'en', 'zh'))).toBe('unavailable');
    env().TRANSLATE_URL = undefined;
    expect(await refusal(translateTexts(['one'], 'en', 'zh'))).toBe('notFound');
  });
});
