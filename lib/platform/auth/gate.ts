import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { config } from '@/lib/platform/config';
import { database } from '@/lib/platform/db/client';
import { href } from '@/lib/platform/routes/address';
import { findActor, type PurchaserActor, type StaffActor, type SupplierActor } from './actor';
import { cookieName, readCookie } from './cookie';
import { findSessionEnd, type ReportedEnd } from './session';

const signIn = (name: 'supplierLogin' | 'purchaserLogin', back: string | undefined): never =>
  redirect(back === undefined ? href(name) : `${href(name)}?redirect=${encodeURIComponent(back)}`);
const currentRequest = async () => ({ headers: await headers(), method: 'GET' });

/** The signed-in supplier for a page's frame; null if there is none. */
export async function findSupplier(): Promise<SupplierActor | null> {
  const presence = await findActor(await currentRequest(), 'supplier');
  return presence?.actor.kind === 'supplier' ? presence.actor : null;
}

/** The signed-in purchaser for a page's frame; null if there is none. */
export async function findPurchaser(): Promise<PurchaserActor | null> {
  const presence = await findActor(await currentRequest(), 'purchaser');
  return presence?.actor.kind === 'purchaser' ? presence.actor : null;
}

/**
 * The signed-in supplier; redirects others to the sign-in page, which returns to `back`.
 * docs/architecture.md, Gates.
 */
export async function requireSupplier(back?: string): Promise<SupplierActor> {
  return (await findSupplier()) ?? signIn('supplierLogin', back);
}

/**
 * The signed-in purchaser; redirects others to the sign-in page, which returns to `back`.
 * docs/architecture.md, Gates.
 */
export async function requirePurchaser(back?: string): Promise<PurchaserActor> {
  return (await findPurchaser()) ?? signIn('purchaserLogin', back);
}

/**
 * Why a visitor's session ended; null if there was none or they signed out. 'lost' if the session cookie is missing or
 * unknown but the signed-in cookie is still set.
 */
export async function findEnd(kind: 'supplier' | 'purchaser'): Promise<ReportedEnd | null> {
  const cookies = (await headers()).get('cookie');
  const token = readCookie(cookies, cookieName[kind]);
  const reason = token === null ? null : await findSessionEnd(database(), token);
  if (reason !== null) return reason === 'signOut' ? null : reason;
  return readCookie(cookies, config.cookie.present.name)?.split('.').includes(kind) ? 'lost' : null;
}

/** The signed-in staff member; null if there is none. */
export async function findStaff(): Promise<StaffActor | null> {
  const presence = await findActor(await currentRequest(), 'staff');
  return presence?.actor.kind === 'staff' ? presence.actor : null;
}
