import { keyedHash, sameHash } from '@/lib/platform/auth/token';
import { daySeconds } from '@/lib/platform/calendar/constants';
import { config } from '@/lib/platform/config';

const sign = (accountId: string, until: string, email: string): string =>
  keyedHash('confirm-mail', `${accountId}.${until}.${email.toLowerCase()}`);

/** Token of the confirmation link: valid for one account and address until confirmed, at most `config.confirm.days`. */
export function confirmToken(accountId: number, email: string, now = Date.now()): string {
  const until = String(Math.floor(now / 1000) + config.confirm.days * daySeconds);
  return `${accountId}.${until}.${sign(String(accountId), until, email)}`;
}

/** Parses a confirmation token without checking its signature; null if malformed. */
export function readConfirmToken(token: string): { accountId: number; isOver: (now: number) => boolean } | null {
  const [, accountId = '', until = ''] = /^([1-9]\d{0,9})\.(\d{1,12})\.[\w-]+$/.exec(token) ?? [];
  return accountId === ''
    ? null
    : { accountId: Number(accountId), isOver: (now) => Math.floor(now / 1000) > Number(until) };
}

/** Checks that the token was signed by this site for the account's address. */
export function isConfirmToken(token: string, email: string): boolean {
  const [accountId = '', until = '', signature = ''] = token.split('.');
  return sameHash(signature, sign(accountId, until, email));
}
