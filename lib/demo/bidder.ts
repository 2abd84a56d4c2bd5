import 'server-only';
import { sql } from 'drizzle-orm';
import type { Grade, Membership } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { supplierLocale } from './account';
import { draw } from './random';
import type { KindSeed, SectorSeed } from './seed';
import type { Need, RequestSeed } from './trade-seed';

/** A value of a product's parameter. */
export type Value = {
  parameterId: number;
  /** of its meaning, with its sector before it */
  key: string;
  label: string;
  unit: string;
  min: number | null;
  max: number | null;
  optionId: number | null;
  /** an option's name or a text */
  text: string;
};
/** A company with the product that it offers. */
export type Bidder = {
  companyId: number;
  accountId: number | null;
  country: string;
  grade: Grade;
  membership: Membership;
  locale: Locale;
  /** null where it would make or buy what is asked for */
  productId: number | null;
  brand: string;
  model: string;
  currency: string;
  leadDays: number | null;
  /** the product's price in US dollars */
  usd: number;
  /** whether it shows anything of the category that is asked for */
  isOfCategory: boolean;
};

type Row = Omit<Bidder, 'locale' | 'usd' | 'isOfCategory'> & { noun: string };

type Size = KindSeed['sizes'][number];

/** How many of the things that are asked for a size does not have. */
const missesOf = (size: Size, need: Need): number =>
  Object.entries(need).filter(([key, required]) => {
    const own = size[key];
    if (typeof required === 'string') return !required.includes(String(own));
    const [min, max] = Array.isArray(own) ? own : [Number(own), Number(own)];
    return max < (required[0] ?? max) || min > (required[1] ?? min);
  }).length;

/** How far a size lies from what is asked for, with what it does not have; too small is worse than too large. */
const distance = (size: Size, { price }: Size, need: Need): number =>
  Math.abs(Math.log(size.price / price)) * (size.price < price ? 2 : 1) + missesOf(size, need) / 2;

/**
 * Companies for a size of a kind of product, in an order that the key draws: first who shows the kind, each with the
 * size that comes nearest, then others of the sector.
 */
export async function findBidders(
  db: Db,
  kind: KindSeed,
  sector: SectorSeed,
  { key, size, need }: Pick<RequestSeed, 'key' | 'size' | 'need'>,
): Promise<Bidder[]> {
  const nouns = sector.kinds.map(({ noun }) => noun.en.toLowerCase());
  const found = await rows<Row>(
    db,
    sql`select c.id as "companyId", (select min(a.id) from account a where a.company_id = c.id and a.company_role = 'owner') as "accountId",
        c.country_code as country, c.grade, c.membership, p.id as "productId", p.brand, p.model, p.currency,
        p.lead_days_max as "leadDays", lower(g.name) as noun
      from product p join company c on c.id = p.company_id
        join product_group_translation g on g.group_id = p.group_id and g.locale = 'en'
      where p.status = 'normal' and p.listed and c.status = 'normal' and lower(g.name) in ${nouns} order by c.id, p.id`,
  );
  const random = draw(`bidder|${key}`);
  const requested = kind.sizes.find(({ model }) => model === size);
  if (!requested) throw new Error(`no size ${size} of ${kind.key}`);
  const isMaker = ({ noun }: Row) => noun === kind.noun.en.toLowerCase();
  const related = sector.kinds.filter(({ category }) => category === kind.category);
  const relatedNouns = new Set(related.map(({ noun }) => noun.en.toLowerCase()));
  const makers = new Set(found.filter(isMaker).map(({ companyId }) => companyId));
  const places = new Map(found.map(({ companyId }) => [companyId, random.next() + (makers.has(companyId) ? 0 : 1)]));
  return [...places]
    .toSorted(([, a], [, b]) => a - b)
    .map(([id]) => {
      const own = found.filter(({ companyId }) => companyId === id);
      const isOfCategory = own.some(({ noun }) => relatedNouns.has(noun));
      const sizes = own.filter(isMaker).flatMap((row) => {
        const offered = kind.sizes.find(({ model }) => row.model.endsWith(`-${model}`));
        return offered ? [{ row, usd: offered.price, far: distance(offered, requested, need) }] : [];
      });
      const chosen = sizes.toSorted((a, b) => a.far - b.far)[0];
      const { noun: _, ...row } = chosen?.row ?? random.pick(own);
      const offered = chosen ? row : { ...row, productId: null, model: '' };
      const usd = chosen?.usd ?? requested.price * (0.9 + random.next() * 0.3);
      return { ...offered, isOfCategory, locale: supplierLocale(row.country) as Locale, usd };
    });
}

/** What a product states, under the names of a language. */
export const readValues = (db: Db, productId: number, locale: Locale): Promise<Value[]> =>
  rows<Value>(
    db,
    sql`select v.parameter_id as "parameterId", p.key, t.label, p.unit, v.min, v.max, v.option_id as "optionId", coalesce(o.label, v.text, '') as text
      from product_parameter v join parameter p on p.id = v.parameter_id
        join parameter_translation t on t.parameter_id = p.id and t.locale = ${locale}
        left join parameter_option_translation o on o.option_id = v.option_id and o.locale = ${locale}
      where v.product_id = ${productId} order by v.sort`,
  );
