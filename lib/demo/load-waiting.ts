import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { readProfile } from '@/lib/company/profile/read';
import { titleOf as profileTitle } from '@/lib/company/profile/rules';
import { insertAll } from '@/lib/platform/db/bulk';
import { type Db, rows } from '@/lib/platform/db/client';
import { company } from '@/lib/platform/db/schema/company';
import { product } from '@/lib/platform/db/schema/product';
import { review } from '@/lib/platform/db/schema/review';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { readInput } from '@/lib/product/edit/read';
import type { ProductInput } from '@/lib/product/edit/schema';
import { insertProducts, writeProduct } from '@/lib/product/edit/write';
import { supplierLocale } from './account';
import { ids, insertLater } from './insert';
import { logoPicture } from './picture';
import { readCompanies, readWaiting, type WaitingCompany, type WaitingSeed } from './seed';
import { waitingCompanyRows } from './waiting-company';

type Review = typeof review.$inferInsert;
type Subject = { companyId: number; productId: number; locale: Locale };

/** A submission, with the versions that it is decided on. */
type Sent = { entry: Omit<Review, 'state'>; current: unknown; proposed: unknown };

const hour = 3_600_000;
const ago = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hour);

/** As it waits, some hours after it was made. */
const waiting = ({ entry }: Pick<Sent, 'entry'>, now: Date, hours: number): Review => ({
  ...entry,
  state: 'pending',
  submittedAt: ago(now, hours),
});

/** As it was decided within an hour: rejected for a reason, with the fields that were flagged, or approved. */
function decided({ entry, current, proposed }: Sent, submittedAt: Date, reason?: string, flags: string[] = []): Review {
  const decidedAt = new Date(submittedAt.getTime() + hour);
  const snapshot = { current, proposed, flags };
  return {
    ...entry,
    state: reason ? 'rejected' : 'approved',
    reason: reason ?? null,
    snapshot,
    submittedAt,
    decidedAt,
  };
}

const each = <T>(of: (locale: Locale) => T) => Object.fromEntries(locales.map((locale) => [locale, of(locale)]));
const titleOf = ({ translations, locale }: ProductInput) => translations[locale]?.name ?? '';

/** The same product at another price. */
function priced(input: ProductInput, factor: number): ProductInput {
  const raise = (amount: number | null) => (amount === null ? null : Math.max(1, Math.round(amount * factor)));
  return { ...input, priceMin: raise(input.priceMin), priceMax: raise(input.priceMax) };
}

/** The same product with a longer warranty, a new price and a shorter lead time. */
function changed(input: ProductInput, added: Record<Locale, string>, factor: number): ProductInput {
  const { min, max } = input.leadDays;
  return {
    ...priced(input, factor),
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

async function readProduct(tx: Transaction, { productId, locale }: Subject): Promise<ProductInput> {
  const input = await readInput(tx, productId, locale);
  if (!input) throw new Error(`product ${productId} cannot be read`);
  return input;
}

async function addSister(tx: Transaction, subject: Subject, mark: string, status: 'pending' | 'reject'): Promise<Sent> {
  const { companyId, locale } = subject;
  const proposed = sister(await readProduct(tx, subject), mark);
  const [id] = await insertProducts(tx, companyId, 1);
  if (id === undefined) throw new Error(`no product of company ${companyId}`);
  await writeProduct(tx, companyId, id, proposed);
  await tx.update(product).set({ status }).where(eq(product.id, id));
  const entry = { kind: 'product', targetId: id, companyId, title: titleOf(proposed), locale, content: null };
  return { entry, current: null, proposed };
}

/** A submitted profile. */
async function profileOf(tx: Transaction, { companyId, locale }: Omit<Subject, 'productId'>): Promise<Sent> {
  const proposed = await readProfile(tx, companyId, locale);
  const title = profileTitle(proposed);
  return {
    entry: { kind: 'company', targetId: companyId, companyId, title, locale, content: null },
    current: null,
    proposed,
  };
}

/** A submitted change of a public product. */
const change = ({ companyId, productId, locale }: Subject, current: ProductInput, proposed: ProductInput): Sent => ({
  entry: { kind: 'product', targetId: productId, companyId, title: titleOf(current), locale, content: proposed },
  current,
  proposed,
});

/** The first public products of the companies named, by company. */
async function subjectsOf(tx: Transaction): Promise<(key: string, at: number) => Subject> {
  const { companies } = readCompanies();
  const found = await rows<{ id: number; brand: string; country: string; products: number[] }>(
    tx,
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

async function productReviews(
  tx: Transaction,
  subject: Awaited<ReturnType<typeof subjectsOf>>,
  { products }: WaitingSeed,
  now: Date,
): Promise<Review[]> {
  const list: Review[] = [];
  const addChange = async (of: Subject, factor: number) => {
    const current = await readProduct(tx, of);
    return change(of, current, changed(current, products.added, factor));
  };
  for (const [at, key] of products.companies.entries()) {
    list.push(waiting(await addSister(tx, subject(key, 0), 'N', 'pending'), now, 3 + at * 7));
    list.push(waiting(await addChange(subject(key, 1), 1.08), now, 5 + at * 6));
  }
  for (const [at, { company: key, change: isChange, reason, flags }] of products.rejected.entries()) {
    const sent = isChange ? await addChange(subject(key, 2), 0.1) : await addSister(tx, subject(key, 0), 'R', 'reject');
    list.push(decided(sent, ago(now, 30 + at * 20), reason, flags));
  }
  return list;
}

/** What was approved of some: their profiles on the day on which they joined, and lately a new price and lead time of a product. */
async function approvedReviews(
  tx: Transaction,
  subject: Awaited<ReturnType<typeof subjectsOf>>,
  { products }: WaitingSeed,
  now: Date,
): Promise<Review[]> {
  const { companies } = readCompanies();
  const list: Review[] = [];
  for (const [at, key] of products.companies.slice(0, 3).entries()) {
    const of = subject(key, 3);
    const joined = new Date(`${companies.find((one) => one.key === key)?.joined}T07:00:00Z`);
    list.push(decided(await profileOf(tx, of), joined));
    const proposed = await readProduct(tx, of);
    const { min, max } = proposed.leadDays;
    const current = { ...priced(proposed, 0.94), leadDays: { min, max: (max ?? min ?? 0) + 10 } };
    list.push(decided(change(of, current, proposed), ago(now, 80 + at * 12)));
  }
  return list;
}

/**
 * Adds to a loaded demo what staff have to decide: profiles and products that wait for review, changes of public ones,
 * and a few that were rejected or approved; nothing where there are submissions already. None of what waits is public.
 * docs/domain.md, Life cycles.
 * @param now the day on which it is loaded: the submissions were made in the hours before
 */
export async function loadWaiting(db: Db, now: Date = new Date()): Promise<void> {
  await transaction(async (tx) => {
    if ((await rows(tx, sql`select from review limit 1`)).length > 0) return;
    const seed = readWaiting();
    const next = await ids(tx, company);
    const insert = insertLater();
    const profiles: { companyId: number; locale: Locale; seed: WaitingCompany }[] = [];
    for (const one of seed.companies) {
      const id = next.next();
      const logo = logoPicture(one.logo.family, one.logo.hue, one.key, one.brand.charAt(0));
      const locale = await waitingCompanyRows(tx, insert, { ...one, id, logo }, now);
      profiles.push({ companyId: id, locale, seed: one });
    }
    await insert.run(tx);
    await next.settle();
    const list: Review[] = [];
    for (const [at, { seed: one, ...of }] of profiles.entries()) {
      const [sent, hours] = [await profileOf(tx, of), 2 + at * 9];
      list.push(one.rejected ? decided(sent, ago(now, hours), one.rejected, one.flags) : waiting(sent, now, hours));
    }
    const subject = await subjectsOf(tx);
    list.push(...(await productReviews(tx, subject, seed, now)), ...(await approvedReviews(tx, subject, seed, now)));
    const queue = list.toSorted((a, b) => Number(a.submittedAt) - Number(b.submittedAt));
    await insertAll(tx, review, queue);
    await tx.execute(sql`insert into product_claimed_name (company_id, locale, name_key, product_id)
      select company_id, locale, name_key, product_id from product_translation on conflict do nothing`);
  }, db);
}
