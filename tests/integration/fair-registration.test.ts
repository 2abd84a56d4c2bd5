import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { startChat } from '@/lib/chat/conversation/commands';
import { getConversation } from '@/lib/chat/queries';
import { ownCalendar, scheduleCalendar } from '@/lib/fair/calendar';
import { saveMeetingLink } from '@/lib/fair/commands';
import { bookMeeting, cancelMeeting } from '@/lib/fair/meeting/commands';
import { findExhibitors, getOwnFair } from '@/lib/fair/own';
import { registerForSession } from '@/lib/fair/registration/commands';
import { remindOfFair } from '@/lib/fair/reminder/job';
import { slotLength } from '@/lib/fair/rules';
import { fairLinkCall } from '@/lib/fair/schema';
import { listNotices } from '@/lib/notification/queries';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { company } from '@/lib/platform/db/schema/company';
import { fairExhibitor, fairMeeting, fairRegistration, fairSession } from '@/lib/platform/db/schema/fair';
import { notification } from '@/lib/platform/db/schema/notification';
import { outbox } from '@/lib/platform/db/schema/outbox';
import { formatInstant } from '@/lib/platform/i18n/format';
import { rates } from '@/lib/platform/limit/table';
import german from '@/messages/de.json';
import english from '@/messages/en.json';
import french from '@/messages/fr.json';
import { demoDatabase } from '../database';
import { makeBidder, makePurchaser } from './trade-kit';

type SessionRow = typeof fairSession.$inferSelect;
let forum: SessionRow;
let matchmaking: SessionRow;
let buyer: PurchaserActor;
let other: PurchaserActor;
let exhibitor: SupplierActor;
let now: Date;

const sessionOf = async (format: string): Promise<SessionRow> => {
  const [found] = await database().select().from(fairSession).where(eq(fairSession.format, format)).limit(1);
  if (!found) throw new Error(`The demo has no ${format}`);
  return found;
};
const noticesOf = async (accountId: number) =>
  (await database().select().from(notification).where(eq(notification.accountId, accountId)).orderBy(notification.id))
    .map(({ type }) => type)
    .filter((type) => type.startsWith('fair'));
const book = (actor: PurchaserActor, startsAt: Date, topic = '') =>
  bookMeeting(
    actor,
    { sessionId: matchmaking.id, companyId: exhibitor.companyId, startsAt: startsAt.toISOString(), topic },
    now,
  );
/** E-mails to an account's address, newest last. */
const mailsOf = async (accountId: number) => {
  const found = await database()
    .select({ content: outbox.content })
    .from(outbox)
    .innerJoin(account, eq(account.email, outbox.recipient))
    .where(eq(account.id, accountId))
    .orderBy(outbox.id);
  return found.map(({ content }) => ({
    ...content,
    calendar: (content?.calendar ?? '').replaceAll('\r\n ', '').split('\r\n'),
  }));
};
const outcome = (made: Promise<unknown>) =>
  made.then(
    () => 'done',
    (error: { errors?: { key: string }[]; code?: string }) => error.errors?.[0]?.key ?? error.code,
  );

beforeAll(async () => {
  await demoDatabase();
  [forum, matchmaking] = [await sessionOf('forum'), await sessionOf('matchmaking')];
  now = new Date(Math.min(forum.startsAt.getTime(), matchmaking.startsAt.getTime()) - 5 * 86_400_000);
  [buyer, other] = [await makePurchaser(), await makePurchaser()];
  exhibitor = await makeBidder();
  await database().update(company).set({ status: 'normal' }).where(eq(company.id, exhibitor.companyId));
  await database().insert(fairExhibitor).values({ fairId: forum.fairId, companyId: exhibitor.companyId, stand: 'Z9' });
});

describe('a session of the fair', () => {
  it('can be registered for once, and cancelled', async () => {
    const guest = await makePurchaser();
    const register = (registered: boolean) => registerForSession(guest, { sessionId: forum.id, registered }, now);
    await register(true);
    await register(true);
    const taken = () => database().$count(fairRegistration, eq(fairRegistration.sessionId, forum.id));
    expect(await taken()).toBe(1);
    const own = (await getOwnFair(guest, 'fr')).sessions.find(({ id }) => id === forum.id);
    expect(own).toMatchObject({ registered: true, taken: 1, places: forum.places });
    expect((await getOwnFair(other, 'fr')).sessions.find(({ id }) => id === forum.id)?.registered).toBe(false);
    expect(await ownCalendar(guest, 'fr')).toContain(`fair-session-${forum.id}@`);
    await register(false);
    expect(await taken()).toBe(0);
    expect(await ownCalendar(guest, 'fr')).not.toContain(`fair-session-${forum.id}@`);
  });

  it.each([
    ['a purchaser', () => makePurchaser('de'), german],
    ['a supplier', () => makeBidder(), english],
  ])('sends %s a confirmation, and its cancellation, by e-mail with a calendar file', async (_, make, messages) => {
    const guest = await make();
    const register = (registered: boolean) => registerForSession(guest, { sessionId: forum.id, registered }, now);
    for (const registered of [true, true, false, false]) await register(registered);
    expect(await noticesOf(guest.accountId)).toEqual(['fairRegistered', 'fairUnregistered']);
    const [begun, ended, ...more] = await mailsOf(guest.accountId);
    expect(more).toEqual([]);
    const event = [
      expect.stringContaining(`UID:fair-session-${forum.id}@`),
      `DTSTART:${forum.startsAt.toISOString().replace(/\.\d+|[-:]/g, '')}`,
    ];
    const { fairRegistered, fairUnregistered } = messages.account.notice;
    expect(begun).toMatchObject({ subject: fairRegistered.title, calendar: expect.arrayContaining(event) });
    expect(begun?.calendar).not.toContain('STATUS:CANCELLED');
    expect(ended).toMatchObject({
      subject: fairUnregistered.title,
      calendar: expect.arrayContaining([...event, 'METHOD:CANCEL', 'STATUS:CANCELLED']),
    });
  });

  it('gives its last place to one of two', async () => {
    await database().update(fairSession).set({ places: 1 }).where(eq(fairSession.id, forum.id));
    const all = [await makePurchaser(), await makePurchaser(), await makeBidder()];
    const ends = await Promise.all(
      all.map((actor) => outcome(registerForSession(actor, { sessionId: forum.id, registered: true }, now))),
    );
    expect(ends.toSorted()).toEqual(['done', 'fairSessionFull', 'fairSessionFull']);
    await database().delete(fairRegistration).where(eq(fairRegistration.sessionId, forum.id));
  });

  it('accepts nobody after its start, and requires a meeting where meetings are held', async () => {
    const late = registerForSession(buyer, { sessionId: forum.id, registered: true }, forum.startsAt);
    expect(await outcome(late)).toBe('fairSessionOver');
    const without = registerForSession(buyer, { sessionId: matchmaking.id, registered: true }, now);
    expect(await outcome(without)).toBe('fairByMeeting');
  });
});

describe('a meeting with an exhibitor', () => {
  it('is booked in a free slot, visible only to both', async () => {
    const slot = matchmaking.startsAt;
    const { id } = await book(buyer, slot, 'Slurry pumps');
    expect(await book(buyer, slot)).toEqual({ id });
    expect(await outcome(book(other, slot))).toBe('fairSlotTaken');
    const { meetings } = await getOwnFair(buyer, 'en');
    expect(meetings).toMatchObject([{ id, stand: 'Z9', topic: 'Slurry pumps', name: null, phone: null }]);
    const [theirs] = (await getOwnFair(exhibitor, 'en')).meetings;
    expect(theirs).toMatchObject({ id, topic: 'Slurry pumps' });
    expect(theirs?.name).toBeTruthy();
    expect((await getOwnFair(other, 'en')).meetings).toEqual([]);
    expect((await getOwnFair({ ...exhibitor, role: 'editor' }, 'en')).meetings).toEqual([]);
    expect(await noticesOf(exhibitor.accountId)).toEqual(['fairMeetingBooked']);
    expect(await noticesOf(buyer.accountId)).toEqual(['fairMeetingConfirmed']);
    const free = async (actor: PurchaserActor) => {
      const { items } = await findExhibitors(actor, 'en', { sessionId: matchmaking.id, words: '' }, now);
      return items.map((item) => item.free.includes(slot.toISOString()));
    };
    // The buyer is busy then, with any supplier.
    expect(await free(buyer)).not.toContain(true);
    expect(await free(other)).toContain(true);
  });

  it('finds an exhibitor by its products, whatever its name', async () => {
    const [shown] = await rows<{ name: string }>(
      database(),
      sql`select t.name from fair_exhibitor x join company_category of on of.company_id = x.company_id
          join company_search s on s.company_id = x.company_id and s.locale = 'en'
          join category_translation t on t.category_id = of.category_id and t.locale = 'en'
        where x.fair_id = ${matchmaking.fairId} and not exists (select from company_translation n
          where n.name ilike '%' || t.name || '%')
        order by x.company_id, t.category_id limit 1`,
    );
    const find = async (words: string) =>
      (await findExhibitors(other, 'en', { sessionId: matchmaking.id, words }, now)).items.length;
    expect(await find(shown?.name ?? '')).toBeGreaterThan(0);
    expect(await find('zqxjk')).toBe(0);
  });

  it('opens the conversation for both, under the name the exhibitor knows, and for nobody else', async () => {
    const [meeting] = (await getOwnFair(buyer, 'en')).meetings;
    const meetingId = meeting?.id ?? 0;
    const { conversationId } = await startChat(exhibitor, { meetingId });
    expect((await getConversation(exhibitor, 'en', conversationId)).name).toBe(buyer.name);
    expect(await startChat(buyer, { companyId: exhibitor.companyId })).toEqual({ conversationId });
    expect(await outcome(startChat(await makeBidder(), { meetingId }))).toBe('notFound');
    expect(await outcome(startChat({ ...exhibitor, role: 'editor' }, { meetingId }))).toBe('role');
  });

  it('is sent to both by e-mail in their language, with a calendar file', async () => {
    const [meeting] = (await getOwnFair(buyer, 'en')).meetings;
    const start = matchmaking.startsAt.toISOString().replace(/\.\d+|[-:]/g, '');
    const event = expect.arrayContaining([
      expect.stringContaining(`UID:fair-meeting-${meeting?.id}@`),
      `DTSTART:${start}`,
    ]);
    const subjects = { fr: french.account.notice.fairMeetingConfirmed, en: english.account.notice.fairMeetingBooked };
    expect(await mailsOf(buyer.accountId)).toMatchObject([{ subject: subjects.fr.title, calendar: event }]);
    expect(await mailsOf(exhibitor.accountId)).toMatchObject([{ subject: subjects.en.title, calendar: event }]);
  });

  it('is refused outside the slots, with non-exhibitors, and with a conflict', async () => {
    const { startsAt, endsAt } = matchmaking;
    expect(await outcome(book(other, new Date(startsAt.getTime() + 60_000)))).toBe('choice');
    expect(await outcome(book(other, endsAt))).toBe('choice');
    const stranger = await makeBidder();
    const at = { sessionId: matchmaking.id, startsAt: startsAt.toISOString(), topic: '' };
    expect(await outcome(bookMeeting(other, { ...at, companyId: stranger.companyId }, now))).toBe('notFound');
    const [second] = await database()
      .select()
      .from(fairExhibitor)
      .where(and(eq(fairExhibitor.fairId, forum.fairId), eq(fairExhibitor.stand, 'A101')));
    expect(await outcome(bookMeeting(buyer, { ...at, companyId: second?.companyId ?? 0 }, now))).toBe('fairSlotOwn');
  });

  it('is cancelled only by either side, and both are notified with a calendar cancellation', async () => {
    const [meeting] = (await getOwnFair(buyer, 'en')).meetings;
    const id = meeting?.id ?? 0;
    expect(await outcome(cancelMeeting(other, id, now))).toBe('notFound');
    expect(await outcome(cancelMeeting({ ...exhibitor, role: 'editor' }, id, now))).toBe('role');
    await cancelMeeting(exhibitor, id, now);
    expect(await noticesOf(buyer.accountId)).toEqual(['fairMeetingConfirmed', 'fairMeetingCancelled']);
    expect(await noticesOf(exhibitor.accountId)).toEqual(['fairMeetingBooked', 'fairMeetingCalledOff']);
    for (const { accountId } of [buyer, exhibitor]) {
      const { calendar } = (await mailsOf(accountId)).at(-1) ?? {};
      expect(calendar).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
      expect(calendar).toContainEqual(expect.stringContaining(`UID:fair-meeting-${id}@`));
    }
    expect(await database().$count(fairMeeting, eq(fairMeeting.companyId, exhibitor.companyId))).toBe(0);
  });
});

describe('a meeting’s link', () => {
  const link = 'https://meet.example/room-7';
  let host: SupplierActor;
  let guest: PurchaserActor;
  const seen = async (actor: PurchaserActor | SupplierActor) => JSON.stringify(await getOwnFair(actor, 'en'));
  const write = (revision: number, to: string, actor = host) => saveMeetingLink(actor, { revision, link: to }, now);

  beforeAll(async () => {
    [host, guest] = [await makeBidder(), await makePurchaser('de')];
    await database().update(company).set({ status: 'normal' }).where(eq(company.id, host.companyId));
    await database().insert(fairExhibitor).values({ fairId: forum.fairId, companyId: host.companyId, stand: 'Z8' });
    const startsAt = matchmaking.startsAt.toISOString();
    await bookMeeting(guest, { sessionId: matchmaking.id, companyId: host.companyId, startsAt, topic: '' }, now);
  });

  it('is read by its exhibitor and the notified booker, and by nobody else', async () => {
    expect((await getOwnFair(guest, 'en')).meetings).toMatchObject([{ link: '' }]);
    const { companyId } = host;
    expect(await write(0, link)).toEqual({ companyId, revision: 1, link });
    expect((await getOwnFair(guest, 'en')).meetings).toMatchObject([{ link }]);
    const own = await getOwnFair(host, 'en');
    expect([own.exhibit, own.meetings[0]?.link]).toEqual([{ companyId, revision: 1, link }, link]);
    for (const actor of [other, exhibitor, { ...host, role: 'editor' } as const])
      expect(await seen(actor)).not.toContain(link);
    const found = await findExhibitors(other, 'en', { sessionId: matchmaking.id, words: '' }, now);
    expect(JSON.stringify(found)).not.toContain(link);
    expect(await scheduleCalendar('en')).not.toContain(link);
    const mail = (await mailsOf(guest.accountId)).at(-1);
    expect(mail).toMatchObject({ subject: german.account.notice.fairMeetingLink.title });
    expect(mail?.calendar).toContain(`LOCATION:${link}`);
    expect(await ownCalendar(guest, 'de')).toContain(`LOCATION:${link}`);
  });

  it('is not written over a colleague’s newer one, nor without permission', async () => {
    expect(await outcome(write(0, 'https://meet.example/room-8'))).toBe('changed');
    expect(await outcome(write(1, link, { ...host, role: 'editor' }))).toBe('role');
    expect(await outcome(write(0, link, await makeBidder()))).toBe('notFound');
    expect((await getOwnFair(host, 'en')).exhibit).toMatchObject({ revision: 1, link });
  });

  it('sends a notification of each change and removal', async () => {
    const before = (await mailsOf(guest.accountId)).length;
    await write(1, 'https://meet.example/room-9');
    await write(2, 'https://meet.example/room-9');
    await write(2, '');
    const mails = (await mailsOf(guest.accountId)).slice(before);
    expect(mails.map(({ calendar }) => calendar.find((line) => line.startsWith('LOCATION')))).toEqual([
      'LOCATION:https://meet.example/room-9',
      `LOCATION:${german.fair.title}`,
    ]);
  });

  it.each([
    ['meet.example/room', 'https://meet.example/room'],
    ['meet.example:8443/room', 'https://meet.example:8443/room'],
    [' https://meet.example/room ', 'https://meet.example/room'],
    ['', ''],
    ['http://meet.example/room', null],
    ['javascript:alert(1)', null],
    ['https://user:word@meet.example/', null],
    ['https://room', null],
    ['https://meet.example/a room', null],
  ])('normalises %j to %j', (typed, stored) => {
    const { success, data } = fairLinkCall.input.safeParse({ revision: 0, link: typed });
    expect(success ? data.link : null).toBe(stored);
  });
});

it('reminds both sides a day before, once', async () => {
  await registerForSession(other, { sessionId: forum.id, registered: true }, now);
  await book(other, matchmaking.startsAt);
  const before = (session: SessionRow, hours: number) => new Date(session.startsAt.getTime() - hours * 3_600_000);
  await remindOfFair(before(forum, 30));
  expect(await noticesOf(other.accountId)).toEqual(['fairRegistered', 'fairMeetingConfirmed']);
  await Promise.all([remindOfFair(before(forum, 20)), remindOfFair(before(forum, 20))]);
  await remindOfFair(before(matchmaking, 20));
  await remindOfFair(before(matchmaking, 19));
  expect((await noticesOf(other.accountId)).toSorted()).toEqual([
    'fairMeetingConfirmed',
    'fairMeetingReminder',
    'fairRegistered',
    'fairReminder',
  ]);
  expect(await noticesOf(exhibitor.accountId)).toContain('fairMeetingReminder');
  const { items } = await listNotices({ ...other, timeZone: 'Asia/Tokyo' }, 'en', { page: 1, pageSize: 20 });
  const time = formatInstant('en', forum.startsAt.toISOString(), 'Asia/Tokyo');
  expect(items.map(({ text }) => text)).toContainEqual(expect.stringContaining(`${time} GMT+9`));
});

it('meetings of one buyer over the daily limit are refused, cancelled ones included', async () => {
  const keen = await makePurchaser();
  const slot = new Date(matchmaking.endsAt.getTime() - slotLength);
  for (let count = 0; count < rates.meetingBook.max; count++) {
    const { id } = await book(keen, slot);
    await cancelMeeting(keen, id, now);
  }
  expect(await outcome(book(keen, slot))).toBe('tooManyRequests');
  expect((await getOwnFair(keen, 'en')).meetings).toEqual([]);
});
