import 'server-only';
import { eq } from 'drizzle-orm';
import type { MemberActor } from '@/lib/platform/auth/actor';
import type { CalendarEvent } from '@/lib/platform/calendar/document';
import { companyTranslation } from '@/lib/platform/db/schema/company';
import { fairSessionTranslation } from '@/lib/platform/db/schema/fair';
import type { Transaction } from '@/lib/platform/db/transaction';
import { textFor } from '@/lib/platform/db/translation';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { defaultLocale, type Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { href } from '@/lib/platform/routes/address';

/** Where an account has its part in the fair. */
export const fairPage = (kind: MemberActor['kind']): string =>
  href(kind === 'supplier' ? 'supplierFair' : 'purchaserFair');

/** What a company is called in the language of a reader. */
export async function companyName(tx: Transaction, companyId: number, locale: string): Promise<string> {
  const texts = await tx.select().from(companyTranslation).where(eq(companyTranslation.companyId, companyId));
  return textFor(texts, locale)?.name ?? '';
}

/** What a session is called in the language of each reader. */
export async function readTitles(tx: Transaction, sessionId: number): Promise<(locale: string) => string> {
  const texts = await tx.select().from(fairSessionTranslation).where(eq(fairSessionTranslation.sessionId, sessionId));
  return (locale) => textFor(texts, locale)?.title ?? '';
}

type Span = { id: number; startsAt: string; endsAt: string };

/** What an event of the fair has in whatever calendar and language it is fetched for. */
function eventOf(kind: MemberActor['kind'], locale: Locale, what: string, { id, startsAt, endsAt }: Span) {
  const { absolute } = currentHosts();
  const page = fairPage(kind);
  return {
    uid: `fair-${what}-${id}@${new URL(absolute(defaultLocale, page)).hostname}`,
    changed: new Date().toISOString(),
    start: startsAt,
    end: endsAt,
    url: absolute(locale, page),
    remindDays: 1,
  };
}

/** A session as the calendar of who is registered has it. */
export async function sessionEvent(
  kind: MemberActor['kind'],
  locale: Locale,
  session: Span & { title: string; description: string },
): Promise<CalendarEvent> {
  const t = await translator(locale);
  const { title, description } = session;
  // Who registers again after taking it back has it in the calendar again.
  const sequence = Math.floor(Date.now() / 60_000);
  return { ...eventOf(kind, locale, 'session', session), title, description, place: t('fair.title'), sequence };
}

/** `name`: whom the reader meets. `link`: '' where there is none yet. */
type MeetingText = Span & { topic: string; name: string; link: string };

/** A meeting as the calendar of one of its sides has it; the same event in whatever language it is fetched. */
export async function meetingEvent(
  kind: MemberActor['kind'],
  locale: Locale,
  { topic, name, link, ...span }: MeetingText,
): Promise<CalendarEvent> {
  const t = await translator(locale);
  return {
    ...eventOf(kind, locale, 'meeting', span),
    title: t('fairCenter.meetingWith', { name }),
    description: [t('fair.title'), topic, link || t('fairCenter.linkLater')].filter(Boolean).join('\n'),
    place: link || t('fair.title'),
  };
}
