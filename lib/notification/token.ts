import { keyedHash, sameHash } from '@/lib/auth/token';
import { type NoticeKind, noticeKinds } from './kind';

/** What an e-mail is stopped for: notices of a kind, or all that come once a day. */
export type Stopped = NoticeKind | 'daily';

const sign = (accountId: string, kind: string): string => keyedHash('notice-mail', `${accountId}.${kind}`);

/** What the link of an e-mail carries that ends those of its kind without a sign-in; good for nothing else. RFC 8058. */
export const noticeToken = (accountId: number, kind: Stopped): string =>
  `${accountId}.${kind}.${sign(String(accountId), kind)}`;

/** The account and the kind that such a link names; null where it was not made here. */
export function readNoticeToken(token: string): { accountId: number; kind: Stopped } | null {
  const [accountId = '', name = '', signature = ''] = token.split('.');
  const kind = [...noticeKinds, 'daily' as const].find((one) => one === name);
  if (!kind || !/^[1-9]\d{0,9}$/.test(accountId) || !sameHash(signature, sign(accountId, kind))) return null;
  return { accountId: Number(accountId), kind };
}
