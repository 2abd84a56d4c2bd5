import 'server-only';
import { eq } from 'drizzle-orm';
import { productTitle, sharedColumns } from '@/lib/launch/noun';
import { assertAbout, productBeside } from '@/lib/launch/product/queries';
import type { Db } from '@/lib/platform/db/client';
import { agentOffer, agentOfferCountry, agentOfferTranslation } from '@/lib/platform/db/schema/launch';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import type { Noun } from '@/lib/review/item/noun';
import { written } from '@/lib/review/item/text';
import { assertStar } from '@/lib/standing/gate';
import { offerMax } from './constants';
import { type OfferInput, offerFields } from './schema';

async function read(db: Db, id: number, locale: Locale): Promise<OfferInput> {
  const [row] = await db.select().from(agentOffer).where(eq(agentOffer.id, id));
  if (!row) throw new AppError('notFound');
  const countries = await db
    .select({ code: agentOfferCountry.countryCode })
    .from(agentOfferCountry)
    .where(eq(agentOfferCountry.offerId, id));
  const texts = await db.select().from(agentOfferTranslation).where(eq(agentOfferTranslation.offerId, id));
  return offerFields.parse({
    locale,
    productId: row.productId,
    worldwide: row.worldwide,
    countries: countries.map(({ code }) => code),
    banner: row.banner,
    translations: Object.fromEntries(texts.map(({ locale: of, slogan, detail }) => [of, { slogan, detail }])),
  });
}

async function write(
  db: Db,
  { companyId, id }: { companyId: number; id: number | null },
  input: OfferInput,
): Promise<number> {
  const columns = { ...sharedColumns(input), banner: input.banner };
  const [row] =
    id === null
      ? await db
          .insert(agentOffer)
          .values({ companyId, ...columns })
          .returning({ id: agentOffer.id })
      : await db.update(agentOffer).set(columns).where(eq(agentOffer.id, id)).returning({ id: agentOffer.id });
  if (!row) throw new AppError('notFound');
  const offerId = row.id;
  await db.delete(agentOfferCountry).where(eq(agentOfferCountry.offerId, offerId));
  await db.delete(agentOfferTranslation).where(eq(agentOfferTranslation.offerId, offerId));
  const zones = input.worldwide ? [] : input.countries;
  if (zones.length > 0)
    await db.insert(agentOfferCountry).values(zones.map((countryCode) => ({ offerId, countryCode })));
  const texts = written(input.translations).map(([locale, text]) => ({ offerId, locale, ...text }));
  if (texts.length > 0) await db.insert(agentOfferTranslation).values(texts);
  return offerId;
}

export const offerNoun: Noun<OfferInput> = {
  kind: 'offer',
  table: 'agent_offer',
  route: 'supplierAgentOffer',
  lists: ['agent-list'],
  dated: true,
  max: offerMax,
  assertCovered: assertStar,
  check: (db, item, input, submitted) => assertAbout(db, 'agent', item, input, submitted),
  parse: (content) => offerFields.parse(content),
  read,
  write,
  usesOf: ({ banner }) => (banner === '' ? [] : [{ key: banner, kinds: ['picture'], field: 'banner' }]),
  titleOf: (db, { productId, locale }) => productTitle(db, productId, locale),
  beside: productBeside,
};
