import 'server-only';
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { timeZoneOf } from '@/lib/company/time-zone';
import { hashPassword } from '@/lib/platform/auth/password';
import { type AccountKind, config } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { href } from '@/lib/platform/routes/address';
import { type DemoAccount, demoPassword, demoPurchasers, demoStaff, supplierLocale } from './account';
import { markDemoTrade } from './clock';
import { loadActivity } from './load-activity';
import { loadChat } from './load-chat';
import { loadMarks } from './load-mark';
import { loadReports } from './load-report';
import { loadTrade } from './load-trade';
import { loadVisits } from './load-visit';

type Seed = {
  kind: AccountKind;
  username: string;
  name: string;
  position: string;
  locale: string;
  timeZone: string;
  companyId: number | null;
  role: string | null;
  staffRole: string | null;
};
type Company = { id: number; country: string; name: string; title: string; username: string };

const member = { companyId: null, role: null, staffRole: null };

const contact = sql`c.id, c.country_code as country, coalesce(nullif(t.contact_name, ''), t.name) as name, t.contact_title as title`;
const named = sql`from company c join lateral (select * from company_translation where company_id = c.id
  order by locale <> 'en', locale limit 1) t on true`;

const owner = ({ id, country, name, title, username }: Company): Seed => ({
  ...member,
  kind: 'supplier',
  username,
  name,
  position: title,
  locale: supplierLocale(country),
  timeZone: timeZoneOf(country) ?? 'UTC',
  companyId: id,
  role: 'owner',
});

/** The owners of the first demo company of each grade and membership, and two more users of the best one. */
async function supplierSeeds(db: Db): Promise<Seed[]> {
  const companies = await rows<Company>(
    db,
    sql`select distinct on (c.grade, c.membership) ${contact}, 'supplier_' || lower(c.grade) || '_' || c.membership as username
      ${named} where c.demo and c.status = 'normal' and c.grade_valid_until is distinct from c.joined_on
      order by c.grade, c.membership, coalesce(c.grade_valid_until < current_date or c.membership_valid_until < current_date, false), c.id`,
  );
  const owners = companies.map(owner);
  const best = owners.find(({ username }) => username === 'supplier_a_diamond') ?? owners[0];
  const others = best
    ? (['editor', 'sales'] as const).map((role) => ({
        ...best,
        username: `supplier_${role}`,
        name: role === 'editor' ? 'Mika Lindqvist' : 'Ana Ferreira',
        position: '',
        role,
      }))
    : [];
  return [...owners, ...others];
}

/** The owners of the demo companies that have submitted something, by state and brand, but for those named. */
async function submitterSeeds(db: Db, known: readonly Seed[]): Promise<Seed[]> {
  const found = await rows<Company>(
    db,
    sql`select ${contact}, case c.status when 'review' then 'waiting_' when 'rejected' then 'rejected_' else 'supplier_' end
        || lower(regexp_replace(c.brand, '[^A-Za-z0-9]', '', 'g')) as username
      ${named} where c.demo and exists (select from review r where r.company_id = c.id) order by c.id`,
  );
  return found.filter(({ id }) => !known.some(({ companyId }) => companyId === id)).map(owner);
}

const memberSeeds: readonly Seed[] = [
  ...demoPurchasers.map((one) => ({ ...member, ...one, kind: 'purchaser' as const })),
  ...demoStaff.map(({ username, name, role }) => ({
    ...member,
    kind: 'staff' as const,
    username,
    name,
    position: '',
    locale: 'zh',
    timeZone: 'Asia/Shanghai',
    staffRole: role,
  })),
];

// Numbers of the range that is kept for fiction.
const phoneOf = (at: number): string => `+164655501${String(at).padStart(2, '0')}`;

async function insertAccount(db: Db, seed: Seed, at: number, hash: string): Promise<void> {
  const { kind, username, name, position, locale, timeZone, companyId, role, staffRole } = seed;
  const [inserted] = await rows<{ id: number }>(
    db,
    sql`insert into account (kind, username, phone, email, email_confirmed_at, password_hash, name, position, locale, time_zone, company_id, company_role, demo)
      values (${kind}, ${username}, ${phoneOf(at)}, ${`${username.replaceAll('_', '.')}@demo.example`}, now(), ${hash}, ${name}, ${position},
        ${locale}, ${timeZone}, ${companyId}, ${role}, true) returning id`,
  );
  if (!inserted) return;
  if (staffRole !== null)
    return void (await db.execute(
      sql`insert into staff_role (account_id, role) values (${inserted.id}, ${staffRole})`,
    ));
  for (const [document, version] of Object.entries(config.document))
    await db.execute(
      sql`insert into consent (account_id, document, version, locale) values (${inserted.id}, ${document}, ${version}, ${locale})`,
    );
  await db.execute(sql`insert into notification (account_id, type, values, path)
    values (${inserted.id}, 'welcome', ${JSON.stringify({ site: config.name.short })}::jsonb, ${href('welcome')})`);
  if (kind === 'purchaser') await loadFootprints(db, inserted.id);
}

/** A few products and suppliers that a purchaser has looked at, every other one marked. */
async function loadFootprints(db: Db, accountId: number): Promise<void> {
  for (const [type, column, table] of [
    ['product', 'product_id', 'product_search'],
    ['supplier', 'company_id', 'company_search'],
  ] as const) {
    const [id, from] = [sql.identifier(column), sql.identifier(table)];
    const seen = sql`select ${id} as id, row_number() over (order by ${id}) as place from ${from}
      where locale = 'en' and ${id} % 17 = ${accountId}::int % 17 order by 1 limit 12`;
    await db.execute(sql`insert into browsing (account_id, type, ${id}, visited_at)
      select ${accountId}, ${type}, s.id, now() - s.place * interval '5 hours' from (${seen}) s`);
    await db.execute(sql`insert into favourite (account_id, type, ${id}, created_at)
      select ${accountId}, ${type}, s.id, now() - s.place * interval '5 hours' from (${seen}) s where s.place % 2 = 1`);
  }
  const tenDaysAgo = sql`now() - interval '10 days'`;
  await db.execute(sql`insert into follow (account_id, type, company_id, seen_at, created_at)
    select ${accountId}, 'supplier', s.company_id, ${tenDaysAgo}, ${tenDaysAgo} from company_search s
    where s.locale = 'en' and s.company_id % 17 = ${accountId}::int % 17 order by s.company_id limit 12`);
  await db.execute(sql`insert into follow (account_id, type, category_id, seen_at, created_at)
    select ${accountId}, 'sector', c.id, ${tenDaysAgo}, ${tenDaysAgo} from category c
    where c.parent_id is null order by (c.id + ${accountId}::int) % 5, c.id limit 2`);
}

/**
 * Creates the demo accounts if there are none: suppliers of each grade and membership, purchasers, staff, and the
 * submitters of what waits for review.
 * @param local whether they have the known password; else each gets a random one
 * @returns what was made, with the passwords, which are nowhere else
 */
export async function loadDemoAccounts(db: Db, local: boolean, now = new Date()): Promise<DemoAccount[]> {
  const [found] = await rows(db, sql`select 1 from account where demo limit 1`);
  if (found) return [];
  const known = local ? await hashPassword(demoPassword, '') : null;
  return transaction(async (tx) => {
    const made: DemoAccount[] = [];
    const suppliers = await supplierSeeds(tx);
    const submitters = await submitterSeeds(tx, suppliers);
    for (const [at, seed] of [...suppliers, ...memberSeeds, ...submitters].entries()) {
      const password = known ? demoPassword : randomBytes(12).toString('base64url');
      await insertAccount(tx, seed, at, known ?? (await hashPassword(password, '')));
      made.push({ kind: seed.kind, username: seed.username, password });
    }
    await tx.execute(sql`update review r set submitted_by = a.id from account a
      where a.company_id = r.company_id and a.company_role = 'owner' and a.demo and r.submitted_by is null`);
    await tx.execute(sql`update review r set decided_by = a.id from account a
      where a.username = 'staff_reviewer' and a.demo and r.state in ('approved', 'rejected') and r.decided_by is null`);
    await loadTrade(tx, now);
    await loadReports(tx, now);
    await loadMarks(tx);
    await markDemoTrade(tx, now);
    await loadChat(tx, now);
    await loadActivity(tx, now);
    await loadVisits(tx, now);
    return made;
  }, db);
}

/** The demo accounts that have the known password; only where the site is local. */
export const listDemoAccounts = async (db: Db): Promise<DemoAccount[]> =>
  (
    await rows<Omit<DemoAccount, 'password'>>(
      db,
      sql`select kind, username from account where demo and status = 'active' order by id`,
    )
  ).map((one) => ({ ...one, password: demoPassword }));
