import { sql } from 'drizzle-orm';
import { openSession } from '@/lib/platform/auth/session';
import { closeDatabase, openDatabase, rows } from '@/lib/platform/db/client';
import { seedReference } from '@/lib/reference/seed';

export type Person = { kind: 'supplier' | 'purchaser'; accountId: number; companyId: number | null; cookie: string };
/** Suppliers, purchasers, and conversations with their two participants. */
export type People = { people: Person[]; talks: { id: number; between: [Person, Person] }[] };

type Where = { url?: string | undefined; folder: string };
const client = { userAgent: 'chat harness', address: '127.0.0.1', host: '127.0.0.1' };

/**
 * Inserts signed-in users, half of them suppliers, into a database no server has open; every purchaser has
 * conversations with `each` suppliers.
 */
export async function makePeople({ url, folder }: Where, count: number, each: number): Promise<People> {
  const db = await openDatabase({ url, folder });
  await seedReference(db);
  const half = Math.floor(count / 2);
  const make = async (kind: Person['kind'], at: number): Promise<Person> => {
    let companyId: number | null = null;
    if (kind === 'supplier') {
      const [made] = await rows<{ id: number }>(
        db,
        sql`insert into company (status, country_code, phone, email, joined_on, published_at)
          values ('normal', 'DE', '+4930231250', 'talk@probe.example', current_date, now()) returning id`,
      );
      companyId = made?.id ?? null;
    }
    const [made] = await rows<{ id: number }>(
      db,
      sql`insert into account (kind, username, phone, name, locale, company_id, company_role)
        values (${kind}, ${`talk_${kind}_${at}`}, ${`+1202555${String(1000 + at)}`}, ${`Talk ${at}`}, 'en', ${companyId},
          ${companyId === null ? null : 'owner'}) returning id`,
    );
    const accountId = made?.id ?? 0;
    const token = await openSession(db, { id: accountId, kind }, client);
    return { kind, accountId, companyId, cookie: `${kind === 'supplier' ? 'token' : 'usertoken'}=${token}` };
  };
  const suppliers: Person[] = [];
  const purchasers: Person[] = [];
  for (let at = 0; at < half; at += 1) {
    suppliers.push(await make('supplier', at));
    purchasers.push(await make('purchaser', at));
  }
  const talks: People['talks'] = [];
  for (const [at, purchaser] of purchasers.entries())
    for (let next = 0; next < each; next += 1) {
      const supplier = suppliers[(at + next) % half] as Person;
      const [made] = await rows<{ id: number }>(
        db,
        sql`insert into conversation (kind, company_id, account_id)
          values ('trade', ${supplier.companyId}, ${purchaser.accountId}) returning id`,
      );
      talks.push({ id: made?.id ?? 0, between: [supplier, purchaser] });
    }
  await closeDatabase();
  return { people: [...suppliers, ...purchasers], talks };
}

export type Kept = { conversationId: number; number: number; accountId: number; clientId: string; text: string };

/** All stored messages, read while no server has the database open. */
export async function readKept({ url, folder }: Where): Promise<Kept[]> {
  const db = await openDatabase({ url, folder });
  const kept = await rows<Kept>(
    db,
    sql`select conversation_id as "conversationId", number, account_id as "accountId", client_id as "clientId", text
      from chat_message order by conversation_id, number`,
  );
  await closeDatabase();
  return kept;
}
