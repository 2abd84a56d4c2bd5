import 'server-only';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { config } from '@/lib/platform/config';
import { database } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { type FetchRules, fetchSource } from '@/lib/platform/import/fetch';
import { Refusal } from '@/lib/platform/import/refusal';
import { countTry } from '@/lib/platform/limit/count';
import { parser } from '@/lib/platform/parser/current';
import { JobFailure } from '@/lib/platform/parser/job';
import { StorageError } from '@/lib/platform/storage/error';
import { incomingFolder } from '@/lib/platform/storage/object-path';
import { openObjects } from '@/lib/platform/storage/object-store';
import { accountOwner, reserve } from '@/lib/platform/storage/quota';
import { currentStorage } from '@/lib/platform/storage/settings';
import { takeFile } from '@/lib/upload/commands';
import { shrinkJob } from '@/lib/upload/job';
import { FileRefusal } from '@/lib/upload/refusal';
import { maxBytes } from '@/lib/upload/rules';
import { addUse } from '@/lib/upload/usage/commands';
import { pictureLimits } from './constants';
import { accountOf, openPictures, type PictureFile, retryWhileBusy, type Unpack } from './picture-archive';

/** Result for each picture named in a sheet: its key, or an error. */
export type PictureFound = { key: string } | { refusal: string };
export type Pictures = ReadonlyMap<string, PictureFound>;
type Work = {
  /** reference owner of the pictures until the import is written */
  subject: string;
  /** the key of the archive that came with the sheet */
  archive: string | null;
  /** receives the number processed; returns false if the import was dropped */
  onProgress: (done: number, total: number) => Promise<boolean>;
  rules?: FetchRules;
};
/** Thrown when an import is dropped while its pictures are fetched. */
export class GivenUp extends Error {}

const isAddress = (words: string): boolean => /^https?:\/\//i.test(words);
async function fetchOne(name: string, path: string, rules: FetchRules): Promise<PictureFile> {
  if (!URL.canParse(name)) return { name, refusal: 'pictureAddress' };
  try {
    await writeFile(
      path,
      await fetchSource(name, { ...pictureLimits.fetch, limit: maxBytes('picture', null), ...rules }),
    );
    return { name, path };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { reason } = error;
    return {
      name,
      refusal: reason === 'address' ? 'pictureAddress' : reason === 'size' ? 'fileSize' : 'pictureAnswer',
    };
  }
}

/** Scales a photo down if it exceeds the upload limit, as the browser does. @throws FileRefusal */
async function fitted(actor: SupplierActor, path: string): Promise<string> {
  const limit = maxBytes('picture', null);
  if ((await stat(path)).size <= limit) return path;
  const target = `${path}.small`;
  try {
    const refusal = await retryWhileBusy(() =>
      parser().run(shrinkJob, { path, target, limit }, { account: accountOf(actor) }),
    );
    if (refusal !== null) throw new FileRefusal(refusal);
    return target;
  } catch (error) {
    if (error instanceof JobFailure) throw new FileRefusal('fileHeavy', { cause: error });
    throw error;
  }
}

const named = (name: string): string => {
  const last = isAddress(name) ? (new URL(name).pathname.split('/').at(-1) ?? '') : (name.split(/[\\/]/).at(-1) ?? '');
  return last.slice(0, config.upload.name) || 'picture';
};

/** Reserves disk quota as for any upload; an external store needs none. */
async function makeRoom({ kind, accountId }: SupplierActor, path: string): Promise<() => void> {
  const storage = currentStorage();
  if (storage.qiniu) return () => {};
  const { size } = await stat(path);
  return reserve(storage, { owner: accountOwner(kind, accountId), bytes: size, part: null });
}

async function file(actor: SupplierActor, got: PictureFile, subject: string): Promise<PictureFound> {
  if ('refusal' in got) return { refusal: got.refusal };
  const { name, path } = got;
  let release = () => {};
  try {
    const small = await fitted(actor, path);
    release = await makeRoom(actor, small);
    const { key } = await retryWhileBusy(() =>
      takeFile(currentStorage(), actor, { kind: 'picture', name: named(name), path: small }),
    );
    await addUse(database(), subject, key);
    return { key };
  } catch (error) {
    if (error instanceof FileRefusal) return { refusal: error.key };
    if (error instanceof StorageError) return { refusal: 'fileBusy' };
    throw error;
  } finally {
    release();
    for (const one of [path, `${path}.small`]) await rm(one, { force: true });
  }
}

/**
 * Imports a sheet's pictures, from its archive or public URLs, with the checks of every upload; number, sizes and total
 * time are limited. @param names distinct file names and URLs
 * @throws GivenUp; AppError if the queue stays full
 */
export async function takePictures(actor: SupplierActor, names: readonly string[], work: Work): Promise<Pictures> {
  const found = new Map<string, PictureFound>();
  if (names.length === 0) return found;
  const storage = currentStorage();
  const until = Date.now() + pictureLimits.seconds * 1000;
  const busy = await countTry('importPicture', accountOf(actor)).then(() => false, ifTooMany);
  for (const name of names.slice(pictureLimits.pictures))
    found.set(name, { refusal: `pictureLimit:${pictureLimits.pictures}` });
  const requested = names.slice(0, pictureLimits.pictures);
  await mkdir(incomingFolder(storage), { recursive: true });
  const folder = await mkdtemp(join(incomingFolder(storage), 'pictures-'));
  const place = work.archive && { bucket: storage.privateBucket, key: work.archive };
  const archive = place ? await openObjects(storage).fetch(place, maxBytes('archive', null)) : null;
  const get = async (some: readonly string[], unpack: Unpack): Promise<PictureFile[]> => {
    if (busy || Date.now() > until) return some.map((name) => ({ name, refusal: busy ? 'fileBusy' : 'pictureLate' }));
    const { rules = {} } = work;
    const fetched = some.filter(isAddress).map((name, index) => fetchOne(name, join(folder, `a${index}`), rules));
    const unpacked = unpack(
      some.filter((name) => !isAddress(name)),
      folder,
    );
    // Await all together, so that no rejection stays unhandled.
    return (await Promise.all([Promise.all(fetched), unpacked])).flat();
  };
  try {
    const packed = busy ? [] : requested.filter((name) => !isAddress(name));
    const unpack = await openPictures(actor, archive, packed);
    for (let from = 0; from < requested.length; from += pictureLimits.atOnce)
      for (const got of await get(requested.slice(from, from + pictureLimits.atOnce), unpack)) {
        if (!(await work.onProgress(found.size, names.length))) throw new GivenUp();
        found.set(got.name, await file(actor, got, work.subject));
      }
    return found;
  } finally {
    await rm(folder, { recursive: true, force: true });
    if (archive) await rm(archive, { force: true });
  }
}

const ifTooMany = (error: unknown): boolean => {
  if (error instanceof AppError && error.code === 'tooManyRequests') return true;
  throw error;
};
