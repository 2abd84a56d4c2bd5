import 'server-only';
import { sql } from 'drizzle-orm';
import { readCards } from '@/lib/chat/card/queries';
import { selectMessages } from '@/lib/chat/message/queries';
import { messageText } from '@/lib/chat/message/text';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { dayOf } from '@/lib/platform/calendar/zoned-day';
import { database } from '@/lib/platform/db/client';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { formatInstant, formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { zoneName } from '@/lib/platform/i18n/time-zone';
import { translator } from '@/lib/platform/i18n/translate';
import { countTry } from '@/lib/platform/limit/count';
import { getConversation } from '../queries';
import type { CardView, ChatCard, ChatMessage, Conversation } from '../schema';
import { type ExportFormat, type ExportHead, type ExportLine, exportFormats } from './write';

/** Messages, and cards, loaded per batch. */
const pageSize = 500;
const cardsAtOnce = 50;

/** Characters that some systems do not allow in file names. */
const notInNames = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;

type Reader = { actor: MemberActor; site: Locale; t: Awaited<ReturnType<typeof translator>>; of: Conversation };

const nameOf = ({ of, t }: Pick<Reader, 'of' | 't'>): string =>
  of.name ?? t(of.kind === 'support' ? 'chat.support.name' : 'chat.unknownBuyer');

function headOf({ actor, site, t, of }: Reader, now: Date): ExportHead {
  const lead = t('chat.export.lead', {
    ...{
      count: of.lastNumber,
      n: formatNumber(site, of.lastNumber),
      zone: zoneName(site, actor.timeZone),
      name: actor.name,
    },
    date: formatInstant(site, now.toISOString(), actor.timeZone),
  });
  return { site, title: t('chat.export.title', { name: nameOf({ of, t }) }), lead };
}

const cardOf = ({ kind, content }: ChatMessage): ChatCard | null =>
  kind === 'card' ? ({ kind: content.card, id: content.id } as ChatCard) : null;

async function viewsIn({ actor, site, of }: Reader, messages: readonly ChatMessage[]): Promise<Map<string, CardView>> {
  const unique = new Map(messages.flatMap((one) => cardOf(one) ?? []).map((card) => [`${card.kind}-${card.id}`, card]));
  const cards = [...unique.values()];
  const views: CardView[] = [];
  for (let at = 0; at < cards.length; at += cardsAtOnce)
    views.push(...(await readCards({ actor, site, conversationId: of.id }, cards.slice(at, at + cardsAtOnce))));
  return new Map(views.map((view) => [`${view.kind}-${view.id}`, view]));
}

function lineOf(
  { actor, site, t, of }: Reader,
  message: ChatMessage,
  cards: ReadonlyMap<string, CardView>,
): ExportLine {
  const { kind, side, createdAt } = message;
  const card = cardOf(message);
  const view = card && cards.get(`${card.kind}-${card.id}`);
  return {
    isOwn: side === of.side,
    name: kind === 'event' ? null : (message.name ?? (side === of.side ? '' : nameOf({ of, t }))),
    at: createdAt,
    time: formatInstant(site, createdAt, actor.timeZone),
    words: messageText(message, t, site),
    locale: kind === 'text' ? message.locale : null,
    title: view?.title ?? (card ? { text: t('chat.cardGone'), locale: site } : null),
    address: view?.path ? currentHosts().absolute(site, view.path) : null,
    note: kind === 'file' ? t('chat.export.inConversation') : null,
  };
}

async function* write(reader: Reader, format: ExportFormat, now: Date): AsyncGenerator<string> {
  const { head, line, end } = exportFormats[format];
  yield head(headOf(reader, now));
  const { id, lastNumber } = reader.of;
  for (let at = 0; at < lastNumber; ) {
    const page = await selectMessages(
      database(),
      sql`m.conversation_id = ${id} and m.number > ${at} and m.number <= ${lastNumber}`,
      { limit: pageSize },
    );
    const last = page.at(-1);
    if (!last) break;
    const cards = await viewsIn(reader, page);
    yield page.map((message) => line(lineOf(reader, message, cards))).join('');
    at = last.number;
  }
  yield end;
}

/**
 * A conversation as an HTML or plain text document in the site's language, in the actor's time zone, streamed page by
 * page, without colleagues' notes. `name`: file name without extension, from the other side and the date.
 * @throws AppError notFound, tooManyRequests
 */
export async function exportConversation(
  actor: MemberActor,
  site: Locale,
  id: number,
  format: ExportFormat = 'html',
  now = new Date(),
): Promise<{ name: string; pages: AsyncGenerator<string> }> {
  const of = await getConversation(actor, site, id);
  await countTry('exportFile', String(actor.accountId));
  const reader = { actor, site, t: await translator(site), of };
  const name = reader.t('chat.export.fileName', {
    name: nameOf(reader),
    day: dayOf(now.toISOString(), actor.timeZone),
  });
  return { name: name.replace(notInNames, ' ').trim(), pages: write(reader, format, now) };
}
