// Commits rows one by one and reports each on stdout: npx tsx --tsconfig scripts/tsconfig.json tests/faults/writer.ts
// FOLDER FIRST COUNT
import { eq } from 'drizzle-orm';
import { closeDatabase, database, openDatabase } from '@/lib/platform/db/client';
import { setting } from '@/lib/platform/db/schema/search';

const [folder = '', first = '0', count = '0'] = process.argv.slice(2);
await openDatabase({ url: undefined, folder });
process.stdout.write('open\n');
for (let row = Number(first); row < Number(first) + Number(count); row++) {
  const key = `row-${row}`;
  await database().transaction(async (tx) => {
    await tx.insert(setting).values({ key, value: 'begun' });
    await tx.update(setting).set({ value: 'done' }).where(eq(setting.key, key));
  });
  process.stdout.write(`${row}\n`);
}
await closeDatabase();
