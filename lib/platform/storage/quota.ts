import 'server-only';
import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { database, rows } from '@/lib/platform/db/client';
import { networkOf } from '@/lib/platform/limit/network';
import { StorageError } from './error';
import type { StorageSettings } from './settings';

/** Bytes to be written for an owner, and the part of a resumable upload, if any. */
export type Reservation = { owner: string; bytes: number; part: { session: string; number: number } | null };

const slot = Symbol.for('geco.storage.reservations');
const shared = globalThis as typeof globalThis & { [slot]?: Set<Reservation> };
const reservations = (): Set<Reservation> => {
  shared[slot] ??= new Set();
  return shared[slot];
};

/** The quota owner of bytes received before the token. */
export const networkOwner = (address: string): string => `network:${networkOf(address)}`;

/** The quota owner of an upload. */
export const accountOwner = (kind: string, id: number): string => `${kind}:${id}`;

/** Parts of a resumable upload being received. */
export const partsUnderWay = (session: string): { number: number; bytes: number }[] =>
  [...reservations()].flatMap(({ part, bytes }) => (part?.session === session ? [{ number: part.number, bytes }] : []));

const sum = (list: readonly Reservation[]): number => list.reduce((total, { bytes }) => total + bytes, 0);

/** Unreferenced bytes on disk, of an owner and in total. */
async function storedBytes(owner: string): Promise<{ own: number; all: number }> {
  const [found] = await rows<{ own: string; all: string }>(
    database(),
    sql`select coalesce(sum(bytes), 0) as all, coalesce(sum(bytes) filter (where owner = ${owner}), 0) as own from (
        select owner_kind || ':' || owner_id as owner, bytes from upload where state <> 'referenced' and bytes is not null
        union all select u.owner_kind || ':' || u.owner_id, p.bytes from upload_part p
          join upload_session s on s.id = p.session_id join upload u on u.id = s.upload_id) stored`,
  );
  return { own: Number(found?.own ?? 0), all: Number(found?.all ?? 0) };
}

async function assertRoom({ folder, quota }: StorageSettings, owner: string): Promise<void> {
  const open = [...reservations()];
  const underWay = { own: sum(open.filter((one) => one.owner === owner)), all: sum(open) };
  // Read the database after the reservations: bytes moving from one to the other are counted twice, never missed.
  const stored = await storedBytes(owner);
  const all = underWay.all + stored.all;
  // A few heavy uploaders must neither fill the disk nor use up the quota of others.
  const accountBytes = all > quota.sharedBytes ? quota.guaranteedBytes : quota.accountBytes;
  const max = owner.startsWith('network:') ? quota.networkBytes : accountBytes;
  if (underWay.own + stored.own > max) throw new StorageError(429, 'too much is under way');
  const disk = await statfs(folder);
  const free = disk.bavail * disk.bsize;
  if (all > quota.allBytes || free - underWay.all < quota.reserveBytes)
    throw new StorageError(507, 'insufficient storage');
}

/**
 * Reserves disk quota before writing.
 * @returns releases it: once the bytes are counted in the database, or gone
 * @throws StorageError 429 over the owner's quota, 507 over everybody's or if the disk is full
 */
export async function reserve(storage: StorageSettings, reservation: Reservation): Promise<() => void> {
  const open = reservations();
  open.add(reservation);
  const release = () => void open.delete(reservation);
  try {
    await assertRoom(storage, reservation.owner);
    return release;
  } catch (error) {
    release();
    throw error;
  }
}
