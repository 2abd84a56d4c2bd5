import { randomBytes } from 'node:crypto';
import { daySeconds } from '@/lib/platform/calendar/constants';
import { config } from '@/lib/platform/config';
import { knownDeviceCookie, readCookie } from './cookie';
import { keyedHash, sameHash } from './token';

/** A browser that has signed in to an account; `until` in seconds since 1970. */
type KnownDevice = { accountId: string; until: string; device: string };

const { name, days, accounts } = config.cookie.knownDevice;
const sign = ({ accountId, until, device }: KnownDevice): string =>
  keyedHash('device', `${accountId} ${until} ${device}`);

const read = (entry: string): KnownDevice | null => {
  const [accountId = '', until = '', device = '', signature = ''] = entry.split('.');
  const known = { accountId, until, device };
  return sameHash(signature, sign(known)) && Number(until) * 1000 > Date.now() ? known : null;
};

const readAll = (headers: Headers): KnownDevice[] =>
  (readCookie(headers.get('cookie'), name) ?? '')
    .split('~')
    .slice(0, accounts)
    .map(read)
    .filter((known) => known !== null);

/** The device id of a browser that has signed in to an account before; null otherwise. Not proof of identity. */
export const knownDevice = (headers: Headers, accountId: number): string | null =>
  readAll(headers).find((known) => known.accountId === String(accountId))?.device ?? null;

/** Remembers a browser as a known device of the account, beside the latest others. */
export function rememberDevice(reply: Headers, headers: Headers, accountId: number): void {
  const others = readAll(headers).filter((known) => known.accountId !== String(accountId));
  const device = knownDevice(headers, accountId) ?? randomBytes(12).toString('base64url');
  const until = String(Math.floor(Date.now() / 1000) + days * daySeconds);
  const devices = [{ accountId: String(accountId), until, device }, ...others].slice(0, accounts);
  const value = devices.map((known) => [known.accountId, known.until, known.device, sign(known)].join('.')).join('~');
  reply.append('set-cookie', knownDeviceCookie(value, headers.get('host') ?? ''));
}
