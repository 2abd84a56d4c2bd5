import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { href } from '@/lib/routes/address';
import { currentActor, findActor, type PurchaserActor, type StaffActor, type SupplierActor } from './actor';

const signIn = (name: 'supplierLogin' | 'purchaserLogin', back: string | undefined): never =>
  redirect(back === undefined ? href(name) : `${href(name)}?redirect=${encodeURIComponent(back)}`);
const asked = async () => ({ headers: await headers(), method: 'GET' });

/** The supplier who opened a page; anyone else is led to the sign-in page, and back to `back` from there. Architecture, rule 1. */
export async function requireSupplier(back?: string): Promise<SupplierActor> {
  return (await currentActor(await asked(), 'supplier?')) ?? signIn('supplierLogin', back);
}

/** The purchaser who opened a page; anyone else is led to the sign-in page, and back to `back` from there. Architecture, rule 1. */
export async function requirePurchaser(back?: string): Promise<PurchaserActor> {
  return (await currentActor(await asked(), 'purchaser?')) ?? signIn('purchaserLogin', back);
}

/** The member of the staff who opened a page of the console; null where there is none. */
export async function findStaff(): Promise<StaffActor | null> {
  const presence = await findActor(await asked(), 'staff');
  return presence?.actor.kind === 'staff' ? presence.actor : null;
}
