import type { OutboxMessage } from '@/lib/chat/client/outbox';
import type { ChatMessage } from '@/lib/chat/schema';
import { dayOf } from '@/lib/platform/calendar/zoned-day';

/** A rendered line of a conversation. `follows`: same author as the line above, shortly before. */
export type Line =
  | { kind: 'day'; key: string; iso: string }
  | { kind: 'message'; key: string; message: ChatMessage; follows: boolean }
  | { kind: 'waiting'; key: string; waiting: OutboxMessage };

const moment = 5 * 60_000;

const follows = (message: ChatMessage, before: ChatMessage | undefined): boolean =>
  before !== undefined &&
  before.accountId === message.accountId &&
  before.side === message.side &&
  Date.parse(message.createdAt) - Date.parse(before.createdAt) < moment;

type Known = { timeZone: string; day: string };
const days = new WeakMap<ChatMessage, Known>();

/** The day of a message, cached per message: each older page loaded goes through thousands of them again. */
function dayIn(message: ChatMessage, timeZone: string): string {
  const known = days.get(message);
  if (known?.timeZone === timeZone) return known.day;
  const day = dayOf(message.createdAt, timeZone);
  days.set(message, { timeZone, day });
  return day;
}

/** Lines of a conversation by day in a time zone, then the unsent messages. */
export function linesOf(messages: readonly ChatMessage[], waiting: readonly OutboxMessage[], timeZone: string): Line[] {
  const lines: Line[] = [];
  let day = '';
  let before: ChatMessage | undefined;
  for (const message of messages) {
    const today = dayIn(message, timeZone);
    if (today !== day) {
      lines.push({ kind: 'day', key: `day-${today}-${message.number}`, iso: message.createdAt });
      before = undefined;
    }
    day = today;
    lines.push({ kind: 'message', key: `m-${message.number}`, message, follows: follows(message, before) });
    before = message;
  }
  for (const one of waiting) lines.push({ kind: 'waiting', key: `w-${one.clientId}`, waiting: one });
  return lines;
}
