import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, it } from 'vitest';

const folder = 'lib/db/migrations';

/** A folder of the migrations before the one that says since when a request is closed. */
function migrationsBefore(): string {
  const copy = mkdtempSync(join(tmpdir(), 'geco-migrations-'));
  cpSync(folder, copy, { recursive: true });
  const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8'));
  const first = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith('_closing_time'));
  writeFileSync(
    join(copy, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }),
  );
  return copy;
}

it('a request that was closed before has closed when it last changed, and the others have not', async () => {
  const client = await PGlite.create({ extensions: { pg_trgm, unaccent, fuzzystrmatch } });
  await migrate(drizzle({ client }), { migrationsFolder: migrationsBefore() });
  // What rows refer to does not matter here.
  await client.exec('set session_replication_role = replica');
  const states = ['draft', 'open', 'closed', 'awarded', 'expired'];
  for (const [id, state] of states.entries())
    await client.query(
      `insert into purchase_request (id, account_id, state, close_reason, locale, category_id, quantity, unit, valid_until, published_at, ended_at, updated_at)
        values ($1, 1, $2, $3, 'en', 1, 1, 'set', now(), now(), $4, '2026-11-20T08:00:00Z')`,
      [id + 1, state, state === 'closed' ? 'owner' : null, id > 2 ? '2026-11-21T08:00:00Z' : null],
    );
  await client.exec('set session_replication_role = origin');
  await migrate(drizzle({ client }), { migrationsFolder: folder });
  const { rows } = await client.query('select state, closed_at from purchase_request order by id');
  const closedAt = new Date('2026-11-20T08:00:00Z');
  expect(rows).toEqual(states.map((state) => ({ state, closed_at: state === 'closed' ? closedAt : null })));
  await client.close();
});
