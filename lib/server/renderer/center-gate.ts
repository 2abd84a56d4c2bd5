import type { IncomingMessage, ServerResponse } from 'node:http';
import { findActor } from '@/lib/platform/auth/actor';
import { cookieName, readCookie } from '@/lib/platform/auth/cookie';
import { centerOf, toSignIn } from '@/lib/platform/gateway/guard';
import { withoutRsc } from '@/lib/platform/gateway/location';
import { href } from '@/lib/platform/routes/address';

const headersOf = ({ headers }: IncomingMessage): Headers => {
  const kept = new Headers();
  for (const name of ['cookie', 'authorization']) {
    const value = headers[name];
    if (typeof value === 'string') kept.set(name, value);
  }
  return kept;
};

type Kind = 'supplier' | 'purchaser';
const kinds: readonly Kind[] = ['purchaser', 'supplier'];
const im = href('im');

/** The kinds of which a page asks for a session; at the chat's own address those of which the visitor has a cookie, any will do. */
const kindsAt = (path: string, headers: Headers): readonly Kind[] => {
  const kind = centerOf(path);
  if (kind !== null) return [kind];
  return path === im ? kinds.filter((one) => readCookie(headers.get('cookie'), cookieName[one]) !== null) : [];
};

/**
 * Leads who has no session that holds from a center's page to sign-in, before Next begins an answer: what it streams
 * has its status already. The page asks again, since this is no gate of the data. docs/architecture.md, Gates.
 * @returns whether the request was answered
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
