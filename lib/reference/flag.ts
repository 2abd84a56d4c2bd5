import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In bytes; inlining a larger picture costs more than requesting it. */
const max = 1000;

/**
 * Flags as data URLs by country code, for the few on a page's first screen. Missing ones and those over 1,000 bytes are
 * left out.
 */
export async function flagPictures(codes: Iterable<string | null>): Promise<Record<string, string>> {
  const pictures: Record<string, string> = {};
  for (const code of new Set(codes)) {
    if (!code || !/^[A-Z]{2}$/.test(code)) continue;
    const svg = await readFile(join(process.cwd(), 'public/flag', `${code}.svg`), 'utf8').catch(() => '');
    if (svg && svg.length <= max) pictures[code] = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }
  return pictures;
}
