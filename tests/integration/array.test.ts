import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { arrayOf } from '@/lib/platform/db/array';
import { rows } from '@/lib/platform/db/client';
import { demoDatabase } from '../database';
import { hostileTexts } from '../hostile-text';

it('an array stores any given values, or none', { timeout: 240_000 }, async () => {
  const db = await demoDatabase();
  const read = async (values: readonly (string | number)[], type: 'text' | 'integer') => {
    const found = await rows<{ value: string | number }>(
      db,
      sql`select value from unnest(${arrayOf(values, type)}) with ordinality as given (value, place) order by place`,
    );
    return found.map(({ value }) => value);
  };
  const texts = [...hostileTexts, '', ' ', ',', '{a,b}', '"', '\\', 'a\\"b', "'", '\n', '水泵'];
  expect(await read(texts, 'text')).toEqual(texts);
  expect(await read([3, -1, 2 ** 31 - 1], 'integer')).toEqual([3, -1, 2 ** 31 - 1]);
  expect(await read([], 'text')).toEqual([]);
});
