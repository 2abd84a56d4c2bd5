import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { database } from '@/lib/platform/db/client';
import { upload } from '@/lib/platform/db/schema/upload';
import { deliver } from '@/lib/platform/storage/download';
import type { ObjectPlace } from '@/lib/platform/storage/object-path';
import { openObjects } from '@/lib/platform/storage/object-store';
import { isUpload, receiveUpload } from '@/lib/platform/storage/protocol';
import { embeddedStorage, type StorageSettings } from '@/lib/platform/storage/settings';
import { type Policy, writeToken } from '@/lib/platform/storage/token';

/** The embedded object store behind a plain HTTP server, in its own folder. */
export class StorageDouble {
  folder = '';
  /** Owner of uploads without a requested token. */
  ownerId = 990;
  storage!: StorageSettings;
  #server!: Server;

  async open(): Promise<void> {
    this.folder = await mkdtemp(join(tmpdir(), 'geco-storage-'));
    this.storage = embeddedStorage(this.folder, 'a secret for tests');
    this.#server = createServer((req, res) => {
      if (isUpload(req)) return void receiveUpload(this.storage, req, res);
      void this.#deliver(req, res);
    });
    // A busy process would close a connection just as its client reuses it.
    this.#server.keepAliveTimeout = 0;
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
  }

  async #deliver(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const request = new Request(`${this.origin}${req.url}`, {
      method: req.method ?? 'GET',
      headers: req.headers.range ? { range: req.headers.range } : {},
    });
    const answer = await deliver(this.storage, request, new URL(request.url).pathname.slice('/storage'.length));
    res.writeHead(answer.status, Object.fromEntries(answer.headers));
    res.end(Buffer.from(await answer.arrayBuffer()));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
    await rm(this.folder, { recursive: true });
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}/storage`;
  }

  get origin(): string {
    return `http://${this.host.slice(0, -'/storage'.length)}`;
  }

  /** Stores a private object up to the maximum size. */
  async keep(key: string, bytes: Uint8Array): Promise<void> {
    const path = join(this.folder, 'kept');
    await writeFile(path, bytes);
    await openObjects(this.storage).put(this.place(key), path, 'application/octet-stream');
  }

  place = (key: string): ObjectPlace => ({ bucket: this.storage.privateBucket, key });

  token(key: string, policy: Partial<Policy> = {}): string {
    return writeToken(
      {
        scope: `${this.storage.privateBucket}:${key}`,
        deadline: Math.floor(Date.now() / 1000) + 3600,
        insertOnly: 1,
        fsizeLimit: 2 ** 20,
        ...policy,
      },
      this.storage,
    );
  }

  ask = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${this.origin}/storage${path}`, init);

  /** Registers a key as an expected upload, as requesting a token does. */
  async expect(key: string): Promise<void> {
    const owner = { ownerKind: 'supplier', ownerId: this.ownerId, kind: 'video', private: false, name: 'a' };
    await database()
      .insert(upload)
      .values({ ...owner, pendingKey: key })
      .onConflictDoNothing();
  }

  /** A form as sent by qiniu-js: the file first. */
  async form(token: string, key: string, bytes: Uint8Array, extra: Record<string, string> = {}): Promise<Response> {
    await this.expect(key);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)], { type: extra.type ?? 'image/jpeg' }), 'a.jpg');
    form.append('token', token);
    form.append('key', key);
    for (const [name, value] of Object.entries(extra)) if (name !== 'type') form.append(name, value);
    return this.ask('/', { method: 'POST', body: form });
  }

  async parts(token: string, key: string, tail = '', init: RequestInit = {}): Promise<Response> {
    await this.expect(key);
    const name = Buffer.from(key).toString('base64url');
    return this.ask(`/buckets/${this.storage.privateBucket}/objects/${name}/uploads${tail}`, {
      method: 'POST',
      ...init,
      headers: { authorization: `UpToken ${token}`, ...init.headers },
    });
  }
}
