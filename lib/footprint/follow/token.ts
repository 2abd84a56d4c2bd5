import { readMailToken, writeMailToken } from '@/lib/platform/auth/token';

/** Token of the unsubscribe links in an account's e-mails; valid for nothing else. */
export const unsubscribeToken = (accountId: number, now = Date.now()): string =>
  writeMailToken('follow-mail', String(accountId), now);

/** The account of an unsubscribe token; null if forged or expired. */
export function accountOfToken(token: string, now = Date.now()): number | null {
  const accountId = readMailToken('follow-mail', token, now);
  return accountId === null ? null : Number(accountId);
}
