import 'server-only';
import { sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { type Db, rows } from '@/lib/platform/db/client';
import { orReportCurrent, revise } from '@/lib/platform/revision/commands';
import { setUses } from '@/lib/upload/usage/commands';
import { arrangeBlocks, type BlockRow } from '../block';
import { getOwnShowroom } from './queries';
import { assertBlock, assertTemplate } from './rules';
import type { BlockChoice, ShowroomSetting } from './schema';
import { changeShowroom, type LockedCompany } from './transaction';

/** Changes the showroom's settings, unless changed by somebody else since they were read. */
async function changeHome(
  actor: SupplierActor,
  read: number | undefined,
  run: (db: Db, company: LockedCompany) => Promise<void>,
): Promise<{ revision: number }> {
  const write = () =>
    changeShowroom(actor, async (db, company) => {
      const revision = await revise(db, actor, { kind: 'showroom', id: company.id }, read);
      await run(db, company);
      return { revision };
    });
  return orReportCurrent(write, async () => {
    const { setting, blocks } = await getOwnShowroom(actor);
    const { banner, ...rest } = setting;
    const current = { ...rest, banner: banner.map(({ key }) => key), blocks: blocks.map(choiceOf) };
    return { current, files: banner };
  });
}

const choiceOf = ({ kind, shown }: BlockChoice): BlockChoice => ({ kind, shown });

/**
 * Sets template, product center layout, hue and banner of the actor's showroom; without `read`, the form's revision, it
 * overwrites. docs/domain.md, Gates. @throws AppError forbidden without the role, or for a template not covered by the
 * standing; badRequest for a banner that is no picture of the company; conflict revision:changed
 */
export function saveSetting(
  actor: SupplierActor,
  setting: ShowroomSetting,
  read?: number,
): Promise<{ revision: number }> {
  const { template, productTemplate, hue, banner } = setting;
  return changeHome(actor, read, async (db, company) => {
    assertTemplate(template, company.template, company);
    await setUses(
      db,
      actor,
      `showroom_banner:${company.id}`,
      banner.map((key) => ({ key, kinds: ['picture'], field: 'banner' })),
    );
    await db.execute(sql`update company set template = ${template}, product_template = ${productTemplate}, hue = ${hue},
      banner = ${banner[0] ?? null} where id = ${company.id}`);
  });
}

/**
 * Sorts, shows and hides the blocks on the home of the actor's showroom.
 * @throws AppError forbidden without the role, or for showing a block that grade or membership do not cover; conflict
 * revision:changed if not the revision in `read`
 */
export function saveBlocks(
  actor: SupplierActor,
  requested: readonly BlockChoice[],
  read?: number,
): Promise<{ revision: number }> {
  return changeHome(actor, read, async (db, company) => {
    const stored = await rows<BlockRow>(
      db,
      sql`select kind, shown from showroom_block where company_id = ${company.id} order by sort, kind`,
    );
    const before = arrangeBlocks(stored);
    for (const { kind, shown } of requested)
      if (shown && !before.find((block) => block.kind === kind)?.shown) assertBlock(kind, company);
    const rest = before.filter(({ kind }) => !requested.some((block) => block.kind === kind));
    const values = [...requested, ...rest].map(
      ({ kind, shown }, sort) => sql`(${company.id}, ${kind}, ${sort}::smallint, ${shown}::boolean)`,
    );
    await db.execute(sql`insert into showroom_block (company_id, kind, sort, shown) values ${sql.join(values, sql`, `)}
      on conflict (company_id, kind) do update set sort = excluded.sort, shown = excluded.shown`);
  });
}
