import { sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/auth/actor';
import { rows } from '@/lib/db/client';
import { useUploads } from '@/lib/upload/use';
import { arrangeBlocks, type BlockRow } from '../block';
import { changeHall } from './change';
import { assertBlock, assertTemplate } from './rules';
import type { BlockChoice, HallSetting } from './schema';

/**
 * Chooses the template, the product centre's look, the hue and the banner of the actor's showroom. Specification 3,
 * Showroom template options; decisions, Verification and membership.
 * @throws AppError forbidden without the role, or for a template that the standing does not cover; badRequest for a
 * banner that is no picture of the company
 */
export async function saveSetting(actor: SupplierActor, setting: HallSetting): Promise<null> {
  const { template, productTemplate, hue, banner } = setting;
  await changeHall(actor, async (on, held) => {
    assertTemplate(template, held.template, held);
    await useUploads(
      on,
      actor,
      `hall_banner:${held.id}`,
      banner.map((key) => ({ key, kinds: ['picture'], field: 'banner' })),
    );
    await on.execute(sql`update company set template = ${template}, product_template = ${productTemplate}, hue = ${hue},
      banner = ${banner[0] ?? null} where id = ${held.id}`);
  });
  return null;
}

/**
 * Puts the blocks of the home of the actor's showroom in order and switches them on and off. Specification 2.7,
 * Exhibition Hall Setup, and 4, Toggles.
 * @throws AppError forbidden without the role, or where a block is switched on that grade or membership keep hidden
 */
export async function saveBlocks(actor: SupplierActor, wanted: readonly BlockChoice[]): Promise<null> {
  await changeHall(actor, async (on, held) => {
    const stored = await rows<BlockRow>(
      on,
      sql`select kind, shown from hall_block where company_id = ${held.id} order by sort, kind`,
    );
    const before = arrangeBlocks(stored);
    for (const { kind, shown } of wanted)
      if (shown && !before.find((block) => block.kind === kind)?.shown) assertBlock(kind, held);
    const rest = before.filter(({ kind }) => !wanted.some((block) => block.kind === kind));
    const values = [...wanted, ...rest].map(
      ({ kind, shown }, sort) => sql`(${held.id}, ${kind}, ${sort}::smallint, ${shown}::boolean)`,
    );
    await on.execute(sql`insert into hall_block (company_id, kind, sort, shown) values ${sql.join(values, sql`, `)}
      on conflict (company_id, kind) do update set sort = excluded.sort, shown = excluded.shown`);
  });
  return null;
}
