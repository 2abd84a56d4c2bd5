import { redirect } from 'next/navigation';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { findStaff } from '@/lib/platform/auth/gate';
import { type ConsoleLocale, consoleLocaleOf } from '@/lib/platform/i18n/console';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';

/** The language that a page of the console is rendered in. */
export const consoleLocale = async (): Promise<ConsoleLocale> => consoleLocaleOf((await pageLocale()).locale);

/** The signed-in staff member; redirects others to the console's sign-in, which returns to `back`. */
export async function requireStaff(back: string): Promise<{ actor: StaffActor; locale: ConsoleLocale }> {
  const locale = await consoleLocale();
  const actor = await findStaff();
  return { actor: actor ?? redirect(`${href('adminSignIn')}?redirect=${encodeURIComponent(back)}`), locale };
}
