import 'server-only';
import { sql } from 'drizzle-orm';
import type { Messages } from 'next-intl';
import type { MemberActor } from '@/lib/auth/actor';
import { db, rows } from '@/lib/db/client';
import { dynamic } from '@/lib/i18n/dynamic';
import type { Locale } from '@/lib/i18n/site';
import { translator } from '@/lib/i18n/translate';
import { presetOf, sayReason } from '@/lib/reason/preset';
import type { NoticePage } from './schema';
import { readableValues } from './value';

type NoticeKey = keyof Messages['account']['notice'];
type Row = {
  id: number;
  type: NoticeKey;
  values: Record<string, string | number>;
  path: string | null;
  read: boolean;
  createdAt: string | Date;
  /** the usual reason of the rejection that it tells of, as it was kept */
  preset: unknown;
};

/** How many notices of the actor are unread. */
export async function countUnread({ accountId }: MemberActor): Promise<number> {
  const [count] = await rows<{ unread: number }>(
    db(),
    sql`select count(*)::int as unread from notification where account_id = ${accountId} and read_at is null`,
  );
  return count?.unread ?? 0;
}

/** A page of the actor's inbox, newest first, in the language of a site. */
export async function listNotices(
  actor: MemberActor,
  site: Locale,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<NoticePage> {
  const { accountId } = actor;
  const found = await rows<Row>(
    db(),
    sql`select n.id, n.type, n.values, n.path, n.read_at is not null as read, n.created_at as "createdAt",
        r.snapshot -> 'preset' as preset
      from notification n left join review r on r.id = (n.values ->> 'review')::int and r.state = 'rejected'
      where n.account_id = ${accountId} order by n.created_at desc, n.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  const [all] = await rows<{ total: number }>(
    db(),
    sql`select count(*)::int as total from notification where account_id = ${accountId}`,
  );
  const t = await translator(site);
  const write = dynamic(t);
  const known = found.filter(({ type }) => t.has(`account.notice.${type}.title`));
  const items = await Promise.all(
    known.map(async ({ type, values: kept, createdAt, preset, ...rest }) => {
      const { reason } = kept;
      const isTold = typeof reason === 'string';
      const read = readableValues(t, site, actor.timeZone, kept);
      const values = isTold ? { ...read, reason: await sayReason(site, reason, presetOf(preset)) } : read;
      return {
        ...rest,
        title: write(`account.notice.${type}.title`, values),
        text: write(`account.notice.${type}.text`, values),
        createdAt: new Date(createdAt).toISOString(),
      };
    }),
  );
  return { items, total: all?.total ?? 0, unread: await countUnread(actor) };
}
