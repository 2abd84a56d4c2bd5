import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { launch, launchCountry, launchTranslation } from '@/lib/platform/db/schema/launch';
import { translated } from '@/lib/platform/db/translation';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import type { Noun } from '@/lib/review/item/noun';
import { written } from '@/lib/review/item/text';
import { assertStar } from '@/lib/standing/gate';
import { launchMax } from './constants';
import { assertAbout, productBeside } from './product/queries';
import { type LaunchInput, launchFields } from './schema';

/** Title of a launch or an offer in the review queue: its product's name. */
export async function productTitle(db: Db, productId: number | null, locale: Locale): Promise<string> {
  const name = translated('product_translation', 'product_id', 'name', sql`${productId}::int`, locale);
  const [found] = await rows<{ name: string | null }>(db, sql`select ${name} as name`);
  return found?.name ?? '';
}

/** Columns shared by launches and offers, from the form. */
export const sharedColumns = ({ productId, worldwide }: { productId: number | null; worldwide: boolean }) => ({
  productId: productId ?? 0,
  worldwide,
  updatedAt: new Date(),
});

async function read(db: Db, id: number, locale: Locale): Promise<LaunchInput> {
  const [row] = await db.select().from(launch).where(eq(launch.id, id));
  if (!row) throw new AppError('notFound');
  const countries = await db
    .select({ code: launchCountry.countryCode })
    .from(launchCountry)
    .where(eq(launchCountry.launchId, id));
  const texts = await db.select().from(launchTranslation).where(eq(launchTranslation.launchId, id));
  return launchFields.parse({
    locale,
    productId: row.productId,
    worldwide: row.worldwide,
    countries: countries.map(({ code }) => code),
    translations: Object.fromEntries(texts.map((text) => [text.locale, { slogan: text.slogan }])),
  });
}

async function write(
  db: Db,
  { companyId, id }: { companyId: number; id: number | null },
  input: LaunchInput,
): Promise<number> {
  const columns = sharedColumns(input);
  const [row] =
    id === null
      ? await db
          .insert(launch)
          .values({ companyId, ...columns })
          .returning({ id: launch.id })
      : await db.update(launch).set(columns).where(eq(launch.id, id)).returning({ id: launch.id });
  if (!row) throw new AppError('notFound');
  const launchId = row.id;
  await db.delete(launchCountry).where(eq(launchCountry.launchId, launchId));
  await db.delete(launchTranslation).where(eq(launchTranslation.launchId, launchId));
  const zones = input.worldwide ? [] : input.countries;
  if (zones.length > 0) await db.insert(launchCountry).values(zones.map((countryCode) => ({ launchId, countryCode })));
  const texts = written(input.translations).map(([locale, { slogan }]) => ({ launchId, locale, slogan }));
  if (texts.length > 0) await db.insert(launchTranslation).values(texts);
  return launchId;
}

export const launchNoun: Noun<LaunchInput> = {
  kind: 'launch',
  table: 'launch',
  route: 'supplierLaunch',
  lists: ['launch-list'],
  dated: true,
  max: launchMax,
  assertCovered: assertStar,
  check: (db, item, input, submitted) => assertAbout(db, 'launch', item, input, submitted),
  parse: (content) => launchFields.parse(content),
  read,
  write,
  usesOf: () => [],
  titleOf: (db, { productId, locale }) => productTitle(db, productId, locale),
  beside: productBeside,
};
