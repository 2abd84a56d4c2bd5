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

/** The page of an account's own participation in the fair. */
export const fairPage = (kind: MemberActor['kind']): string =>
  href(kind === 'supplier' ? 'supplierFair' : 'purchaserFair');

/** A company's name in a reader's language. */
export async function companyName(tx: Transaction, companyId: number, locale: string): Promise<string> {
  const texts = await tx.select().from(companyTranslation).where(eq(companyTranslation.companyId, companyId));
  return textFor(texts, locale)?.name ?? '';
}

/** Returns a function giving a session's title in any language. */
export async function readTitles(tx: Transaction, sessionId: number): Promise<(locale: string) => string> {
  const texts = await tx.select().from(fairSessionTranslation).where(eq(fairSessionTranslation.sessionId, sessionId));
  return (locale) => textFor(texts, locale)?.title ?? '';
}

type Span = { id: number; startsAt: string; endsAt: string };

/** The parts of a calendar event that do not depend on who fetches it. */
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

/** A session as a calendar event for a participant. */
export async function sessionEvent(
  kind: MemberActor['kind'],
  locale: Locale,
  session: Span & { title: string; description: string },
): Promise<CalendarEvent> {
  const t = await translator(locale);
  const { title, description } = session;
  // A new registration after a cancellation needs a higher sequence to reappear in calendars.
  const sequence = Math.floor(Date.now() / 60_000);
  return { ...eventOf(kind, locale, 'session', session), title, description, place: t('fair.title'), sequence };
}

/** `name` of the other side. `link` is '' until there is one. */
type MeetingText = Span & { topic: string; name: string; link: string };

/** A meeting as a calendar event for one of its sides; same identity in every language. */
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
