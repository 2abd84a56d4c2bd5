import { readMailToken, writeMailToken } from '@/lib/platform/auth/token';

/** What the links of an account's e-mails carry, so that they end without a sign-in; good for nothing else. */
export const unsubscribeToken = (accountId: number, now = Date.now()): string =>
  writeMailToken('follow-mail', String(accountId), now);

/** The account that such a link names; null where it was not made here, or is too old. */
export function accountOfToken(token: string, now = Date.now()): number | null {
  const accountId = readMailToken('follow-mail', token, now);
  return accountId === null ? null : Number(accountId);
}
