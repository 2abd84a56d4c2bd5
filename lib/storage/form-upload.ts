import { rm } from 'node:fs/promises';
import { config } from '@/lib/config';
import { StorageError } from './error';
import { etagOf } from './etag';
import { type FormPart, readForm } from './multipart';
import { holdToPolicy, mostOf, permitOf } from './policy';
import { placeObject, type Received, receive } from './receive';
import type { StorageSettings } from './settings';

export type Stored = { hash: string; key: string };
type File = Received & { type: string };

const fieldLength = 8192;
const fieldCount = 32;

async function readField({ body }: FormPart): Promise<string> {
  let text = Buffer.alloc(0);
  for await (const piece of body) {
    text = Buffer.concat([text, piece]);
    if (text.length > fieldLength) throw new StorageError(400, 'a field of the form is too long');
  }
  return text.toString();
}

/** The most that a file may have: by its token, or little where qiniu-js sends it before the token. */
const mostNow = (storage: StorageSettings, token: string | undefined): number =>
  token === undefined
    ? config.upload.formBytes
    : mostOf(permitOf(storage, token, null).policy, config.upload.formBytes);

async function store(storage: StorageSettings, fields: Map<string, string>, file: File): Promise<Stored> {
  const { place, policy } = permitOf(storage, fields.get('token') ?? '', fields.get('key') ?? null);
  const sum = fields.get('crc32');
  if (sum !== undefined && Number(sum) !== file.crc32) throw new StorageError(406, 'crc32 does not match');
  await holdToPolicy(policy, file, file.type);
  const hash = await etagOf(file.path);
  await placeObject(storage, place, file.path, policy.insertOnly === 1);
  return { hash, key: place.key };
}

/**
 * One file by a form, in whatever order its fields come. Source: Qiniu, Kodo, form upload.
 * @throws StorageError for what the token does not permit; nothing stays on the disk then
 */
export async function uploadByForm(
  storage: StorageSettings,
  contentType: string,
  body: AsyncIterable<Uint8Array>,
): Promise<Stored> {
  const fields = new Map<string, string>();
  let file: File | null = null;
  try {
    for await (const part of readForm(contentType, body)) {
      if (part.name !== 'file') {
        fields.set(part.name, await readField(part));
        if (fields.size > fieldCount) throw new StorageError(400, 'the form has too many fields');
      } else if (file) throw new StorageError(400, 'the form has two files');
      else file = { ...(await receive(storage, part.body, mostNow(storage, fields.get('token')))), type: part.type };
    }
    if (!file) throw new StorageError(400, 'the form has no file');
    return await store(storage, fields, file);
  } finally {
    if (file) await rm(file.path, { force: true });
  }
}
