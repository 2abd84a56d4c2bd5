import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Db, database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { transaction } from '@/lib/platform/db/transaction';
import { demoDatabase } from '../database';

const username = 'transaction_probe';
const insert = (db: Db) =>
  db.insert(account).values({ kind: 'purchaser', username, name: 'Probe', phone: '+12025550991', locale: 'en' });
const stored = () => database().select({ id: account.id }).from(account).where(eq(account.username, username));

beforeAll(demoDatabase, 240_000);

describe('transaction', () => {
  it('writes nothing if it fails', async () => {
    const failed = transaction(async (tx) => {
      await insert(tx);
      throw new Error('half way');
    });
    await expect(failed).rejects.toThrow('half way');
    expect(await stored()).toEqual([]);
  });

  it('writes everything if it succeeds, and returns the result', async () => {
    const result = await transaction(async (tx) => {
      await insert(tx);
      return 'done';
    });
    expect(result).toBe('done');
    expect(await stored()).toHaveLength(1);
  });
});
