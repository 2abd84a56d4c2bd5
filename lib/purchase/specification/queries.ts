import 'server-only';
import { and, eq } from 'drizzle-orm';
import { database } from '@/lib/platform/db/client';
import { parameterOptionTranslation, parameterTranslation } from '@/lib/platform/db/schema/product';
import { purchaseSpecification } from '@/lib/platform/db/schema/purchase';
import type { Locale } from '@/lib/platform/i18n/site';
import type { SpecificationLine } from '@/lib/purchase/types';

/** Names, in the site's language, of requirements taken from a product, by position. */
async function readSpecificationNames(requestId: number, site: Locale) {
  const found = await database()
    .select({
      position: purchaseSpecification.position,
      label: parameterTranslation.label,
      value: parameterOptionTranslation.label,
    })
    .from(purchaseSpecification)
    .leftJoin(
      parameterTranslation,
      and(
        eq(parameterTranslation.parameterId, purchaseSpecification.parameterId),
        eq(parameterTranslation.locale, site),
      ),
    )
    .leftJoin(
      parameterOptionTranslation,
      and(
        eq(parameterOptionTranslation.optionId, purchaseSpecification.optionId),
        eq(parameterOptionTranslation.locale, site),
      ),
    )
    .where(eq(purchaseSpecification.requestId, requestId));
  return new Map(found.map(({ position, ...named }) => [position, named]));
}

/**
 * A request's requirements, in the site's language where taken from a product.
 * @param shown masks typed text for the reader
 */
export async function readSpecification(
  requestId: number,
  site: Locale,
  lines: readonly (typeof purchaseSpecification.$inferSelect)[],
  visible: (line: { label: string; value: string }) => { label: string; value: string },
): Promise<SpecificationLine[]> {
  const names = await readSpecificationNames(requestId, site);
  return lines.map(({ requestId: _, parameterId, optionId, ...line }) => {
    const named = names.get(line.position);
    const label = parameterId === null ? null : named?.label;
    const value = optionId === null ? null : named?.value;
    const typed = visible(line);
    return {
      ...line,
      label: label ?? typed.label,
      value: value ?? typed.value,
      ...(label ? { labelLocale: site } : {}),
      ...(value ? { valueLocale: site } : {}),
    };
  });
}
