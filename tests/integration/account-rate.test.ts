import { beforeAll, expect, it } from 'vitest';
import { listFollows } from '@/lib/footprint/follow/queries';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { countTry, forgetTries } from '@/lib/platform/limit/count';
import { type RateName, rates, sheetExport } from '@/lib/platform/limit/table';
import { copyProduct, submitProducts } from '@/lib/product/batch/commands';
import { exportProducts } from '@/lib/product/sheet/export';
import { exportAudit } from '@/lib/staff/audit/commands';
import { wholeAudit } from '@/lib/staff/audit/filter';
import { exportReport } from '@/lib/stats/report/export';
import { demoDatabase } from '../database';
import { makeSupplier } from '../factories';
import { type Colleague, makeColleague } from './staff-kit';

let actor: SupplierActor;
let colleague: Colleague;

beforeAll(async () => {
  await demoDatabase();
  ({ actor } = await makeSupplier('rate_supplier'));
  colleague = await makeColleague('rate_reviewer', 'reviewer');
}, 240_000);

type Work = { rate: RateName; work: () => Promise<unknown>; account: () => number };
const own = () => actor.accountId;
const works: Work[] = [
  { rate: 'productCopy', work: () => copyProduct(actor, 'en', 2_000_000_000), account: own },
  { rate: 'productSubmitMany', work: () => submitProducts(actor, 'en', [2_000_000_000]), account: own },
  {
    rate: 'followList',
    work: () => listFollows(actor, 'en', { type: 'supplier', page: 1, pageSize: 20 }),
    account: own,
  },
  { rate: 'exportFile', work: () => exportReport(actor, { table: 'day' }, 'en'), account: own },
  { rate: 'exportFile', work: () => exportProducts(actor, 'en', { format: 'csv', empty: true }), account: own },
  {
    rate: 'exportFile',
    work: () => exportAudit(colleague.actor, wholeAudit, 'en'),
    account: () => colleague.actor.accountId,
  },
];

it.each(works)('$rate is refused over its limit, with the waiting time', async ({ rate, work, account }) => {
  const code = () =>
    work().then(
      () => 'done',
      (error: { code?: string }) => error.code,
    );
  const key = String(account());
  await forgetTries(rate, key);
  expect(await code()).not.toBe('tooManyRequests');
  for (let tries = 1; tries < rates[rate].max; tries++) await countTry(rate, key);
  await expect(work()).rejects.toMatchObject({ code: 'tooManyRequests', retryAfter: expect.any(Number) });
  await forgetTries(rate, key);
  expect(await code()).not.toBe('tooManyRequests');
});

it('sheets are written one at a time per account, and other accounts are served meanwhile', async () => {
  const other = (await makeSupplier('rate_other')).actor;
  const options = { format: 'csv', empty: true } as const;
  const write = (of: SupplierActor) =>
    exportProducts(of, 'en', options).then(
      () => 'done',
      (error: { code?: string }) => error.code,
    );
  const max = sheetExport.placesPerKey + sheetExport.waitingPerKey;
  const own = Array.from({ length: max + 2 }, () => write(actor));
  expect(await write(other)).toBe('done');
  const ends = await Promise.all(own);
  expect(ends.filter((end) => end === 'done')).toHaveLength(max);
  expect(ends.filter((end) => end === 'tooManyRequests')).toHaveLength(2);
});
