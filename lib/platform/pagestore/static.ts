import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { chooseEncoding, matchesEtag, weakEtag } from './page';
import type { Reply } from './reply';

type Form = { headers: string[]; body: Buffer };
type StaticFile = {
  etag: string;
  br: Form | null;
  gzip: Form | null;
  identity: Form | null;
  path: string;
  size: number;
  headers: string[];
};
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const maxFileBytes = 1024 * 1024;
const maxTotalBytes = 64 * 1024 * 1024;
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
};

const filesBelow = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name).slice(folder.length + 1));
};
const optional = (path: string) => readFile(path).catch(() => null);

/**
 * Reads public/ and, where `built`, the built client files with their compressed forms (scripts/tool/build.ts) into memory.
 * Large ones are left on the disk. Keys are the paths as requested.
 */
export async function loadStatic(root: string, security: Record<string, string>, built: boolean): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  let inMemoryBytes = 0;
  for (const [folder, prefix, cache] of [
    [join(root, 'public'), '', 'public, max-age=86400'],
    [join(root, '.next/static'), '/_next/static', 'public, max-age=31536000, immutable'],
  ].slice(0, built ? 2 : 1) as [string, string, string][])
    for (const name of await filesBelow(folder)) {
      const path = join(folder, name);
      const { size, mtimeMs } = await stat(path);
      const inMemory = size <= maxFileBytes && inMemoryBytes + size <= maxTotalBytes;
      const url = `${prefix}/${name.split('\\').join('/')}`;
      const [body, br, gz] = inMemory
        ? await Promise.all([
            readFile(path),
            optional(join(root, '.build/static', `${url}.br`)),
            optional(join(root, '.build/static', `${url}.gz`)),
          ])
        : [null, null, null];
      inMemoryBytes += (body?.length ?? 0) + (br?.length ?? 0) + (gz?.length ?? 0);
      const etag = body ? weakEtag(body) : `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
      const type = types[extname(name).toLowerCase()] ?? 'application/octet-stream';
      const headers = [
        'content-type',
        type,
        'cache-control',
        cache,
        'etag',
        etag,
        'vary',
        'accept-encoding',
        ...Object.entries(security).flat(),
      ];
      const form = (bytes: Buffer | null, encoding?: string): Form | null =>
        bytes && {
          body: bytes,
          headers: [
            ...headers,
            ...(encoding ? ['content-encoding', encoding] : []),
            'content-length',
            String(bytes.length),
          ],
        };
      files.set(url, {
        etag,
        path,
        size,
        headers,
        identity: form(body),
        br: form(br, 'br'),
        gzip: form(gz, 'gzip'),
      });
    }
  return files;
}

/** Finds the file of a path as requested, percent-escapes read. */
export const findStatic = (files: StaticFiles, path: string): StaticFile | undefined => {
  const exact = files.get(path);
  if (exact || !path.includes('%')) return exact;
  try {
    return files.get(decodeURIComponent(path));
  } catch {
    return undefined;
  }
};

/** The text of a file in memory, by path. */
export const textOf = (files: StaticFiles, path: string): string | null =>
  files.get(path)?.identity?.body.toString() ?? null;

/** Sends a file in the best encoding accepted, or 304. */
export function sendStatic(reply: Reply, file: StaticFile, requestId: string): void {
  const { headers } = reply.head;
  const own = ['x-request-id', requestId];
  if (matchesEtag(headers['if-none-match'], file.etag)) return void reply.send(304, file.headers, own, null);
  const encoding = chooseEncoding(headers['accept-encoding'], file);
  const form = (encoding === 'identity' ? null : file[encoding]) ?? file.identity;
  if (form) return void reply.send(200, form.headers, own, form.body);
  reply.withNode((req, res) => {
    res.writeHead(200, [...file.headers, 'content-length', String(file.size), ...own]);
    if (req.method === 'HEAD') return void res.end();
    createReadStream(file.path)
      .on('error', () => res.destroy())
      .pipe(res);
  });
}
