import { readMailToken, writeMailToken } from '@/lib/platform/auth/token';
import { type NoticeKind, noticeKinds } from './constants';

/** What an e-mail is stopped for: notices of a kind, or all that come once a day. */
export type Stopped = NoticeKind | 'daily';

/** What the link of an e-mail carries that ends those of its kind without a sign-in; good for nothing else. RFC 8058. */
export const noticeToken = (accountId: number, kind: Stopped, now = Date.now()): string =>
  writeMailToken('notice-mail', `${accountId}.${kind}`, now);

/** The account and the kind that such a link names; null where it was not made here, or is too old. */
export function readNoticeToken(token: string, now = Date.now()): { accountId: number; kind: Stopped } | null {
  const [accountId = '', name = ''] = readMailToken('notice-mail', token, now)?.split('.') ?? [];
  const kind = [...noticeKinds, 'daily' as const].find((one) => one === name);
  return kind ? { accountId: Number(accountId), kind } : null;
}
