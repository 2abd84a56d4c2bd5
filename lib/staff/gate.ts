import { redirect } from 'next/navigation';
import type { StaffActor } from '@/lib/auth/actor';
import { findStaff } from '@/lib/auth/gate';
import { type ConsoleLocale, consoleLocaleOf } from '@/lib/i18n/console';
import { current } from '@/lib/i18n/current';
import { href } from '@/lib/routes/address';

/** The language that a page of the console is rendered in. */
export const consoleLocale = async (): Promise<ConsoleLocale> => consoleLocaleOf((await current()).locale);

/** The member of the staff who opened a page of the console; anyone else is led to its sign-in, and back to `back` from there. */
export async function requireStaff(back: string): Promise<{ actor: StaffActor; locale: ConsoleLocale }> {
  const locale = await consoleLocale();
  const actor = await findStaff();
  return { actor: actor ?? redirect(`${href('adminSignIn')}?redirect=${encodeURIComponent(back)}`), locale };
}
