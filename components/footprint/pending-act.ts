import { config } from '@/lib/platform/config';

/** What a visitor may begin before signing in, to be done on return. */
export type ActName = 'favourite' | 'fair';

const { name: cookie, minutes } = config.cookie.pendingAct;

/** The Domain of all our hosts, since the visitor may change the language at the sign-in. */
const domain = (): string => {
  const { hostname } = location;
  const own = `${document.documentElement.lang}.`;
  const base = hostname.startsWith(own) ? hostname.slice(own.length) : hostname;
  return base.includes('.') && !/^[\d.]+$/.test(base) ? `; Domain=${base}` : '';
};

const write = (value: string, seconds: number): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox 120 and Safari 16 have no cookie store.
  document.cookie = `${cookie}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${domain()}`;
};

/** Remembers what a visitor wanted of a thing before the sign-in led away, and the page that does it, this one or another. */
export const keepPending = (act: ActName, subject: string, page: string = location.pathname): void =>
  write(encodeURIComponent(`${act} ${subject} ${page}`), minutes * 60);

/** The subject of an act that was wanted on this page, once; null where there is none. */
export const takePending = (act: ActName): string | null => {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${cookie}=`));
  if (!pair) return null;
  const [wanted, subject = '', path] = decodeURIComponent(pair.slice(cookie.length + 1)).split(' ');
  if (wanted !== act || path !== location.pathname) return null;
  write('', 0);
  return subject;
};
