import 'server-only';
import { and, eq, inArray, lt, type SQL } from 'drizzle-orm';
import { database } from '@/lib/platform/db/client';
import { parameterOptionTranslation, parameterTranslation } from '@/lib/platform/db/schema/product';
import { purchaseSpecification } from '@/lib/platform/db/schema/purchase';
import { isLocale, type Locale } from '@/lib/platform/i18n/site';
import type { ShownClaims } from '@/lib/purchase/claim/queries';
import type { RequestRow } from '@/lib/purchase/lock';
import { maskLine } from '@/lib/purchase/mask';
import type { SpecificationLine } from '@/lib/purchase/types';

type Line = typeof purchaseSpecification.$inferSelect;
type Typed = { label: string; value: string };
/** Names of a requirement taken from a product; null where there is none in the site's language. */
type Names = { label: string | null; value: string | null };

/** Requirements with the names, in the site's language, of what was taken from a product. */
const readNamed = (site: Locale, where: SQL | undefined) =>
  database()
    .select({
      line: purchaseSpecification,
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
    .where(where)
    .orderBy(purchaseSpecification.requestId, purchaseSpecification.position);

function visibleLine(
  { requestId: _, parameterId, optionId, ...line }: Line,
  named: Names | undefined,
  site: Locale,
  visible: (line: Typed) => Typed,
): SpecificationLine {
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
}

/**
 * A request's requirements, in the site's language where taken from a product.
 * @param visible masks typed text for the reader
 */
export async function readSpecification(
  requestId: number,
  site: Locale,
  lines: readonly Line[],
  visible: (line: Typed) => Typed,
): Promise<SpecificationLine[]> {
  const found = await readNamed(site, eq(purchaseSpecification.requestId, requestId));
  const names = new Map(found.map(({ line, ...named }) => [line.position, named]));
  return lines.map((line) => visibleLine(line, names.get(line.position), site, visible));
}

/** Number of requirements that a list shows of a request. */
const listed = 2;

type Brief = { requirements: SpecificationLine[]; quotationMax: number };
const nothing: Brief = { requirements: [], quotationMax: 0 };

type Request = Pick<RequestRow, 'id' | 'locale' | 'quotationMax'>;

/**
 * What lists show of some requests beside their cards, by id; requirements are masked for readers without the buyer's
 * contacts.
 */
export async function readBriefs(requests: readonly Request[], site: Locale, claims: ShownClaims) {
  const byId = new Map<number, Brief>();
  if (requests.length === 0) return () => nothing;
  for (const { id, quotationMax } of requests) byId.set(id, { requirements: [], quotationMax });
  const languages = new Map(requests.map(({ id, locale }) => [id, isLocale(locale) ? locale : undefined]));
  const where = and(
    inArray(purchaseSpecification.requestId, [...byId.keys()]),
    lt(purchaseSpecification.position, listed),
  );
  for (const { line, ...named } of await readNamed(site, where)) {
    const { requestId: id } = line;
    const language = languages.get(id);
    const shown = visibleLine(line, named, site, (typed) => maskLine(typed, claims(id, null)));
    byId.get(id)?.requirements.push({ labelLocale: language, valueLocale: language, ...shown });
  }
  return (id: number) => byId.get(id) ?? nothing;
}
