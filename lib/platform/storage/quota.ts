import 'server-only';
import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { database, rows } from '@/lib/platform/db/client';
import { networkOf } from '@/lib/platform/limit/network';
import { StorageError } from './error';
import type { StorageSettings } from './settings';

/** Bytes that are about to be written for an owner, and the part of a resumable upload that they are, if they are one. */
export type Reservation = { owner: string; bytes: number; part: { session: string; number: number } | null };

const slot = Symbol.for('geco.storage.reservations');
const shared = globalThis as typeof globalThis & { [slot]?: Set<Reservation> };
const reservations = (): Set<Reservation> => {
  shared[slot] ??= new Set();
  return shared[slot];
};

/** Whom bytes count for whose token has not been read. */
export const networkOwner = (address: string): string => `network:${networkOf(address)}`;

/** Whom the bytes of an upload count for. */
export const accountOwner = (kind: string, id: number): string => `${kind}:${id}`;

/** What is being received of a resumable upload. */
export const partsUnderWay = (session: string): { number: number; bytes: number }[] =>
  [...reservations()].flatMap(({ part, bytes }) => (part?.session === session ? [{ number: part.number, bytes }] : []));

const sum = (list: readonly Reservation[]): number => list.reduce((total, { bytes }) => total + bytes, 0);

/** What lies on the disk and nothing shows yet, of an owner and of all. */
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
  // The database is read after what is under way: what moves from one to the other is counted twice, never missed.
  const stored = await storedBytes(owner);
  const all = underWay.all + stored.all;
  // Few who upload much at a time must not fill the disk, nor take the room of those who come after them.
  const accountBytes = all > quota.sharedBytes ? quota.guaranteedBytes : quota.accountBytes;
  const max = owner.startsWith('network:') ? quota.networkBytes : accountBytes;
  if (underWay.own + stored.own > max) throw new StorageError(429, 'too much is under way');
  const disk = await statfs(folder);
  const free = disk.bavail * disk.bsize;
  if (all > quota.allBytes || free - underWay.all < quota.reserveBytes)
    throw new StorageError(507, 'insufficient storage');
}

/**
 * Reserves room for bytes before they are written.
 * @returns gives the room back: when they are written and counted in the database, or gone
 * @throws StorageError 429 where the owner's room is used up, 507 where everybody's or the disk's is
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
