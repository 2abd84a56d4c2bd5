import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEtag } from './page';

type Request = { req: IncomingMessage; res: ServerResponse; path: string; requestId: string };
export type PictureFile = (key: string, query: string) => { path: string; type: string } | null;

/** Streams a resized picture from disk if it exists; otherwise calls `otherwise`. docs/domain.md, Uploads. */
export function sendPicture(
  find: PictureFile,
  { req, res, path, requestId }: Request,
  security: Record<string, string>,
  otherwise: () => void,
): void {
  const file = find(path.slice('/storage/'.length), (req.url ?? '').slice(path.length + 1));
  if (!file) {
    otherwise();
    return;
  }
  const send = ({ size, mtimeMs }: Stats) => {
    const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
    const headers = {
      ...security,
      'content-type': file.type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      etag,
      'x-request-id': requestId,
    };
    if (matchesEtag(req.headers['if-none-match'], etag)) return void res.writeHead(304, headers).end();
    res.writeHead(200, { ...headers, 'content-length': size });
    if (req.method === 'HEAD') return void res.end();
    createReadStream(file.path)
      .on('error', () => res.destroy())
      .pipe(res);
  };
  stat(file.path)
    .then(send, otherwise)
    .catch(() => res.destroy());
}
