import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import qiniu from 'qiniu';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { objectFile } from '@/lib/platform/storage/object-path';
import { openObjects } from '@/lib/platform/storage/object-store';
import { signedAddress } from '@/lib/platform/storage/signed-url';
import { demoDatabase } from '../database';
import { StorageDouble } from './storage-double';

// Qiniu's official Node SDK, against the embedded store and against the product's requests to Qiniu.
const mb = 2 ** 20;
const double = new StorageDouble();
let count = 0;
let key = '';
let mac: qiniu.auth.digest.Mac;
let settings: qiniu.conf.Config;
const token = (policy: object = {}) =>
  new qiniu.rs.PutPolicy({
    scope: `${double.storage.privateBucket}:${key}`,
    expires: 3600,
    insertOnly: 1,
    fsizeLimit: 20 * mb,
    ...policy,
  }).uploadToken(mac);
const stored = () => readFile(objectFile(double.storage, double.place(key)));

beforeAll(async () => {
  await demoDatabase();
  await double.open();
  mac = new qiniu.auth.digest.Mac(double.storage.accessKey, double.storage.secretKey);
  settings = new qiniu.conf.Config({
    useHttpsDomain: false,
    zone: new qiniu.conf.Zone([double.host], [double.host], '', '', '', ''),
  });
});
afterAll(() => double.close());
afterEach(() => vi.unstubAllGlobals());
beforeEach(async () => {
  key = `kit/${++count}`;
  await double.expect(key);
});

describe('the SDK', () => {
  it('uploads by form', async () => {
    const bytes = randomBytes(mb);
    const form = new qiniu.form_up.FormUploader(settings);
    const { data, resp } = await form.put(token(), key, bytes as never, new qiniu.form_up.PutExtra('a.jpg'));
    expect([resp.statusCode, data.key]).toEqual([200, key]);
    expect((await stored()).equals(bytes)).toBe(true);
    const again = await form.put(token(), key, bytes as never, new qiniu.form_up.PutExtra('a.jpg'));
    expect(again.resp.statusCode).toBe(614);
  });

  it('is refused by form what its policy forbids', async () => {
    const form = new qiniu.form_up.FormUploader(settings);
    const small = await form.put(token({ fsizeLimit: 10 }), key, randomBytes(mb) as never, null);
    expect(small.resp.statusCode).toBe(413);
  });

  it('uploads in parts', async () => {
    const bytes = randomBytes(9 * mb);
    const path = join(double.folder, 'nine');
    await writeFile(path, bytes);
    const extra = qiniu.resume_up.PutExtra.create({ version: 'v2', partSize: 4 * mb } as never);
    const { data, resp } = await new qiniu.resume_up.ResumeUploader(settings).putFile(token(), key, path, extra);
    expect([resp.statusCode, data.key]).toEqual([200, key]);
    expect((await stored()).equals(bytes)).toBe(true);
  });

  it('signs private URLs as the product does', () => {
    const storage = { ...double.storage, privateDomain: 'https://private.example' };
    const until = 2_000_000_000;
    const ours = signedAddress(storage, { key: 'u/a.pdf', name: 'a.pdf', until });
    const theirs = new qiniu.rs.BucketManager(mac, settings).privateDownloadUrl(
      'https://private.example',
      'u/a.pdf?attname=a.pdf',
      until,
    );
    expect(decodeURIComponent(ours)).toBe(decodeURIComponent(theirs));
  });

  it('signs deletions as the product does', async () => {
    const seen: [url: string, headers: Record<string, string>][] = [];
    vi.stubGlobal('fetch', async (url: URL, init: { headers: Record<string, string> }) => {
      seen.push([url.href, init.headers]);
      return { status: seen.length === 2 ? 612 : 200 };
    });
    const rsHost = 'https://rs.example';
    const objects = openObjects({ ...double.storage, qiniu: { upHost: rsHost, rsHost } });
    await objects.remove(double.place(key));
    await objects.remove(double.place(key));
    const [[url, headers] = ['', {}]] = seen;
    expect(url).toBe(`${rsHost}/delete/${qiniu.util.urlsafeBase64Encode(`${double.storage.privateBucket}:${key}`)}`);
    const { generateAccessTokenV2 } = qiniu.util as unknown as Record<string, (...of: unknown[]) => string>;
    expect(headers.authorization).toBe(generateAccessTokenV2?.(mac, url, 'POST', headers['content-type'], ''));
  });
});
