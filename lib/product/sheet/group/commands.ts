import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { config } from '@/lib/platform/config';
import { database } from '@/lib/platform/db/client';
import { type ImportError, productGroup, productImport } from '@/lib/platform/db/schema/product';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { saveGroup } from '@/lib/product/group/commands';
import { groupInput } from '@/lib/product/group/schema';
import { readAgain } from '@/lib/product/sheet/commands';
import { shownValue } from '@/lib/product/sheet/constants';

const inputOf = (locale: Locale, name: string) => groupInput.safeParse({ locale, names: { [locale]: name } });

/** Distinct names of groups that a sheet uses and the company does not have, if valid. */
export function missingGroups(errors: readonly ImportError[], locale: Locale): string[] {
  // A truncated value is not the full name.
  const named = errors.filter(({ column, value = '' }) => column === 'group' && value.length < shownValue);
  const first = new Map<string, string>();
  for (const { value = '' } of named) {
    const key = value.trim().toLocaleLowerCase(locale);
    if (!first.has(key)) first.set(key, value.trim());
  }
  return [...first.values()].filter((name) => inputOf(locale, name).success);
}

const isTaken = (error: unknown): boolean =>
  error instanceof AppError && error.errors.some(({ key }) => key === 'nameDuplicated');

/**
 * Creates the groups that a sheet uses, in the import's language, and reads the sheet again.
 * @throws AppError forbidden by role, notFound, conflict for one that is not ready, badRequest over
 * config.product.groups
 */
export async function makeGroups(actor: SupplierActor, id: number): Promise<null> {
  assertMayDo(actor, 'product');
  const { companyId } = actor;
  const [found] = await database()
    .select({ state: productImport.state, locale: productImport.locale, errors: productImport.errors })
    .from(productImport)
    .where(and(eq(productImport.id, id), eq(productImport.companyId, companyId)));
  if (!found) throw new AppError('notFound');
  if (found.state !== 'ready') throw new AppError('conflict', [{ field: 'id', key: 'decided' }]);
  const locale = found.locale as Locale;
  const names = missingGroups(found.errors, locale);
  const own = await database().$count(productGroup, eq(productGroup.companyId, companyId));
  if (own + names.length > config.product.groups) throw new AppError('badRequest', [{ field: 'id', key: 'limit' }]);
  for (const name of names) {
    try {
      await saveGroup(actor, null, inputOf(locale, name).data ?? { locale, names: {}, onHome: true });
    } catch (error) {
      // A colleague was faster.
      if (!isTaken(error)) throw error;
    }
  }
  return readAgain(actor, id);
}
