import { readFile } from 'node:fs/promises';
import { receive } from './incoming-file';
import type { ObjectPlace, Objects } from './object-path';
import type { StorageSettings } from './settings';
import { signedAddress } from './signed-url';
import { sign, urlSafe, writeToken } from './token';

const timeoutMs = 60_000;
const life = 600;
const noSuchFile = 612;
const inSeconds = () => Math.floor(Date.now() / 1000);
const form = 'application/x-www-form-urlencoded';

const failed = (what: string, status: number) => new Error(`the object store answered ${status} to ${what}`);

/** Source: Qiniu, Kodo, management token of the second version. */
const managementToken = (storage: StorageSettings, url: URL): string =>
  `Qiniu ${storage.accessKey}:${sign(`POST ${url.pathname}\nHost: ${url.host}\nContent-Type: ${form}\n\n`, storage)}`;

const fetchObject = async (
  storage: StorageSettings,
  { bucket, key }: ObjectPlace,
  max: number,
): Promise<string | null> => {
  const isPrivate = bucket === storage.privateBucket;
  const signed = () => signedAddress(storage, { key, name: 'file', until: inSeconds() + life });
  const address = isPrivate ? signed() : `${storage.publicDomain}/${key}`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  if (answer.status === 404) return null;
  if (!answer.ok || !answer.body) throw failed('a download', answer.status);
  return (await receive(storage, answer.body, max)).path;
};

const putObject = async (
  storage: StorageSettings,
  upHost: string,
  { bucket, key }: ObjectPlace,
  path: string,
  type: string,
): Promise<void> => {
  const data = new FormData();
  data.append('token', writeToken({ scope: `${bucket}:${key}`, deadline: inSeconds() + life }, storage));
  data.append('key', key);
  data.append('file', new Blob([new Uint8Array(await readFile(path))], { type }), 'file');
  const answer = await fetch(`${upHost}/`, { method: 'POST', body: data, signal: AbortSignal.timeout(timeoutMs) });
  await answer.text();
  if (!answer.ok) throw failed('an upload', answer.status);
};

const removeObject = async (storage: StorageSettings, rsHost: string, { bucket, key }: ObjectPlace): Promise<void> => {
  const url = new URL(`/delete/${urlSafe(`${bucket}:${key}`)}`, rsHost);
  const { status } = await fetch(url, {
    method: 'POST',
    headers: { authorization: managementToken(storage, url), 'content-type': form },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (status !== 200 && status !== noSuchFile) throw failed('a deletion', status);
};

/** The objects of a Qiniu account. Every method throws an Error if Qiniu's call fails. */
export const qiniuObjects = (
  storage: StorageSettings,
  { upHost, rsHost }: NonNullable<StorageSettings['qiniu']>,
): Objects => ({
  fetch: (place, max) => fetchObject(storage, place, max),
  put: (place, path, type) => putObject(storage, upHost, place, path, type),
  remove: (place) => removeObject(storage, rsHost, place),
});
