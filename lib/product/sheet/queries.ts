import { and, desc, eq } from 'drizzle-orm';
import type { Messages } from 'next-intl';
import type { SupplierActor } from '@/lib/auth/actor';
import { assertMayDo } from '@/lib/auth/rules';
import { db } from '@/lib/db/client';
import { productImport } from '@/lib/db/schema/product';
import type { Locale } from '@/lib/i18n/site';
import { translator } from '@/lib/i18n/translate';
import { titleOf } from '../edit/rules';
import { headingOf, headingWriter } from './column';
import { resumeImport } from './commands';
import type { ReadyRow } from './parse';
import type { ImportView } from './schema';

type ValidationKey = keyof Messages['validation'];
const sampled = 20;

/**
 * The last import of the actor's company, with what cannot be taken in the language of a site; null where there is none.
 * One that a process left unfinished goes on.
 * @throws AppError forbidden by role
 */
export async function getImport(actor: SupplierActor, site: Locale): Promise<ImportView | null> {
  assertMayDo(actor, 'product');
  const [row] = await db()
    .select()
    .from(productImport)
    .where(and(eq(productImport.companyId, actor.companyId)))
    .orderBy(desc(productImport.id))
    .limit(1);
  if (!row || row.state === 'dropped') return null;
  resumeImport(actor, row);
  const t = await translator(site);
  const write = await headingWriter(site);
  const say = (given: string): string => {
    const [key = '', limit = ''] = given.split(':');
    const known = t.has(`validation.${key as ValidationKey}`) ? (key as ValidationKey) : 'invalid';
    return t(`validation.${known}`, { count: Number(limit), n: limit });
  };
  const { id, name, state, total, done, created, updated } = row;
  const content = row.content as ReadyRow[];
  return {
    ...{ id, name, total, done, created, updated, state: state as ImportView['state'] },
    errors: row.errors.map(({ row: at, column, key }) => ({
      row: at,
      column: headingOf(write, column),
      message: say(key),
    })),
    badRows: new Set(row.errors.map(({ row: at }) => at)).size,
    sample: content.slice(0, sampled).map(({ row: at, id: of, input }) => ({
      row: at,
      id: of,
      name: titleOf(input),
      model: input.model,
    })),
  };
}
