import 'server-only';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import {
  agentOffer,
  agentOfferCountry,
  agentOfferTranslation,
  launch,
  launchCountry,
  launchTranslation,
} from '@/lib/platform/db/schema/launch';
import { locales } from '@/lib/platform/i18n/site';
import { ids, insertLater } from './insert';
import type { LoadedCompany } from './load-company';
import { scenePicture } from './picture';
import { draw } from './random';
import type { LaunchSeed, OfferSeed } from './seed';

/** A company's first product of a kind: groups stand in the order of its kinds. */
const productOf = async (db: Db): Promise<(companyId: number, kind: number) => number | undefined> => {
  const found = await rows<{ id: number; company: number; kind: number }>(
    db,
    sql`select min(p.id)::int as id, p.company_id as company, g.sort as kind from product p
      join product_group g on g.id = p.group_id group by 2, 3`,
  );
  const first = new Map(found.map(({ id, company, kind }) => [`${company}|${kind}`, id]));
  return (companyId, kind) => first.get(`${companyId}|${kind}`);
};

/**
 * Writes the demo's global launches and agent offers, each of a Gold or Diamond company, in the order of the seed, the
 * first published last.
 * @throws Error where the seed names a product that its company does not make
 */
export async function loadLaunches(
  db: Db,
  companies: readonly LoadedCompany[],
  seeds: { launches: LaunchSeed[]; offers: OfferSeed[] },
  now: Date,
): Promise<void> {
  const product = await productOf(db);
  const insert = insertLater();
  const next = { launch: await ids(db, launch), offer: await ids(db, agentOffer) };
  const facts = (seed: LaunchSeed, at: number) => {
    const owner = companies.find(({ seed: { key } }) => key === seed.company);
    const place = owner?.kinds.findIndex((kind) => kind.seed.key === seed.kind) ?? -1;
    const productId = owner && product(owner.id, place);
    if (!owner || productId === undefined) throw new Error(`${seed.company} makes no ${seed.kind}`);
    const random = draw(`launch|${seed.company}|${seed.kind}`);
    const publishedAt = new Date(now.getTime() - (at * 5 + 1) * 86_400_000 - random.between(0, 80_000) * 1000);
    const worldwide = seed.countries.length === 0;
    return {
      owner,
      row: { companyId: owner.id, productId, status: 'normal', worldwide, publishedAt, updatedAt: publishedAt },
    };
  };
  for (const [at, seed] of seeds.launches.entries()) {
    const id = next.launch.next();
    const { row } = facts(seed, at);
    insert.add(launch, [{ id, ...row, toldAt: row.publishedAt }]);
    insert.add(
      launchCountry,
      seed.countries.map((countryCode) => ({ launchId: id, countryCode })),
    );
    insert.add(
      launchTranslation,
      locales.map((locale) => ({ launchId: id, locale, slogan: seed.slogan[locale] })),
    );
  }
  for (const [at, seed] of seeds.offers.entries()) {
    const id = next.offer.next();
    const { owner, row } = facts(seed, at);
    const arts = owner.kinds.map((kind) => kind.seed.art);
    const own = owner.kinds.find((kind) => kind.seed.key === seed.kind)?.seed.art ?? '';
    const banner = scenePicture(
      [own, ...arts.filter((art) => art !== own)],
      (owner.hue + 60) % 360,
      `offer|${seed.company}`,
    );
    insert.add(agentOffer, [{ id, ...row, banner }]);
    insert.add(
      agentOfferCountry,
      seed.countries.map((countryCode) => ({ offerId: id, countryCode })),
    );
    insert.add(
      agentOfferTranslation,
      locales.map((locale) => ({ offerId: id, locale, slogan: seed.slogan[locale], detail: seed.detail[locale] })),
    );
  }
  await insert.run(db);
  for (const counter of Object.values(next)) await counter.settle();
}
