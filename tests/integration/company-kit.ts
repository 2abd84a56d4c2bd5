import { sql } from 'drizzle-orm';
import type { ProfileFormInput } from '@/lib/company/profile/schema';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { makeUpload } from '../factories';

/** The first row of a statement. */
export const one = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<T> =>
  (await rows<T>(database(), query))[0] as T;

/** A profile that can be submitted. */
export async function profileOf(actor: SupplierActor, over: ProfileFormInput | object = {}): Promise<ProfileFormInput> {
  const { category, tag } = await one<{ category: number; tag: number }>(
    sql`select (select min(id) from category where parent_id is not null) as category, (select min(id) from tag where kind = 'company') as tag`,
  );
  return {
    locale: 'en',
    translations: {
      en: {
        name: `Probe Works ${actor.companyId}`,
        slogan: 'Pumps that outlast the pit',
        introduction: 'We build quagmire pumps.',
        region: 'Saxony',
        city: 'Freital',
        address: 'Probe Lane 1',
        contactName: 'Lena Probe',
        contactTitle: 'Sales',
      },
      de: { name: `Probe Werke ${actor.companyId}`, region: 'Sachsen', city: 'Freital', address: 'Probenweg 1' },
    },
    countryCode: 'DE',
    phone: '+49 30 23125 000',
    email: 'office@probe.example',
    website: 'probe.example',
    registrationNumber: `HRB ${actor.companyId}`,
    categories: [category],
    tags: [tag],
    logo: 'demo/logo.png',
    licence: await makeUpload(actor, 'licence'),
    founded: 1987,
    employees: 120,
    ...over,
  };
}

/** A column of a company's row. */
export const companyColumn = async <T>({ companyId }: SupplierActor, column: string): Promise<T> =>
  (await one<{ value: T }>(sql`select ${sql.raw(column)} as value from company where id = ${companyId}`)).value;

/** The pending submission of a company; undefined if there is none. */
export const waitingOf = async ({ companyId }: SupplierActor): Promise<number | undefined> =>
  (
    await rows<{ id: number }>(
      database(),
      sql`select id from review where kind = 'company' and target_id = ${companyId} and state = 'pending'`,
    )
  )[0]?.id;
