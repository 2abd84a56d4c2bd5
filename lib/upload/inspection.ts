import { readFile } from 'node:fs/promises';
import { config } from '@/lib/platform/config';
import { readDirectory, ZipError } from '@/lib/platform/parser/zip';
import { detectMediaType, mediaTypes } from '@/lib/platform/storage/media-type';
import { documentType } from './document';
import type { CheckInput, Finding } from './job';
import { checkPicture } from './picture';
import { FileRefusal, type RefusalKey } from './refusal';
import { typeOfName, typesOf } from './rules';
import { checkVideo } from './video';

const pictures: Partial<Record<string, 'jpg' | 'png'>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

async function inspect({ kind, path, name }: CheckInput): Promise<Finding> {
  const allowed = typesOf(kind);
  const detected = await detectMediaType(path);
  const picture = pictures[detected];
  if (picture) {
    if (!allowed.includes(picture)) throw new FileRefusal('fileFormat');
    return checkPicture(path, picture);
  }
  if (detected === 'video/mp4' && allowed.includes('mp4')) return checkVideo(path);
  if (detected === mediaTypes.zip && allowed.includes('zip')) {
    readDirectory(await readFile(path), config.upload.archiveFiles);
    return { type: 'zip', anew: false, width: null, height: null, seconds: null };
  }
  const named = typeOfName(name);
  const type =
    allowed.some((one) => !['jpg', 'png', 'mp4'].includes(one)) && (await documentType(path, detected, named));
  if (!type || !allowed.includes(type)) throw new FileRefusal('fileFormat');
  return { type, anew: false, width: null, height: null, seconds: null };
}

/**
 * Detects a file's type and whether it is allowed for a kind; runs in a parser process. Pictures are re-encoded beside
 * the file, metadata of videos is blanked in place.
 */
export async function inspectFile(input: CheckInput): Promise<Finding | { refusal: RefusalKey }> {
  try {
    return await inspect(input);
  } catch (error) {
    if (error instanceof FileRefusal) return { refusal: error.key };
    if (error instanceof ZipError) return { refusal: 'fileBroken' };
    throw error;
  }
}
