import 'server-only';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import type { NoticeValue, RejectedThing } from '@/lib/platform/db/schema/notice-state';
import { notification } from '@/lib/platform/db/schema/notification';
import { review } from '@/lib/platform/db/schema/review';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { presetIn, type ReasonPreset, reasonText } from '@/lib/platform/reason/preset';
import type { NoticeType } from './constants';
import type { NoticeValues } from './format';
import type { NoticePage } from './schema';
import { noticeText } from './text';

/** How many notices of the actor are unread. */
export const countUnread = ({ accountId }: MemberActor): Promise<number> =>
  database().$count(notification, and(eq(notification.accountId, accountId), isNull(notification.readAt)));

const idOf = (review: unknown): number[] => {
  const id = Number(review);
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? [id] : [];
};
const rejectedOf = (value: NoticeValue): readonly RejectedThing[] =>
  value !== null && typeof value === 'object' && 'rejected' in value ? value.rejected : [];
/** The review ids in a notice's values. */
const reviewsOf = (values: NoticeValues | null): number[] => [
  ...idOf(values?.review),
  ...Object.values(values ?? {}).flatMap((value) => rejectedOf(value).flatMap(({ review }) => idOf(review))),
];

/** Preset reasons of the rejections in some notices, by review. */
async function presetsOf(notices: readonly { values: NoticeValues }[]): Promise<Map<number, ReasonPreset | null>> {
  const ids = notices.flatMap(({ values }) => reviewsOf(values));
  if (ids.length === 0) return new Map();
  const found = await database()
    .select({ id: review.id, snapshot: review.snapshot })
    .from(review)
    .where(and(inArray(review.id, ids), eq(review.state, 'rejected')));
  return new Map(found.map(({ id, snapshot }) => [id, presetIn(snapshot)]));
}

/** A notice's arguments with its reasons in the language of a site. */
async function reasonTexts(site: Locale, values: NoticeValues, presets: Map<number, ReasonPreset | null>) {
  const textOf = (reason: string, review: unknown) =>
    reasonText(site, reason, presets.get(idOf(review)[0] ?? 0) ?? null);
  const entries = Object.entries(values ?? {}).map(async ([key, value]): Promise<[string, NoticeValue]> => {
    if (key === 'reason' && typeof value === 'string') return [key, await textOf(value, values.review)];
    const rejectedItems = rejectedOf(value);
    if (rejectedItems.length === 0) return [key, value];
    const rejected = rejectedItems.map(async (one) => ({ ...one, reason: await textOf(one.reason, one.review) }));
    return [key, { rejected: await Promise.all(rejected) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Notices rendered for the actor in the site's language; types without messages are left out. */
async function noticeViews(actor: MemberActor, site: Locale, found: readonly (typeof notification.$inferSelect)[]) {
  const t = await translator(site);
  const presets = await presetsOf(found);
  const items = await Promise.all(
    found.map(async ({ id, type, values, path, readAt, createdAt }) => {
      const text = noticeText(t, site, actor.timeZone, { type, values: await reasonTexts(site, values, presets) });
      return text && { id, path, ...text, read: readAt !== null, createdAt: createdAt.toISOString() };
    }),
  );
  return items.filter((item) => item !== null);
}

/** The newest unread notices of some types to the actor, in the language of a site. */
export const listUnread = async (
  actor: MemberActor,
  site: Locale,
  types: readonly NoticeType[],
  max: number,
): Promise<NoticePage['items']> =>
  noticeViews(
    actor,
    site,
    await database()
      .select()
      .from(notification)
      .where(
        and(
          eq(notification.accountId, actor.accountId),
          isNull(notification.readAt),
          inArray(notification.type, [...types]),
        ),
      )
      .orderBy(desc(notification.createdAt), desc(notification.id))
      .limit(max),
  );

/** A page of the actor's inbox, newest first, in the language of a site. */
export async function listNotices(
  actor: MemberActor,
  site: Locale,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<NoticePage> {
  const isOwn = eq(notification.accountId, actor.accountId);
  const found = await database()
    .select()
    .from(notification)
    .where(isOwn)
    .orderBy(desc(notification.createdAt), desc(notification.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    items: await noticeViews(actor, site, found),
    total: await database().$count(notification, isOwn),
    unread: await countUnread(actor),
  };
}
