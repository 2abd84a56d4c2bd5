import { lookAt } from '@/lib/storage/media-type';
import { documentType } from './document';
import { checkPicture } from './picture';
import { FileRefusal } from './refusal';
import { typeOfName, typesOf } from './rules';
import type { Checked, UploadKind } from './types';
import { checkVideo } from './video';

const pictures: Partial<Record<string, 'jpg' | 'png'>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };
let last: Promise<unknown> = Promise.resolve();

/** One file at a time: what a decoded picture takes must not be taken twice. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = last.then(work, work);
  last = turn.catch(() => {});
  return turn;
};

async function check(kind: UploadKind, path: string, name: string): Promise<Checked> {
  const allowed = typesOf(kind);
  const looks = await lookAt(path);
  const picture = pictures[looks];
  if (picture) {
    if (!allowed.includes(picture)) throw new FileRefusal('fileFormat');
    return checkPicture(path, picture);
  }
  if (looks === 'video/mp4' && allowed.includes('mp4')) return checkVideo(path);
  const named = typeOfName(name);
  const type = allowed.some((one) => !['jpg', 'png', 'mp4'].includes(one)) && (await documentType(path, looks, named));
  if (!type || !allowed.includes(type)) throw new FileRefusal('fileFormat');
  return { type, path, width: null, height: null, seconds: null };
}

/**
 * Finds out from a file's content what it is, and whether it may be sent as a kind. Decisions, Uploads.
 * @throws FileRefusal where it may not
 */
export const checkFile = (kind: UploadKind, path: string, name: string): Promise<Checked> =>
  inTurn(() => check(kind, path, name));
