import 'server-only';
import { sql } from 'drizzle-orm';
import type { MemberActor } from '@/lib/auth/actor';
import { dayOf } from '@/lib/calendar/zoned-day';
import { db } from '@/lib/db/client';
import { currentHosts } from '@/lib/i18n/current-host';
import { formatInstant, formatNumber } from '@/lib/i18n/format';
import { type Locale, sites } from '@/lib/i18n/site';
import { zoneName } from '@/lib/i18n/time-zone';
import { translator } from '@/lib/i18n/translate';
import { countTry } from '@/lib/limit/count';
import { escapedXml as escaped } from '@/lib/xml';
import { readCards } from './card';
import { selectMessages } from './message';
import { messageText } from './message-text';
import { getConversation } from './queries';
import type { Card, CardView, ChatMessage, Conversation } from './schema';

/** Messages that are read at once, and cards. */
const pageSize = 500;
const cardsAtOnce = 50;

/** What some systems take in no name of a file. */
const notInNames = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1a1d21}
ol{list-style:none;padding:0}li{margin:0 0 1rem;padding-inline-start:.75rem;border-inline-start:3px solid #c9ced4}
li.own{border-color:#1f5fbf}header p,time{color:#5b636d}time{font-size:.8125rem}p{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
h1{font-size:1.375rem;margin:0}header{margin-bottom:2rem}@media print{body{margin:0;max-width:none}}`;

type Reader = { actor: MemberActor; site: Locale; t: Awaited<ReturnType<typeof translator>>; of: Conversation };

const nameOf = ({ of, t }: Pick<Reader, 'of' | 't'>): string =>
  of.name ?? t(of.kind === 'support' ? 'chat.support.name' : 'chat.unknownBuyer');

function head({ actor, site, t, of }: Reader, now: Date): string {
  const title = escaped(t('chat.export.title', { name: nameOf({ of, t }) }));
  const lead = t('chat.export.lead', {
    ...{
      count: of.lastNumber,
      n: formatNumber(site, of.lastNumber),
      zone: zoneName(site, actor.timeZone),
      name: actor.name,
    },
    date: formatInstant(site, now.toISOString(), actor.timeZone),
  });
  return `<!doctype html><html lang="${site}" dir="${sites[site].dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><header><h1>${title}</h1><p>${escaped(lead)}</p></header><ol>\n`;
}

const cardOf = ({ kind, content }: ChatMessage): Card | null =>
  kind === 'card' ? ({ kind: content.card, id: content.id } as Card) : null;

async function shownIn({ actor, site, of }: Reader, messages: readonly ChatMessage[]): Promise<Map<string, CardView>> {
  const wanted = new Map(messages.flatMap((one) => cardOf(one) ?? []).map((card) => [`${card.kind}-${card.id}`, card]));
  const cards = [...wanted.values()];
  const views: CardView[] = [];
  for (let at = 0; at < cards.length; at += cardsAtOnce)
    views.push(...(await readCards({ actor, site, conversationId: of.id }, cards.slice(at, at + cardsAtOnce))));
  return new Map(views.map((view) => [`${view.kind}-${view.id}`, view]));
}

function line({ actor, site, t, of }: Reader, message: ChatMessage, cards: ReadonlyMap<string, CardView>): string {
  const { kind, side, createdAt } = message;
  const other = nameOf({ of, t });
  const who = kind === 'event' ? '' : `<b><bdi>${escaped(message.name ?? (side === of.side ? '' : other))}</bdi></b> `;
  const time = `<time datetime="${createdAt}">${escaped(formatInstant(site, createdAt, actor.timeZone))}</time>`;
  const text = escaped(messageText(message, t, site));
  const words = kind === 'file' ? `<bdi>${text}</bdi>` : text;
  const card = cardOf(message);
  const view = card && cards.get(`${card.kind}-${card.id}`);
  const title = view?.title
    ? ` <bdi lang="${view.title.locale}">${escaped(view.title.text)}</bdi>`
    : card
      ? ` ${escaped(t('chat.cardGone'))}`
      : '';
  const address = view?.path ? escaped(currentHosts().absolute(site, view.path)) : null;
  const said = address ? `<a href="${address}">${words}${title}</a>` : `${words}${title}`;
  const note = kind === 'file' ? ` <small>(${escaped(t('chat.export.inConversation'))})</small>` : '';
  const lang = kind === 'text' ? ` lang="${message.locale}"` : '';
  return `<li${side === of.side ? ' class="own"' : ''}><p>${who}${time}</p><p dir="auto"${lang}>${said}${note}</p></li>\n`;
}

async function* write(reader: Reader, now: Date): AsyncGenerator<string> {
  yield head(reader, now);
  const { id, lastNumber } = reader.of;
  for (let at = 0; at < lastNumber; ) {
    const page = await selectMessages(
      db(),
      sql`m.conversation_id = ${id} and m.number > ${at} and m.number <= ${lastNumber}`,
      { limit: pageSize },
    );
    const last = page.at(-1);
    if (!last) break;
    const cards = await shownIn(reader, page);
    yield page.map((message) => line(reader, message, cards)).join('');
    at = last.number;
  }
  yield '</ol></body></html>\n';
}

/**
 * A conversation of the actor's as a document of HTML in a site's language, with times by the actor's clock, a page of
 * messages after the other: what was said until now, without the notes of colleagues. `name`: of the file, without its
 * ending, by whom it is with and the day.
 * @throws AppError notFound, tooManyRequests
 */
export async function exportConversation(
  actor: MemberActor,
  site: Locale,
  id: number,
  now = new Date(),
): Promise<{ name: string; pages: AsyncGenerator<string> }> {
  const of = await getConversation(actor, site, id);
  await countTry('exportFile', String(actor.accountId));
  const reader = { actor, site, t: await translator(site), of };
  const name = reader.t('chat.export.fileName', {
    name: nameOf(reader),
    day: dayOf(now.toISOString(), actor.timeZone),
  });
  return { name: name.replace(notInNames, ' ').trim(), pages: write(reader, now) };
}
