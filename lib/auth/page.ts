import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { href } from '@/lib/routes/address';
import { currentActor, findActor, type PurchaserActor, type StaffActor, type SupplierActor } from './actor';

const signIn = (name: 'supplierLogin' | 'purchaserLogin', back: string | undefined): never =>
  redirect(back === undefined ? href(name) : `${href(name)}?redirect=${encodeURIComponent(back)}`);
const asked = async () => ({ headers: await headers(), method: 'GET' });

/** The supplier whose session a page's frame shows; null where there is none. */
export const findSupplier = async (): Promise<SupplierActor | null> => currentActor(await asked(), 'supplier?');

/** The purchaser whose session a page's frame shows; null where there is none. */
export const findPurchaser = async (): Promise<PurchaserActor | null> => currentActor(await asked(), 'purchaser?');

/** The supplier who opened a page; anyone else is led to the sign-in page, and back to `back` from there. Architecture, rule 1. */
export async function requireSupplier(back?: string): Promise<SupplierActor> {
  return (await findSupplier()) ?? signIn('supplierLogin', back);
}

/** The purchaser who opened a page; anyone else is led to the sign-in page, and back to `back` from there. Architecture, rule 1. */
export async function requirePurchaser(back?: string): Promise<PurchaserActor> {
  return (await findPurchaser()) ?? signIn('purchaserLogin', back);
}

/** The member of the staff who opened a page of the console; null where there is none. */
export async function findStaff(): Promise<StaffActor | null> {
  const presence = await findActor(await asked(), 'staff');
  return presence?.actor.kind === 'staff' ? presence.actor : null;
}
