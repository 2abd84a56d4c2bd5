import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(process.env.E2E_DATA_DIR ?? '.build/test/data', 'published');

/** Records text a test publishes in one language, which all sites show from then on. */
export function notePublished(words: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${Date.now().toString(36)}-${process.pid}.json`), JSON.stringify(words));
}

/** A text without what tests published in one language. */
export function withoutPublished(text: string): string {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as string[])
    .sort((one, other) => other.length - one.length)
    .reduce((left, words) => left.replaceAll(words, ' '), text);
}
