import { keyedHash, sameHash } from '@/lib/platform/auth/token';
import { daySeconds } from '@/lib/platform/calendar/constants';
import { config } from '@/lib/platform/config';

const sign = (accountId: string, until: string, email: string): string =>
  keyedHash('confirm-mail', `${accountId}.${until}.${email.toLowerCase()}`);

/** What the link of a welcome carries: good for one account and address until it is confirmed, for `config.confirm.days`. */
export function confirmToken(accountId: number, email: string, now = Date.now()): string {
  const until = String(Math.floor(now / 1000) + config.confirm.days * daySeconds);
  return `${accountId}.${until}.${sign(String(accountId), until, email)}`;
}

/** The account that such a link names, and when it ends; null where it has not the form of one. */
export function readConfirmToken(token: string): { accountId: number; isOver: (now: number) => boolean } | null {
  const [, accountId = '', until = ''] = /^([1-9]\d{0,9})\.(\d{1,12})\.[\w-]+$/.exec(token) ?? [];
  return accountId === ''
    ? null
    : { accountId: Number(accountId), isOver: (now) => Math.floor(now / 1000) > Number(until) };
}

/** Whether such a link was made here for an account's address. */
export function isConfirmToken(token: string, email: string): boolean {
  const [accountId = '', until = '', signature = ''] = token.split('.');
  return sameHash(signature, sign(accountId, until, email));
}
