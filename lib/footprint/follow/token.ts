import { keyedHash, sameHash } from '@/lib/auth/token';

const sign = (accountId: string): string => keyedHash('follow-mail', accountId);

/** What the links of an account's e-mails carry, so that they end without a sign-in; good for nothing else. */
export const unsubscribeToken = (accountId: number): string => `${accountId}.${sign(String(accountId))}`;

/** The account that such a link names; null where it was not made here. */
export const accountOfToken = (token: string): number | null => {
  const [accountId = '', signature = ''] = token.split('.');
  return /^[1-9]\d{0,9}$/.test(accountId) && sameHash(signature, sign(accountId)) ? Number(accountId) : null;
};
