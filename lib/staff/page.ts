import { redirect } from 'next/navigation';
import type { StaffActor } from '@/lib/auth/actor';
import { findStaff } from '@/lib/auth/page';
import { href } from '@/lib/routes/address';

/** The member of the staff who opened a page of the console; anyone else is led to its sign-in, and back to `back` from there. */
export async function requireStaff(back: string): Promise<StaffActor> {
  return (await findStaff()) ?? redirect(`${href('adminSignIn')}?redirect=${encodeURIComponent(back)}`);
}
