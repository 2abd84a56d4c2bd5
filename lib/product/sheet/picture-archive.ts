import { join } from 'node:path';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/errors';
import { parser } from '@/lib/platform/parser/current';
import { JobFailure } from '@/lib/platform/parser/job';
import type { ZipPlace } from '@/lib/platform/parser/zip';
import { pictureLimits } from './constants';
import { findJob, type PicturePlace, unpackJob } from './job';

/** A local picture file, or why there is none. */
export type PictureFile = { name: string; path: string } | { name: string; refusal: string };
/** Unpacks some pictures of an archive into a folder. */
export type Unpack = (some: readonly string[], folder: string) => Promise<PictureFile[]>;

/** Queue key of an import. */
export const accountOf = ({ accountId }: SupplierActor): string => `supplier:${accountId}`;

/** Retries until the queue has a slot, which the account's other files may occupy. */
export async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work();
    } catch (error) {
      const busy = error instanceof AppError && (error.code === 'tooManyRequests' || error.code === 'unavailable');
      if (!busy || tries >= pictureLimits.tries) throw error;
      await new Promise((done) => setTimeout(done, pictureLimits.wait));
    }
}

async function findAll(actor: SupplierActor, path: string, names: readonly string[]): Promise<PicturePlace[]> {
  const all = (refusal: string) => names.map(() => ({ refusal }));
  if (names.length === 0) return [];
  try {
    const found = await retryWhileBusy(() => parser().run(findJob, { path, names }, { account: accountOf(actor) }));
    return 'refusal' in found ? all(found.refusal) : found.places;
  } catch (error) {
    if (!(error instanceof JobFailure)) throw error;
    return all('archiveBroken');
  }
}

async function unpackSome(
  actor: SupplierActor,
  path: string,
  folder: string,
  some: readonly (readonly [string, ZipPlace])[],
): Promise<PictureFile[]> {
  if (some.length === 0) return [];
  try {
    const input = { path, folder, places: some.map(([, place]) => place) };
    const refusals = await retryWhileBusy(() => parser().run(unpackJob, input, { account: accountOf(actor) }));
    return some.map(([name], index) => {
      const refusal = refusals[index];
      return refusal === null
        ? { name, path: join(folder, String(index)) }
        : { name, refusal: refusal ?? 'fileBroken' };
    });
  } catch (error) {
    if (!(error instanceof JobFailure)) throw error;
    return some.map(([name]) => ({ name, refusal: 'archiveBroken' }));
  }
}

/**
 * Reads an archive's directory, once for all pictures of a sheet.
 * @param path of the local archive, null without one @param names cited by the sheet
 * @returns a function unpacking some of them
 */
export async function openPictures(
  actor: SupplierActor,
  path: string | null,
  names: readonly string[],
): Promise<Unpack> {
  if (path === null) return async (some) => some.map((name) => ({ name, refusal: 'pictureNoArchive' }));
  const found = await findAll(actor, path, names);
  const places = new Map(names.map((name, index) => [name, found[index] ?? { refusal: 'pictureMissing' }]));
  return async (some, folder) => {
    const lost: PictureFile[] = [];
    const placed: [string, ZipPlace][] = [];
    for (const name of some) {
      const one = places.get(name) ?? { refusal: 'pictureMissing' };
      if ('place' in one) placed.push([name, one.place]);
      else lost.push({ name, refusal: one.refusal });
    }
    return [...lost, ...(await unpackSome(actor, path, folder, placed))];
  };
}
