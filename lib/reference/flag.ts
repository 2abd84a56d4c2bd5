import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A picture of more bytes costs a page more than a request of its own. */
const max = 1000;

/**
 * The flags of some countries as addresses that hold the picture itself, by their codes: for the few that the first
 * screens of a page show. Those that are missing or larger than 1,000 bytes are left out.
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
