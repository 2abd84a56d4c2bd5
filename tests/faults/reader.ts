// Prints the intact rows as JSON: npx tsx --tsconfig scripts/tsconfig.json tests/faults/reader.ts FOLDER
import { closeDatabase, database, openDatabase } from '@/lib/platform/db/client';
import { setting } from '@/lib/platform/db/schema/search';

await openDatabase({ url: undefined, folder: process.argv[2] ?? '' });
const found = await database().select().from(setting);
process.stdout.write(
  JSON.stringify({
    rows: found.filter(({ value }) => value === 'done').map(({ key }) => Number(key.slice('row-'.length))),
    torn: found.filter(({ value }) => value !== 'done').length,
  }),
);
await closeDatabase();
