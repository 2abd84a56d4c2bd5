import 'server-only';
import { and, eq } from 'drizzle-orm';
import { type Notice, notifyAccount, notifyCompany } from '@/lib/notification/notice';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { calendarDocument } from '@/lib/platform/calendar/document';
import { config } from '@/lib/platform/config';
import { account } from '@/lib/platform/db/schema/account';
import { fairExhibitor, type fairMeeting, fairSession } from '@/lib/platform/db/schema/fair';
import type { Transaction } from '@/lib/platform/db/transaction';
import type { Locale } from '@/lib/platform/i18n/site';
import { slotLength } from './rules';
import { companyName, fairPage, meetingEvent, readTitles, sessionEvent } from './text';

type MeetingRow = typeof fairMeeting.$inferSelect;
type SessionRow = typeof fairSession.$inferSelect;
type MeetingChange = {
  type:
    | 'fairMeetingBooked'
    | 'fairMeetingCalledOff'
    | 'fairMeetingCancelled'
    | 'fairMeetingConfirmed'
    | 'fairMeetingLink'
    | 'fairMeetingReminder';
  /** who did it; notified in addition to the usual recipients */
  by?: number | null;
  /** revision of the link; each one is notified separately */
  revision?: number;
};

/** A meeting's link, '' if none, and its purchaser's name and language. */
async function readSides(tx: Transaction, { accountId, companyId, sessionId }: MeetingRow) {
  const [stand] = await tx
    .select({ link: fairExhibitor.meetingLink })
    .from(fairExhibitor)
    .innerJoin(fairSession, eq(fairSession.fairId, fairExhibitor.fairId))
    .where(and(eq(fairSession.id, sessionId), eq(fairExhibitor.companyId, companyId)));
  const [buyer] = await tx
    .select({ name: account.name, locale: account.locale })
    .from(account)
    .where(eq(account.id, accountId));
  return { link: stand?.link ?? '', buyer: buyer?.name ?? '', locale: buyer?.locale ?? 'en' };
}

function noticeOf(
  kind: MemberActor['kind'],
  meeting: MeetingRow,
  { name, link }: { name: string; link: string },
  { type, revision }: MeetingChange,
): Notice {
  const { id, startsAt, topic } = meeting;
  const start = startsAt.toISOString();
  const end = new Date(startsAt.getTime() + slotLength).toISOString();
  const cancelled = type === 'fairMeetingCancelled' || type === 'fairMeetingCalledOff';
  return {
    type,
    // The notice does not contain the link: only the two sides may see it, and always the current one.
    values: {
      ...{ meeting: id, name, time: { instant: start }, linked: link === '' ? 'no' : 'yes' },
      ...(revision !== undefined && { revision }),
    },
    path: fairPage(kind),
    calendar: async (locale: Locale) => {
      const event = await meetingEvent(kind, locale, { id, startsAt: start, endsAt: end, topic, name, link });
      const left = cancelled ? { ...event, cancelled, description: topic, place: '' } : event;
      return calendarDocument(`${config.name.short}//Fair`, locale, [left]);
    },
  };
}

/** Notifies the purchaser of a change to a meeting, with a calendar file. */
export async function notifyPurchaser(tx: Transaction, meeting: MeetingRow, change: MeetingChange): Promise<void> {
  const { link, locale } = await readSides(tx, meeting);
  const name = await companyName(tx, meeting.companyId, locale);
  await notifyAccount(tx, meeting.accountId, noticeOf('purchaser', meeting, { name, link }, change));
}

/** The same for the exhibitor. */
export async function notifyExhibitor(tx: Transaction, meeting: MeetingRow, change: MeetingChange): Promise<void> {
  const { link, buyer: name } = await readSides(tx, meeting);
  await notifyCompany(tx, meeting.companyId, change.by ?? null, noticeOf('supplier', meeting, { name, link }, change));
}

/** Notifies an account of its registration for a session, or its cancellation, with a calendar file. */
export async function notifyRegistered(
  tx: Transaction,
  { kind, accountId }: MemberActor,
  { id, startsAt, endsAt }: SessionRow,
  registered: boolean,
): Promise<void> {
  const titleIn = await readTitles(tx, id);
  const span = { id, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  await notifyAccount(tx, accountId, {
    type: registered ? 'fairRegistered' : 'fairUnregistered',
    values: (locale) => ({ session: id, title: titleIn(locale), time: { instant: span.startsAt } }),
    path: fairPage(kind),
    calendar: async (locale) => {
      const event = await sessionEvent(kind, locale, { ...span, title: titleIn(locale), description: '' });
      return calendarDocument(`${config.name.short}//Fair`, locale, [{ ...event, cancelled: !registered }]);
    },
  });
}
