import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { Phrase } from '@/lib/chat/phrase/schema';
import { formatPhrase } from '@/lib/chat/phrase/text';
import { account } from '@/lib/platform/db/schema/account';
import { chatMessage, chatReader, conversation } from '@/lib/platform/db/schema/chat';
import { company } from '@/lib/platform/db/schema/company';
import { product } from '@/lib/platform/db/schema/product';
import { purchaseRequest, purchaseTranslation } from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import type { Transaction } from '@/lib/platform/db/transaction';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { ids, insertLater } from './insert';
import { readCompanies } from './seed';
import { clientIdOf, readTalks } from './talk';
import type { Content, Line, Talk } from './talk-seed';
import { readRequests } from './trade-seed';

type Card = 'product' | 'request' | 'quotation';
/** The things of the cards, by id; undefined if there is none. */
type Things = Record<Card, number | undefined>;
/** The conversation’s two sides, the supplier’s with who writes for it and who else reads. */
type Found = {
  companyId: number;
  buyerId: number;
  writerId: number | null;
  readerIds: number[];
  thingsOf: (line: Line) => Things;
};

/** Who and what the conversations are about, by what their seeds name. */
async function findAll(tx: Transaction): Promise<(talk: Talk) => Found | null> {
  const brands = new Map(readCompanies().companies.map(({ key, brand }) => [key, brand]));
  const titles = new Map(readRequests().map(({ key, title }) => [key, title]));
  const companies = await tx
    .select({ id: company.id, brand: company.brand })
    .from(company)
    .where(eq(company.demo, true));
  const people = await tx
    .select({ id: account.id, username: account.username, companyId: account.companyId, role: account.companyRole })
    .from(account)
    .where(eq(account.demo, true))
    .orderBy(account.id);
  const products = await tx
    .select({ id: product.id, companyId: product.companyId, model: product.model })
    .from(product)
    .where(eq(product.status, 'normal'));
  const requests = await tx
    .select({ id: purchaseRequest.id, locale: purchaseRequest.locale, title: purchaseTranslation.title })
    .from(purchaseRequest)
    .innerJoin(
      purchaseTranslation,
      and(
        eq(purchaseTranslation.requestId, purchaseRequest.id),
        eq(purchaseTranslation.locale, purchaseRequest.locale),
      ),
    )
    .where(
      inArray(
        purchaseRequest.accountId,
        people.map(({ id }) => id),
      ),
    );
  const quotations = await tx
    .select({ id: quotation.id, requestId: quotation.requestId, companyId: quotation.companyId })
    .from(quotation);
  const productIds = new Map(products.map(({ id, companyId, model }) => [`${companyId} ${model}`, id]));
  return ({ company: key, locale, request, by = 'owner' }) => {
    const companyId = companies.find(({ brand }) => brand === brands.get(key))?.id;
    const buyerId = people.find(({ username }) => username === `buyer_${locale}`)?.id;
    if (companyId === undefined || buyerId === undefined) return null;
    const colleagues = people.filter(
      (one) => one.companyId === companyId && (one.role === 'owner' || one.role === 'sales'),
    );
    const writer = colleagues.find(({ role }) => role === by) ?? colleagues[0];
    const requestId = requests.find((one) => one.locale === locale && one.title === titles.get(request ?? ''))?.id;
    return {
      ...{ companyId, buyerId },
      ...{ writerId: writer?.id ?? null, readerIds: colleagues.map(({ id }) => id) },
      thingsOf: ({ model }) => ({
        product: productIds.get(`${companyId} ${model}`),
        request: requestId,
        quotation: quotations.find((one) => one.requestId === requestId && one.companyId === companyId)?.id,
      }),
    };
  };
}

const cardKinds = new Map<string, Card>([
  ['@product', 'product'],
  ['@request', 'request'],
  ['@quotation', 'quotation'],
]);
const cardOf = (content: Content): Card | undefined =>
  typeof content === 'string' ? cardKinds.get(content) : undefined;

/** What a message keeps, as sending writes it. */
async function contentOf({ content, locale }: Line, things: Things) {
  if (typeof content !== 'string') return { kind: 'phrase' as const, text: await phraseText(content, locale), content };
  const card = cardOf(content);
  if (card) return { kind: 'card' as const, text: '', content: { card, id: things[card] } };
  return { kind: 'text' as const, text: content, content: {} };
}
const phraseText = async (phrase: Phrase, locale: Locale) => formatPhrase(phrase, await translator(locale), locale);

/** How many of the last messages one side wrote in a row. */
const tailOf = (lines: readonly Line[]): number =>
  lines.length - 1 - lines.findLastIndex(({ side }) => side !== lines.at(-1)?.side);

/**
 * Writes the conversations of the demo's buyers and suppliers; needs accounts and trade. Nothing is mailed: unread
 * messages count as notified.
 * @param now the moment of loading, from which the messages count back
 */
export async function loadChat(tx: Transaction, now: Date): Promise<void> {
  const find = await findAll(tx);
  const next = await ids(tx, conversation);
  const insert = insertLater();
  for (const talk of readTalks()) {
    const found = find(talk);
    const { lines } = talk;
    const isThere = (line: Line): boolean => {
      const card = cardOf(line.content);
      return card === undefined || found?.thingsOf(line)[card] !== undefined;
    };
    if (!found || !lines.every(isThere)) continue;
    const { companyId, buyerId, writerId, readerIds, thingsOf } = found;
    const id = next.next();
    const at = ({ before }: Line) => new Date(now.getTime() - before);
    const [first, last, lastNumber] = [lines[0], lines.at(-1), lines.length];
    if (!first || !last) continue;
    insert.add(conversation, [
      { id, kind: 'trade', companyId, accountId: buyerId, lastNumber, lastAt: at(last), createdAt: at(first) },
    ]);
    const messages = lines.map(async (line, place) => ({
      ...{ conversationId: id, number: place + 1, side: line.side, locale: line.locale, createdAt: at(line) },
      accountId: line.side === 'purchaser' ? buyerId : writerId,
      clientId: clientIdOf(talk.key, place + 1),
      ...(await contentOf(line, thingsOf(line))),
    }));
    insert.add(chatMessage, await Promise.all(messages));
    const readers = [
      { side: 'purchaser', accountId: buyerId },
      ...readerIds.map((accountId) => ({ side: 'supplier', accountId })),
    ];
    insert.add(
      chatReader,
      readers.map(({ side, accountId }) => {
        const isRead = !talk.unread || side === last.side;
        const readNumber = isRead ? lastNumber : lastNumber - tailOf(lines);
        return {
          conversationId: id,
          accountId,
          deliveredNumber: lastNumber,
          readNumber,
          mailedNumber: isRead ? 0 : lastNumber,
        };
      }),
    );
  }
  await insert.run(tx);
  await next.settle();
}
