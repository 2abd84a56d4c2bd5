// Companies, accounts, products and files for tests with a database, complete by default; a test sets only what matters
// to it.
import { inArray, sql } from 'drizzle-orm';
import type { Actor, PurchaserActor, StaffActor, SupplierActor } from '@/lib/platform/auth/actor';
import type { CompanyRole, Grade, Membership, StaffRole } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { company, companyTranslation } from '@/lib/platform/db/schema/company';
import { audit } from '@/lib/platform/db/schema/review';
import { upload, uploadUse } from '@/lib/platform/db/schema/upload';
import { isLocale, type Locale } from '@/lib/platform/i18n/site';
import { type ProductInput, productFields } from '@/lib/product/edit/schema';
import { Browser } from './integration/browser-double';

type Account = typeof account.$inferSelect;
type AccountValues = Partial<typeof account.$inferInsert>;
/** An actor's data, without the proof that only lib/platform/auth can create. */
type Facts<A extends Actor> = { [K in keyof A as K extends symbol ? never : K]: A[K] };

let last = 0;
const companies = new Set<number>();
const accounts = new Set<number>();

const localeOf = ({ locale }: Account): Locale => (isLocale(locale) ? locale : 'en');

const only = <T>(found: readonly T[]): T => {
  const [first] = found;
  if (first === undefined) throw new Error('Nothing was found');
  return first;
};

const session = { sessionId: 0, username: 'probe', name: 'Lena Probe', locale: 'en', timeZone: 'UTC' } as const;
/** A supplier's user without a session. */
export const supplierActor = (facts: Partial<Facts<SupplierActor>> & { companyId: number }): SupplierActor =>
  ({ ...session, kind: 'supplier', accountId: 990_000 + facts.companyId, role: 'owner', ...facts }) as SupplierActor;
/** A purchaser without a session. */
export const purchaserActor = (facts: Partial<Facts<PurchaserActor>> & { accountId: number }): PurchaserActor =>
  ({ ...session, kind: 'purchaser', ...facts }) as PurchaserActor;
/** A member of the staff without a session. */
export const staffActor = (facts: Partial<Facts<StaffActor>> & { accountId: number }): StaffActor =>
  ({ ...session, kind: 'staff', roles: ['reviewer'], ...facts }) as StaffActor;

/** An account that `dropMade` deletes. */
async function makeAccount(values: AccountValues & Pick<Account, 'kind'>): Promise<Account> {
  const number = ++last;
  const username = `probe_${values.kind}_${number}`;
  const phone = values.kind === 'staff' ? null : `+49152099${String(10_000 + number)}`;
  const row = only(
    await database()
      .insert(account)
      .values({ username, phone, name: `Lena Probe ${number}`, locale: 'en', ...values })
      .returning(),
  );
  accounts.add(row.id);
  return row;
}

/** A user of a company. */
export async function makeMember(
  companyId: number,
  role: CompanyRole,
  values: AccountValues = {},
): Promise<SupplierActor> {
  const row = await makeAccount({ ...values, kind: 'supplier', companyId, companyRole: role });
  return supplierActor({
    accountId: row.id,
    companyId,
    role,
    username: row.username,
    name: row.name,
    locale: localeOf(row),
  });
}

type CompanyValues = Partial<typeof company.$inferInsert> & {
  grade?: Grade;
  membership?: Membership;
  status?: 'normal' | 'draft';
};

/** A company with an owner; public unless it is a draft. `dropMade` deletes it with all its data. */
export async function makeCompany(
  values: CompanyValues = {},
  owner: AccountValues = {},
): Promise<{ id: number; owner: SupplierActor }> {
  const { id } = only(
    await database()
      .insert(company)
      .values({
        status: 'normal',
        countryCode: 'DE',
        grade: 'B',
        membership: 'gold',
        phone: '+493023125000',
        email: 'office@probe.example',
        joinedOn: '2024-01-01',
        publishedAt: values.status === 'draft' ? null : new Date('2024-02-01T00:00:00Z'),
        ...values,
      })
      .returning(),
  );
  companies.add(id);
  await database()
    .insert(companyTranslation)
    .values({ companyId: id, locale: 'en', name: `Probe Works ${id}` });
  return { id, owner: await makeMember(id, 'owner', owner) };
}

/** A purchaser. */
export async function makePurchaserAccount(values: AccountValues = {}): Promise<PurchaserActor> {
  const row = await makeAccount({ ...values, kind: 'purchaser' });
  return purchaserActor({ accountId: row.id, username: row.username, name: row.name, locale: localeOf(row) });
}

/** A member of the staff with some roles. */
export async function makeStaff(roles: readonly StaffRole[], values: AccountValues = {}): Promise<StaffActor> {
  const { id, username, name } = await makeAccount({ ...values, kind: 'staff' });
  return staffActor({ accountId: id, username, name, roles });
}

/** Deletes the companies and accounts made so far, with all their data. */
export async function dropMade(): Promise<void> {
  const companyIds = [0, ...companies];
  const files = database().select({ key: upload.key }).from(upload).where(inArray(upload.companyId, companyIds));
  await database().delete(uploadUse).where(inArray(uploadUse.key, files));
  await database().delete(upload).where(inArray(upload.companyId, companyIds));
  await database().delete(audit).where(inArray(audit.companyId, companyIds));
  await database()
    .delete(account)
    .where(inArray(account.id, [0, ...accounts]));
  await database().delete(company).where(inArray(company.id, companyIds));
  companies.clear();
  accounts.clear();
}

/** A newly registered supplier with a signed-in browser; its company is a draft. */
export async function makeDraft(username: string): Promise<{ browser: Browser; actor: SupplierActor }> {
  const browser = new Browser();
  await browser.register('supplier', username);
  const { id, companyId } = only(
    await rows<{ id: number; companyId: number }>(
      database(),
      sql`select id, company_id as "companyId" from account where username = ${username}`,
    ),
  );
  return { browser, actor: supplierActor({ accountId: id, companyId, username }) };
}

/** The same with a public company. */
export async function makeSupplier(username: string): Promise<{ browser: Browser; actor: SupplierActor }> {
  const made = await makeDraft(username);
  await database().execute(
    sql`update company set status = 'normal', published_at = now() where id = ${made.actor.companyId}`,
  );
  return made;
}

/** A reviewer. */
export const makeReviewer = (username: string): Promise<StaffActor> =>
  makeStaff(['reviewer'], { username, name: 'Rui Probe' });

/** Deletes the companies of actors with all their data. */
export async function forgetCompanies(...actors: readonly SupplierActor[]): Promise<void> {
  for (const { companyId } of actors) await database().execute(sql`delete from company where id = ${companyId}`);
}

/** The key of a file that a user has uploaded and not used yet. */
export async function makeUpload(
  { accountId, companyId }: SupplierActor,
  kind: 'licence' | 'picture' | 'video',
): Promise<string> {
  const key = `${kind}/probe-${++last}-${companyId}`;
  const isVideo = kind === 'video';
  const side = isVideo ? null : 800;
  await database()
    .insert(upload)
    .values({
      pendingKey: `pending/${key}`,
      key,
      state: 'filed',
      kind,
      private: kind === 'licence',
      ownerKind: 'supplier',
      ownerId: accountId,
      companyId,
      name: `${kind}.jpg`,
      mime: isVideo ? 'video/mp4' : 'image/jpeg',
      bytes: 1000,
      width: side,
      height: side,
      idleSince: new Date(),
    });
  return key;
}

/** Ids that a product of the demo catalogue can reference. */
export async function findReferences() {
  return only(
    await rows<{ category: number; sector: number; tag: number; number: number; option: number; chosen: number }>(
      database(),
      sql`select (select min(id) from category where parent_id is not null) as category,
        (select min(id) from category where parent_id is null) as sector, (select min(id) from tag where kind = 'product') as tag,
        (select min(id) from parameter where company_id is null and kind = 'number') as number,
        (select min(parameter_id) from product_parameter where option_id is not null) as option,
        (select min(option_id) from product_parameter where parameter_id = (select min(parameter_id) from product_parameter where option_id is not null)) as chosen`,
    ),
  );
}
export type References = Awaited<ReturnType<typeof findReferences>>;

/** A product that can be submitted, called `name` in English. */
export const productOf = (references: References, name: string, over: Partial<ProductInput> = {}): ProductInput =>
  productFields.parse({
    locale: 'en',
    translations: { en: { name, summary: 'Lifts clean water' } },
    priceKind: 'range',
    priceMin: 120.5,
    priceMax: 180,
    currency: 'EUR',
    unit: 'set',
    minimumOrder: 2,
    leadDays: { min: 10, max: 20 },
    model: 'PB-1',
    originCode: 'DE',
    categories: [references.category],
    tags: [references.tag],
    pictures: ['demo/pump.jpg', 'demo/pump-2.jpg'],
    priceBreaks: [
      { quantity: 10, price: 110 },
      { quantity: 50, price: 99.5 },
    ],
    parameters: [
      { parameterId: references.number, kind: 'number', min: 7.5 },
      { parameterId: references.option, kind: 'option', optionId: references.chosen },
      { labels: { en: 'Impeller coating' }, kind: 'text', section: 'construction', text: 'ETFE' },
    ],
    ...over,
  });
