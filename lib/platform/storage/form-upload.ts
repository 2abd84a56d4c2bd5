import { rm } from 'node:fs/promises';
import { config } from '@/lib/platform/config';
import { StorageError } from './error';
import { etagOf } from './etag';
import { type Received, receive } from './incoming-file';
import { type FormPart, readForm } from './multipart';
import { requirePending, type StoredFile, storePending } from './pending';
import { enforcePolicy, maxOf, permitOf } from './policy';
import { networkOwner, reserve } from './quota';
import type { StorageSettings } from './settings';

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

/** A form's sender: network address, and Content-Length if known. */
type Sent = { contentType: string; address: string; length: number | null };

/** Reserves disk quota for a file: by its token, or a little if qiniu-js sends the file before the token. */
async function roomFor(storage: StorageSettings, token: string | undefined, { address, length }: Sent) {
  const maxBytes = (max: number) => Math.min(max, length ?? max);
  if (token === undefined)
    return { owner: networkOwner(address), bytes: maxBytes(config.upload.formBytes), part: null };
  const permit = permitOf(storage, token, null);
  const { owner } = await requirePending(storage, permit);
  return { owner, bytes: maxBytes(maxOf(permit.policy, config.upload.formBytes)), part: null };
}

async function store(storage: StorageSettings, fields: Map<string, string>, file: File): Promise<StoredFile> {
  const permit = permitOf(storage, fields.get('token') ?? '', fields.get('key') ?? null);
  const sum = fields.get('crc32');
  if (sum !== undefined && Number(sum) !== file.crc32) throw new StorageError(406, 'crc32 does not match');
  await enforcePolicy(permit.policy, file, file.type);
  const pending = await requirePending(storage, permit);
  const release = await reserve(storage, { owner: pending.owner, bytes: file.bytes, part: null });
  try {
    return await storePending(storage, permit, pending, { ...file, hash: await etagOf(file.path) });
  } finally {
    release();
  }
}

/**
 * Uploads one file by a form, with fields in any order. Source: Qiniu, Kodo, form upload.
 * @throws StorageError for what the token does not permit or over quota; nothing stays on disk then
 */
export async function uploadByForm(
  storage: StorageSettings,
  sent: Sent,
  body: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  const fields = new Map<string, string>();
  let file: File | null = null;
  let release = () => {};
  try {
    for await (const part of readForm(sent.contentType, body)) {
      if (part.name !== 'file') {
        fields.set(part.name, await readField(part));
        if (fields.size > fieldCount) throw new StorageError(400, 'the form has too many fields');
      } else if (file) throw new StorageError(400, 'the form has two files');
      else {
        const room = await roomFor(storage, fields.get('token'), sent);
        release = await reserve(storage, room);
        file = { ...(await receive(storage, part.body, room.bytes)), type: part.type };
      }
    }
    if (!file) throw new StorageError(400, 'the form has no file');
    return await store(storage, fields, file);
  } finally {
    release();
    if (file) await rm(file.path, { force: true });
  }
}
