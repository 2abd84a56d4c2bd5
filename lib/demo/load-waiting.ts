import 'server-only';
import { sql } from 'drizzle-orm';
import { insertAll } from '@/lib/db/bulk';
import { type Database, type Executor, rows } from '@/lib/db/client';
import { company } from '@/lib/db/schema/company';
import { review } from '@/lib/db/schema/review';
import { transaction } from '@/lib/db/transaction';
import { type Locale, locales } from '@/lib/i18n/site';
import { readInput } from '@/lib/product/edit/read';
import type { ProductInput } from '@/lib/product/edit/schema';
import { insertProducts, writeProduct } from '@/lib/product/edit/write';
import { supplierLocale } from './account';
import { ids, insertLater } from './insert';
import { logoPicture } from './picture';
import { readCompanies, readWaiting, type WaitingSeed } from './seed';
import { waitingCompanyRows } from './waiting-company';

type Review = typeof review.$inferInsert;
type Subject = { companyId: number; productId: number; locale: Locale };

const hour = 3_600_000;
/** A submission some hours ago; decided an hour later where there is a reason. */
const submission = (now: Date, hours: number, rest: Omit<Review, 'state'>): Review => {
  const submittedAt = new Date(now.getTime() - hours * hour);
  if (!rest.reason) return { ...rest, state: 'pending', submittedAt };
  return { ...rest, state: 'rejected', submittedAt, decidedAt: new Date(submittedAt.getTime() + hour) };
};

const each = <T>(of: (locale: Locale) => T) => Object.fromEntries(locales.map((locale) => [locale, of(locale)]));
const titleOf = ({ translations, locale }: ProductInput) => translations[locale]?.name ?? '';

/** The same product with a longer warranty, a new price and a shorter lead time. */
function changed(input: ProductInput, added: Record<Locale, string>, factor: number): ProductInput {
  const raise = (amount: number | null) => (amount === null ? null : Math.max(1, Math.round(amount * factor)));
  const { min, max } = input.leadDays;
  return {
    ...input,
    priceMin: raise(input.priceMin),
    priceMax: raise(input.priceMax),
    leadDays: { min, max: max === null ? null : Math.max(min ?? 1, max - 5) },
    translations: each((locale) => {
      const text = input.translations[locale];
      return text && { ...text, introduction: `${text.introduction}${locale === 'zh' ? '' : ' '}${added[locale]}` };
    }),
  };
}

/** A sister of the product, under another model number. */
function sister(input: ProductInput, mark: string): ProductInput {
  const model = `${input.model}-${mark}`;
  return {
    ...input,
    model,
    translations: each((locale) => {
      const text = input.translations[locale];
      return text && { ...text, name: text.name.replaceAll(input.model, model) };
    }),
  };
}

async function addSister(on: Executor, subject: Subject, mark: string, status: 'pending' | 'reject') {
  const { companyId, productId, locale } = subject;
  const base = await readInput(on, productId, locale);
  const [id] = await insertProducts(on, companyId, 1);
  if (!base || id === undefined) throw new Error(`product ${productId} cannot be read`);
  const input = sister(base, mark);
  await writeProduct(on, companyId, id, input);
  await on.execute(sql`update product set status = ${status} where id = ${id}`);
  return { kind: 'product', targetId: id, companyId, title: titleOf(input), locale, content: null };
}

async function addChange(on: Executor, subject: Subject, added: Record<Locale, string>, factor: number) {
  const { companyId, productId, locale } = subject;
  const base = await readInput(on, productId, locale);
  if (!base) throw new Error(`product ${productId} cannot be read`);
  const content = changed(base, added, factor);
  return { kind: 'product', targetId: productId, companyId, title: titleOf(base), locale, content };
}

/** The first public products of the companies named, by company. */
async function subjectsOf(on: Executor): Promise<(key: string, at: number) => Subject> {
  const { companies } = readCompanies();
  const found = await rows<{ id: number; brand: string; country: string; products: number[] }>(
    on,
    sql`select c.id, c.brand, c.country_code as country, array_agg(p.id order by p.sort, p.id) as products
      from company c join product p on p.company_id = c.id and p.status = 'normal' where c.demo group by c.id`,
  );
  return (key, at) => {
    const brand = companies.find((one) => one.key === key)?.brand;
    const owner = found.find((one) => one.brand === brand);
    const productId = owner?.products[at];
    if (!owner || productId === undefined) throw new Error(`${key} has no product ${at}`);
    return { companyId: owner.id, productId, locale: supplierLocale(owner.country) as Locale };
  };
}

async function productReviews(on: Executor, { products }: WaitingSeed, now: Date): Promise<Review[]> {
  const subject = await subjectsOf(on);
  const list: Review[] = [];
  for (const [at, key] of products.companies.entries()) {
    list.push(submission(now, 3 + at * 7, await addSister(on, subject(key, 0), 'N', 'pending')));
    list.push(submission(now, 5 + at * 6, await addChange(on, subject(key, 1), products.added, 1.08)));
  }
  for (const [at, { company: key, change, reason }] of products.rejected.entries()) {
    const rest = change
      ? await addChange(on, subject(key, 2), products.added, 0.1)
      : await addSister(on, subject(key, 0), 'R', 'reject');
    list.push(submission(now, 30 + at * 20, { ...rest, reason }));
  }
  return list;
}

/**
 * Adds to a loaded demo what staff have to decide: profiles and products that wait for review, changes of public ones,
 * and a few that were rejected; nothing where there are submissions already. None of it is public.
 * docs/domain.md, Life cycles.
 * @param now the day on which it is loaded: the submissions were made in the hours before
 */
export async function loadWaiting(database: Database, now: Date = new Date()): Promise<void> {
  await transaction(async (tx) => {
    if ((await rows(tx, sql`select from review limit 1`)).length > 0) return;
    const seed = readWaiting();
    const next = await ids(tx, company);
    const insert = insertLater();
    const list: Review[] = [];
    for (const [at, one] of seed.companies.entries()) {
      const id = next.next();
      const logo = logoPicture(one.logo.family, one.logo.hue, one.key, one.brand.charAt(0));
      const { title, locale } = await waitingCompanyRows(tx, insert, { ...one, id, logo }, now);
      const rest = { kind: 'company', targetId: id, companyId: id, title, locale, content: null };
      list.push(submission(now, 2 + at * 9, one.rejected ? { ...rest, reason: one.rejected } : rest));
    }
    await insert.run(tx);
    await next.settle();
    list.push(...(await productReviews(tx, seed, now)));
    const queue = list.toSorted((a, b) => Number(a.submittedAt) - Number(b.submittedAt));
    await insertAll(tx, review, queue);
    await tx.execute(sql`insert into product_claimed_name (company_id, locale, name_key, product_id)
      select company_id, locale, name_key, product_id from product_translation on conflict do nothing`);
  }, database);
}
