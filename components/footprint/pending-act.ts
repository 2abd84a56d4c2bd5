import { config } from '@/lib/platform/config';

/** Actions that a visitor may start before signing in, completed on return. */
export type ActName = 'favourite' | 'fair';

const { name: cookie, minutes } = config.cookie.pendingAct;

/** Cookie domain shared by all language hosts, since the visitor may switch language at sign-in. */
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

/** Stores a visitor's pending action before going to sign-in, and the page that completes it. */
export const keepPending = (act: ActName, subject: string, page: string = location.pathname): void =>
  write(encodeURIComponent(`${act} ${subject} ${page}`), minutes * 60);

/** Takes the subject of an action pending on this page; null if none. */
export const takePending = (act: ActName): string | null => {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${cookie}=`));
  if (!pair) return null;
  const [wanted, subject = '', path] = decodeURIComponent(pair.slice(cookie.length + 1)).split(' ');
  if (wanted !== act || path !== location.pathname) return null;
  write('', 0);
  return subject;
};
