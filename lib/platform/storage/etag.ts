import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { urlSafe } from './token';

const block = 4 * 2 ** 20;

/** Qiniu's name for a content: SHA-1 of up to 4 MB, else SHA-1 over the SHA-1s of its blocks. Source: Qiniu, qetag. */
export async function etagOf(path: string): Promise<string> {
  const digests: Buffer[] = [];
  let hash = createHash('sha1');
  let filled = 0;
  for await (const piece of createReadStream(path, { highWaterMark: 2 ** 20 }) as AsyncIterable<Buffer>)
    for (let at = 0; at < piece.length; ) {
      const taken = piece.subarray(at, at + block - filled);
      hash.update(taken);
      at += taken.length;
      filled += taken.length;
      if (filled === block) {
        digests.push(hash.digest());
        hash = createHash('sha1');
        filled = 0;
      }
    }
  if (filled > 0 || digests.length === 0) digests.push(hash.digest());
  const [only] = digests;
  if (digests.length === 1 && only) return urlSafe(Buffer.concat([Buffer.of(0x16), only]));
  return urlSafe(Buffer.concat([Buffer.of(0x96), createHash('sha1').update(Buffer.concat(digests)).digest()]));
}
