import 'server-only';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { creditCodeDoubt } from '@/lib/company/profile/credit-code';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { contactFor } from '@/lib/staff/contact/rules';
import type { Check } from './types';

const registrationFields = z.object({
  countryCode: z.string().default(''),
  registrationNumber: z.string().default(''),
});

/** Automatic checks of a submitted profile; doubts are warnings only. docs/domain.md, Registration. */
export async function checkProfile(reader: StaffActor, companyId: number, proposed: unknown): Promise<Check[]> {
  const { countryCode, registrationNumber } = registrationFields.parse(proposed);
  const others = await rows<{ id: number }>(
    database(),
    sql`select id from company where id <> ${companyId} and country_code = ${countryCode}
      and upper(registration_number) = ${registrationNumber.toUpperCase()} and registration_number <> '' limit 1`,
  );
  const [phone] = await rows<{ phone: string }>(
    database(),
    sql`select phone from account where company_id = ${companyId} and company_role = 'owner'`,
  );
  const doubt = creditCodeDoubt(countryCode, registrationNumber);
  const taken = others[0];
  return [
    taken
      ? { key: 'numberTaken', good: false, detail: String(taken.id) }
      : { key: 'numberFree', good: true, detail: null },
    ...(countryCode === 'CN'
      ? [{ key: doubt ? 'codeDoubt' : 'codeGood', good: doubt === null, detail: null } as const]
      : []),
    ...(phone ? [{ key: 'phoneKnown', good: true, detail: contactFor(reader, phone.phone) } as const] : []),
  ];
}
