import { readMailToken, writeMailToken } from '@/lib/platform/auth/token';
import { type NoticeKind, noticeKinds } from './constants';

/** What an unsubscribe link stops: notices of a kind, or daily digests. */
export type Stopped = NoticeKind | 'daily';

/** Unsubscribe token for notices of a kind, usable without sign-in and for nothing else. RFC 8058. */
export const noticeToken = (accountId: number, kind: Stopped, now = Date.now()): string =>
  writeMailToken('notice-mail', `${accountId}.${kind}`, now);

/** The account and kind of an unsubscribe token; null if forged or expired. */
export function readNoticeToken(token: string, now = Date.now()): { accountId: number; kind: Stopped } | null {
  const [accountId = '', name = ''] = readMailToken('notice-mail', token, now)?.split('.') ?? [];
  const kind = [...noticeKinds, 'daily' as const].find((one) => one === name);
  return kind ? { accountId: Number(accountId), kind } : null;
}
