import type { IncomingMessage, ServerResponse } from 'node:http';
import { findActor } from '@/lib/platform/auth/actor';
import { cookieName, readCookie } from '@/lib/platform/auth/cookie';
import { centerOf, toSignIn } from '@/lib/platform/gateway/guard';
import { withoutRsc } from '@/lib/platform/gateway/location';
import { href } from '@/lib/platform/routes/address';

const headersOf = ({ headers }: IncomingMessage): Headers => {
  const result = new Headers();
  for (const name of ['cookie', 'authorization']) {
    const value = headers[name];
    if (typeof value === 'string') result.set(name, value);
  }
  return result;
};

type Kind = 'supplier' | 'purchaser';
const kinds: readonly Kind[] = ['purchaser', 'supplier'];
const im = href('im');

/** Account kinds whose session a page requires, any of them; for the chat's own URL, those with a cookie. */
const kindsAt = (path: string, headers: Headers): readonly Kind[] => {
  const kind = centerOf(path);
  if (kind !== null) return [kind];
  return path === im ? kinds.filter((one) => readCookie(headers.get('cookie'), cookieName[one]) !== null) : [];
};

/**
 * Redirects from a center's page to sign-in without a valid session, before Next starts streaming, which fixes the
 * status. The page checks again, as this is no data gate. docs/architecture.md, Gates.
 * @returns whether it responded
 */
export async function refuseEnded(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  const url = req.url ?? '/';
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const headers = headersOf(req);
  const [kind, ...more] = kindsAt(path, headers);
  if (kind === undefined) return false;
  for (const one of [kind, ...more]) if (await findActor({ headers, method: 'GET' }, one)) return false;
  const { status, location } = toSignIn(kind, { path, search: at < 0 ? '' : withoutRsc(url.slice(at)) });
  res.writeHead(status, { location, 'cache-control': 'private, no-store', 'content-length': '0' }).end();
  return true;
}
