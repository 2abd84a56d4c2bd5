import { resolve } from 'node:path';
import { type Env, env } from '@/lib/platform/env';
import { uploadQuota } from '@/lib/platform/limit/table';

/** In bytes; see lib/platform/limit/table.ts. */
export type Quota = Record<keyof Omit<typeof uploadQuota, 'lingerBytes' | 'lingerSeconds' | 'sweepSeconds'>, number>;
export type Keys = { accessKey: string; secretKey: string };
/** Buckets and keys of the store. Uploads go to the private bucket; only checked files are moved to the public one. */
export type StorageSettings = Keys & {
  publicBucket: string;
  privateBucket: string;
  /** Base URLs for reading each bucket; paths on our own hosts for the embedded store. */
  publicDomain: string;
  privateDomain: string;
  folder: string;
  /** Disk quota of the embedded store. */
  quota: Quota;
  /** Null for the embedded store. */
  qiniu: { upHost: string; rsHost: string } | null;
};

/** The embedded store's settings over a folder, with its key. */
export const embeddedStorage = (dataDir: string, secretKey: string): StorageSettings => ({
  accessKey: 'geco',
  secretKey,
  publicBucket: 'geco',
  privateBucket: 'geco-private',
  publicDomain: '/storage',
  privateDomain: '/storage/private',
  folder: resolve(dataDir),
  quota: uploadQuota,
  qiniu: null,
});

/**
 * The storage that the settings ask for: Qiniu where an account is set, else the embedded one. docs/domain.md, Uploads.
 * @throws Error where the embedded store has no secret
 */
export function readStorage(settings: Env): StorageSettings {
  const { DATA_DIR, QINIU_ACCESS_KEY, STORAGE_SECRET } = settings;
  if (QINIU_ACCESS_KEY === undefined) {
    if (STORAGE_SECRET === undefined) throw new Error('STORAGE_SECRET is not set');
    return embeddedStorage(DATA_DIR, STORAGE_SECRET);
  }
  const { QINIU_SECRET_KEY = '', QINIU_BUCKET = '', QINIU_PRIVATE_BUCKET = '' } = settings;
  const { QINIU_DOMAIN = '', QINIU_PRIVATE_DOMAIN = '', QINIU_UP_HOST = '', QINIU_RS_HOST = '' } = settings;
  return {
    accessKey: QINIU_ACCESS_KEY,
    secretKey: QINIU_SECRET_KEY,
    publicBucket: QINIU_BUCKET,
    privateBucket: QINIU_PRIVATE_BUCKET,
    publicDomain: QINIU_DOMAIN,
    privateDomain: QINIU_PRIVATE_DOMAIN,
    folder: resolve(DATA_DIR),
    quota: uploadQuota,
    qiniu: { upHost: QINIU_UP_HOST, rsHost: QINIU_RS_HOST },
  };
}

let cached: StorageSettings | null = null;
/** The storage of this process. */
export const currentStorage = (): StorageSettings => {
  cached ??= readStorage(env());
  return cached;
};
