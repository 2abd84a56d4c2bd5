import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { getOwnProfile } from '@/lib/company/profile/queries';
import type { Actor, SupplierActor } from '@/lib/platform/auth/actor';
import { config } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { upload } from '@/lib/platform/db/schema/upload';
import type { AppError } from '@/lib/platform/errors';
import { embeddedStorage } from '@/lib/platform/storage/settings';
import { finishUpload, requestUpload } from '@/lib/upload/commands';
import { getAddressForStaff, getOwnAddress } from '@/lib/upload/queries';
import type { UploadKind } from '@/lib/upload/types';
import { setUses } from '@/lib/upload/usage/commands';
import { demoDatabase } from '../database';

const storage = embeddedStorage('/nowhere', 'a secret for tests');
const kinds = Object.keys(config.upload.kinds) as UploadKind[];
const allowed = {
  owner: kinds,
  editor: ['picture', 'video', 'certificate', 'sheet', 'archive'],
  sales: ['attachment'],
} as const satisfies Record<SupplierActor['role'], readonly UploadKind[]>;
type Role = keyof typeof allowed;
const user = (role: Role, accountId: number) =>
  ({ kind: 'supplier', accountId, companyId: 1, role }) as unknown as SupplierActor;
const cases = (Object.keys(allowed) as Role[]).flatMap((role) =>
  kinds.map((kind) => [role, kind, (allowed[role] as readonly UploadKind[]).includes(kind)] as const),
);
const files = new Map<UploadKind, { id: number; key: string }>();
const codeOf = (error: AppError) => error.code;
let db: Db;

beforeAll(async () => {
  db = await demoDatabase();
  for (const kind of kinds) {
    const key = `u/2026/11/role-${kind}.${config.upload.kinds[kind].types[0]}`;
    const [row] = await db
      .insert(upload)
      .values({
        ...{ pendingKey: `pending/role-${kind}`, key, state: 'filed', kind, name: kind, mime: 'image/jpeg', bytes: 1 },
        ...{ private: true, ownerKind: 'supplier', ownerId: 960, companyId: 1, idleSince: new Date() },
      })
      .returning({ id: upload.id });
    files.set(kind, { id: row?.id ?? 0, key });
  }
});

it('a picture drawn by the demo is not an upload where none is used, nor is a key of another path', async () => {
  const drawn = 'demo/product/centrifugal-pump/20-1-77.jpg';
  const use = (key: string, kind: UploadKind) =>
    db
      .transaction((tx) =>
        setUses(tx as never, user('owner', 960), 'product:2', [{ key, kinds: [kind], field: 'file' }]),
      )
      .then(() => 'used', codeOf);
  expect(await use(drawn, 'picture')).toBe('used');
  for (const kind of ['attachment', 'licence', 'sheet', 'video'] as const)
    expect(await use(drawn, kind)).toBe('badRequest');
  expect(await use('demo/../../secrets.json', 'attachment')).toBe('badRequest');
  expect(await use('demo/../../secrets.jpg', 'picture')).toBe('badRequest');
});

describe('a company’s file', () => {
  it.each(cases)('%s and %s: %s', async (role, kind, may) => {
    // Also for the uploader, whose role may have changed since.
    for (const actor of [user(role, 961), user(role, 960)]) {
      const { id, key } = files.get(kind) ?? { id: 0, key: '' };
      const given = await getOwnAddress(storage, actor, id).then(() => 'given', codeOf);
      expect(given).toBe(may ? 'given' : 'notFound');
      expect(await finishUpload(storage, actor, id).then(() => 'given', codeOf)).toBe(may ? 'given' : 'notFound');
      const use = db.transaction((tx) =>
        setUses(tx as never, actor, 'product:1', [{ key, kinds: [kind], field: 'file' }]),
      );
      expect(await use.then(() => 'used', codeOf)).toBe(may ? 'used' : 'badRequest');
      await db.execute(sql`delete from upload_use where subject = 'product:1'`);
    }
    const uploadRequest = requestUpload(storage, user(role, 962), {
      kind,
      name: `a.${config.upload.kinds[kind].types[0]}`,
      bytes: 10,
    });
    expect(await uploadRequest.then(() => 'given', codeOf)).toBe(may ? 'given' : 'forbidden');
  });

  it.each(kinds)('%s is read by reviewers and by no other company', async (kind) => {
    const { id, key } = files.get(kind) ?? { id: 0, key: '' };
    const staff = { kind: 'staff', accountId: 1, roles: ['reviewer'] } as unknown as Actor & { kind: 'staff' };
    expect(await getAddressForStaff(storage, staff, key)).toContain(key);
    const rival = { ...user('owner', 963), companyId: 2 } as SupplierActor;
    expect(await getOwnAddress(storage, rival, id).then(() => 'given', codeOf)).toBe('notFound');
  });
});

it.each(['owner', 'editor', 'sales'] as const)(
  'the profile shows %s the licence only if it may change it',
  async (role) => {
    const { key } = files.get('licence') ?? { key: '' };
    const [before] = await rows<{ licence: string | null }>(db, sql`select licence from company where id = 1`);
    await db.execute(sql`update company set licence = ${key} where id = 1`);
    const { profile, files: shown } = await getOwnProfile(user(role, 961), 'en');
    await db.execute(sql`update company set licence = ${before?.licence ?? null} where id = 1`);
    const keeps = role === 'owner';
    expect(profile.licence).toBe(keeps ? key : null);
    expect(shown.some((one) => one.kind === 'licence')).toBe(keeps);
  },
);
