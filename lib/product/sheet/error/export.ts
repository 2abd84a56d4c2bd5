import 'server-only';
import { and, eq } from 'drizzle-orm';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { database } from '@/lib/platform/db/client';
import { type ImportError, productImport } from '@/lib/platform/db/schema/product';
import { AppError } from '@/lib/platform/errors';
import { messagesOf } from '@/lib/platform/http/envelope';
import { idField } from '@/lib/platform/http/field';
import { formatList, formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { countTry } from '@/lib/platform/limit/count';
import { fitted } from '@/lib/product/sheet/cell';
import { headingOf, headingWriter, reasonHeadings } from '@/lib/product/sheet/column';
import { loadParameters } from '@/lib/product/sheet/parameter';
import { escapedText } from '@/lib/product/sheet/xml';

const wrongColour = '#FBEBE9';

/**
 * The rejected rows of an import as a sheet, with reasons in front and wrong cells marked, to be corrected and sent
 * again.
 * @throws AppError forbidden by role, notFound if not the company's import or without errors, tooManyRequests
 */
export async function exportWrongRows(actor: SupplierActor, site: Locale, id: number): Promise<Buffer> {
  assertMayDo(actor, 'product');
  if (!idField.safeParse(id).success) throw new AppError('notFound');
  const [found] = await database()
    .select({ errors: productImport.errors, refused: productImport.refused })
    .from(productImport)
    .where(and(eq(productImport.id, id), eq(productImport.companyId, actor.companyId)));
  if (!found || found.refused.rows.length === 0) throw new AppError('notFound');
  await countTry('exportFile', String(actor.accountId));
  const t = await translator(site);
  const write = await headingWriter(site);
  const parameters = await loadParameters(database(), actor.companyId);
  const { heading, codes, rows } = found.refused;
  const isReason = await reasonHeadings();
  const dataColumns = heading.flatMap((words, index) => (isReason(words) ? [] : [index]));
  const errorsOf = new Map<number, ImportError[]>();
  for (const error of found.errors) {
    const list = errorsOf.get(error.row);
    if (list) list.push(error);
    else errorsOf.set(error.row, [error]);
  }
  const long = (length: number) => t('productSheet.tooLong', { n: formatNumber(site, length) });
  const line = ({ row, cells }: (typeof rows)[number]): SheetData[number] => {
    const errors = errorsOf.get(row) ?? [];
    const wrong = new Set(errors.map(({ column }) => column));
    const reasons = errors.map(({ column, key, near = [] }) => {
      const problem = messagesOf(t, [{ field: column, key }])[0]?.message ?? '';
      const reason = t('productCenter.fieldProblem', { field: headingOf(write, column, parameters), problem });
      return near.length === 0 ? reason : t('productSheet.reasonNear', { reason, words: formatList(site, near) });
    });
    return [
      { value: escapedText(reasons.join('\n')), wrap: true },
      ...dataColumns.map((at) => {
        const cell = cells[at] ?? '';
        const value = fitted(cell, long);
        const mark = wrong.has(codes[at] ?? '') ? { backgroundColor: wrongColour } : {};
        return value === '' && !wrong.has(codes[at] ?? '') ? null : { value, ...mark };
      }),
    ];
  };
  const data: SheetData = [
    [t('productSheet.reason'), ...dataColumns.map((at) => heading[at] ?? '')].map((value) => ({
      value: escapedText(value),
      fontWeight: 'bold' as const,
    })),
    ...rows.toSorted((a, b) => a.row - b.row).map(line),
  ];
  return writeXlsxFile([
    { data, sheet: t('productSheet.products'), stickyRowsCount: 1, columns: [{ width: 60 }] },
  ]).toBuffer();
}
