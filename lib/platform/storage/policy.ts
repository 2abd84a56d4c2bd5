import { StorageError } from './error';
import { detectMediaType } from './media-type';
import { type ObjectPlace, objectFile } from './object-path';
import type { StorageSettings } from './settings';
import { type Policy, readToken } from './token';

/** The rights of a token, with its scope parsed. */
export type Permit = { place: ObjectPlace; policy: Policy };

/**
 * Verifies an upload token.
 * @param wanted the key requested by the client
 * @throws StorageError 401 for an invalid token, 403 for another key, 400 and 404 for an invalid object
 */
export function permitOf(storage: StorageSettings, token: string, key: string | null): Permit {
  const policy = readToken(token, storage);
  const at = policy.scope.indexOf(':');
  const place = { bucket: policy.scope.slice(0, at), key: policy.scope.slice(at + 1) };
  if (key !== null && key !== place.key) throw new StorageError(403, 'key does not match with scope');
  objectFile(storage, place);
  return { place, policy };
}

/** Maximum bytes allowed by a policy. */
export const maxOf = ({ fsizeLimit }: Policy, otherwise: number): number => fsizeLimit ?? otherwise;

/**
 * Checks a received file against its policy.
 * @param declared the client's media type
 * @throws StorageError 403 for the type, 413 for the size
 */
export async function enforcePolicy(
  { mimeLimit, detectMime, fsizeLimit, fsizeMin = 0 }: Policy,
  { path, bytes }: { path: string; bytes: number },
  declared: string,
): Promise<void> {
  if (bytes > (fsizeLimit ?? bytes)) throw new StorageError(413, 'request entity too large');
  if (bytes < fsizeMin) throw new StorageError(403, 'the file is smaller than fsizeMin');
  if (mimeLimit === undefined) return;
  const type = detectMime ? await detectMediaType(path) : declared;
  if (!mimeLimit.split(';').includes(type))
    throw new StorageError(403, 'limited mimeType: this file type is forbidden');
}
