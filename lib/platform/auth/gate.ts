import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { config } from '@/lib/platform/config';
import { database } from '@/lib/platform/db/client';
import { href } from '@/lib/platform/routes/address';
import { findActor, type PurchaserActor, type StaffActor, type SupplierActor } from './actor';
import { cookieName, readCookie } from './cookie';
import { findSessionEnd, type ToldEnd } from './session';

const signIn = (name: 'supplierLogin' | 'purchaserLogin', back: string | undefined): never =>
  redirect(back === undefined ? href(name) : `${href(name)}?redirect=${encodeURIComponent(back)}`);
const asked = async () => ({ headers: await headers(), method: 'GET' });

/** The supplier whose session a page's frame shows; null where there is none. */
export async function findSupplier(): Promise<SupplierActor | null> {
  const presence = await findActor(await asked(), 'supplier');
  return presence?.actor.kind === 'supplier' ? presence.actor : null;
}

/** The purchaser whose session a page's frame shows; null where there is none. */
export async function findPurchaser(): Promise<PurchaserActor | null> {
  const presence = await findActor(await asked(), 'purchaser');
  return presence?.actor.kind === 'purchaser' ? presence.actor : null;
}

/**
 * The supplier who opened a page; anyone else is led to the sign-in page, and back to `back` from there.
 * docs/architecture.md, Gates.
 */
export async function requireSupplier(back?: string): Promise<SupplierActor> {
  return (await findSupplier()) ?? signIn('supplierLogin', back);
}

/**
 * The purchaser who opened a page; anyone else is led to the sign-in page, and back to `back` from there.
 * docs/architecture.md, Gates.
 */
export async function requirePurchaser(back?: string): Promise<PurchaserActor> {
  return (await findPurchaser()) ?? signIn('purchaserLogin', back);
}

/**
 * Why whoever opened a page is signed in no more; null for a visitor who was not, or who has signed out. Without a
 * cookie, or with one of a session that is known no more, nobody can tell, if the browser remembers that there was one.
 */
export async function findEnd(kind: 'supplier' | 'purchaser'): Promise<ToldEnd | null> {
  const cookies = (await headers()).get('cookie');
  const token = readCookie(cookies, cookieName[kind]);
  const reason = token === null ? null : await findSessionEnd(database(), token);
  if (reason !== null) return reason === 'signOut' ? null : reason;
  return readCookie(cookies, config.cookie.present.name)?.split('.').includes(kind) ? 'lost' : null;
}

/** The member of the staff who opened a page of the console; null where there is none. */
export async function findStaff(): Promise<StaffActor | null> {
  const presence = await findActor(await asked(), 'staff');
  return presence?.actor.kind === 'staff' ? presence.actor : null;
}
