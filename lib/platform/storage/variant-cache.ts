import 'server-only';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import { database, rows } from '@/lib/platform/db/client';
import { FairQueue } from '@/lib/platform/limit/fair-queue';
import { drawing } from '@/lib/platform/limit/table';
import { parser } from '@/lib/platform/parser/current';
import { pictureJob } from './job';
import { isPlaceholder, placeholder } from './placeholder';
import { drawVector } from './resize';
import { originalFile, type Variant, variantFile } from './variant';

type Drawings = { flying: Map<string, Promise<Buffer | null>>; queue: FairQueue };
const slot = Symbol.for('geco.storage.drawing');
const shared = globalThis as typeof globalThis & { [slot]?: Drawings };
const drawings = (): Drawings => {
  shared[slot] ??= { flying: new Map(), queue: new FairQueue(drawing) };
  return shared[slot];
};

/** Whether something public shows the picture; others are not resized. */
async function isReferenced(key: string): Promise<boolean> {
  const [found] = await rows<{ used: boolean }>(
    database(),
    sql`select exists (select from product_media where key = ${key}) or exists (select from company where logo = ${key} or banner = ${key})
      or exists (select from category where picture = ${key}) or exists (select from showroom_case where picture = ${key} or ${key} = any (pictures))
      or exists (select from showroom_power where picture = ${key}) or exists (select from showroom_team where picture = ${key})
      or exists (select from certificate where file = ${key})
      or exists (select from showroom_page where picture = ${key}) or exists (select from showroom_partner where logo = ${key})
      or exists (select from showroom_process where picture = ${key}) or exists (select from showroom_module where ${key} = any (pictures))
      or exists (select from company_media where key = ${key})
      or exists (select from agent_offer where banner = ${key}) or exists (select from content where cover = ${key})
      or exists (select from fair where cover = ${key}) as used`,
  );
  return found?.used ?? false;
}

/** Whether it is a picture that somebody sent and that passed the checks. */
async function isChecked(key: string): Promise<boolean> {
  const [found] = await rows<{ checked: boolean }>(
    database(),
    sql`select exists (select from upload where key = ${key} and not private and mime in ('image/jpeg', 'image/png')) as checked`,
  );
  return found?.checked ?? false;
}

/** Writes a resized picture to a file. */
type Draw = (target: string) => Promise<unknown>;

/** How to produce a variant; null if the picture does not exist or may not be resized. */
async function drawerOf(dataDir: string, key: string, variant: Variant): Promise<Draw | null> {
  if (isPlaceholder(key)) {
    const vector = (await isReferenced(key)) ? await placeholder().drawing(key) : null;
    return vector === null ? null : async (target) => writeFile(target, await drawVector(vector, variant));
  }
  const path = originalFile(dataDir, key);
  if (path === null || !(await isChecked(key))) return null;
  return (target) => parser().run(pictureJob, { path, target, ...variant }, { account: 'picture' });
}

async function make(dataDir: string, key: string, variant: Variant): Promise<Buffer | null> {
  const file = variantFile(dataDir, key, variant);
  const draw = file && (await drawerOf(dataDir, key, variant));
  if (!file || !draw) return null;
  return drawings().queue.run('picture', async () => {
    const part = `${file}.${process.pid}.part`;
    await mkdir(dirname(file), { recursive: true });
    try {
      await draw(part);
      await rename(part, file);
      return await readFile(file);
    } finally {
      await rm(part, { force: true });
    }
  });
}

/**
 * A picture in one of the allowed sizes; created on first use, then streamed from disk by the front.
 * @returns null if there is no such picture
 * @throws AppError unavailable if too many are queued; JobFailure if it cannot be resized
 */
export function pictureVariant(dataDir: string, key: string, variant: Variant): Promise<Buffer | null> {
  const { flying } = drawings();
  const name = `${key}|${variant.width}|${variant.format}`;
  const running = flying.get(name) ?? make(dataDir, key, variant).finally(() => flying.delete(name));
  flying.set(name, running);
  return running;
}
