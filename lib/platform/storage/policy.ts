import { StorageError } from './error';
import { lookAt } from './media-type';
import { type ObjectPlace, objectFile } from './object-path';
import type { StorageSettings } from './settings';
import { type Policy, readToken } from './token';

/** What a token lets one do, its scope read. */
export type Permit = { place: ObjectPlace; policy: Policy };

/**
 * The permit of an upload token.
 * @param wanted the key that the client names
 * @throws StorageError 401 for a wrong token, 403 where it is for something else, 400 and 404 where that is no object of ours
 */
export function permitOf(storage: StorageSettings, token: string, wanted: string | null): Permit {
  const policy = readToken(token, storage);
  const at = policy.scope.indexOf(':');
  const place = { bucket: policy.scope.slice(0, at), key: policy.scope.slice(at + 1) };
  if (wanted !== null && wanted !== place.key) throw new StorageError(403, 'key does not match with scope');
  objectFile(storage, place);
  return { place, policy };
}

/** The most bytes that a policy lets through. */
export const maxOf = ({ fsizeLimit }: Policy, otherwise: number): number => fsizeLimit ?? otherwise;

/**
 * Holds a received file against its policy.
 * @param declared the media type that the client says
 * @throws StorageError 403 for a type, 413 for a size that it forbids
 */
export async function holdToPolicy(
  { mimeLimit, detectMime, fsizeLimit, fsizeMin = 0 }: Policy,
  { path, bytes }: { path: string; bytes: number },
  declared: string,
): Promise<void> {
  if (bytes > (fsizeLimit ?? bytes)) throw new StorageError(413, 'request entity too large');
  if (bytes < fsizeMin) throw new StorageError(403, 'the file is smaller than fsizeMin');
  if (mimeLimit === undefined) return;
  const type = detectMime ? await lookAt(path) : declared;
  if (!mimeLimit.split(';').includes(type))
    throw new StorageError(403, 'limited mimeType: this file type is forbidden');
}
