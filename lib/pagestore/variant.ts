import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseVariant, variantFile } from '@/lib/storage/variant';

type Request = { req: IncomingMessage; res: ServerResponse; path: string; requestId: string };
const types = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

/** Streams a resized picture that is on the disk already; anything else is `otherwise`'s. Decisions, Uploads. */
export function sendVariant(
  dataDir: string,
  { req, res, path, requestId }: Request,
  security: Record<string, string>,
  otherwise: () => void,
): void {
  const variant = parseVariant((req.url ?? '').slice(path.length + 1));
  const file = variant && variantFile(dataDir, path.slice('/storage/'.length), variant);
  if (!variant || !file) {
    otherwise();
    return;
  }
  stat(file).then(({ size }) => {
    const etag = `"${size.toString(36)}-${variant.width}"`;
    const headers = {
      ...security,
      'content-type': types[variant.format],
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      etag,
      'x-request-id': requestId,
    };
    if (req.headers['if-none-match'] === etag) return void res.writeHead(304, headers).end();
    res.writeHead(200, { ...headers, 'content-length': size });
    if (req.method === 'HEAD') return void res.end();
    createReadStream(file)
      .on('error', () => res.destroy())
      .pipe(res);
  }, otherwise);
}
