import type { IncomingMessage, ServerResponse } from 'node:http';
import { findActor } from '@/lib/auth/actor';
import { centreOf, toSignIn } from '@/lib/gateway/guard';
import { withoutRsc } from '@/lib/gateway/location';

const headersOf = ({ headers }: IncomingMessage): Headers => {
  const kept = new Headers();
  for (const name of ['cookie', 'authorization']) {
    const value = headers[name];
    if (typeof value === 'string') kept.set(name, value);
  }
  return kept;
};

/**
 * Leads who has no session that holds from a centre's page to sign-in, before Next begins an answer: what it streams
 * has its status already. The page asks again, since this is no gate of the data. docs/architecture.md, Gates.
 * @returns whether the request was answered
 */
export async function refuseEnded(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  const url = req.url ?? '/';
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const kind = centreOf(path);
  if (kind === null || (await findActor({ headers: headersOf(req), method: 'GET' }, kind))) return false;
  const { status, location } = toSignIn(kind, { path, search: at < 0 ? '' : withoutRsc(url.slice(at)) });
  res.writeHead(status, { location, 'cache-control': 'private, no-store', 'content-length': '0' }).end();
  return true;
}
