import { sweepAccounts } from '@/lib/account/sweep';
import type { Database } from '@/lib/db/client';
import { type DemoAccount, demoPassword } from '@/lib/demo/account';
import { listDemoAccounts, loadDemoAccounts } from '@/lib/demo/load-account';
import { loadLicences } from '@/lib/demo/load-licence';
import type { Env } from '@/lib/env';
import type { Job } from '@/lib/job/run';
import { sweepKeys } from '@/lib/revision/once';
import { currentStorage } from '@/lib/storage/settings';

/** The job that deletes what has expired of codes, captchas, sessions, messages and keys, every hour. */
export const accountSweepJob = (database: Database): Job => ({
  name: 'account-sweep',
  cron: '17 * * * *',
  run: async () => {
    await sweepAccounts(database);
    await sweepKeys(database);
  },
});

const kinds = ['supplier', 'purchaser', 'staff'] as const;

function print(accounts: readonly DemoAccount[], local: boolean): void {
  if (accounts.length === 0) return;
  const lines = kinds.flatMap((kind) => {
    const own = accounts.filter((one) => one.kind === kind);
    const names = own.map(({ username, password }) => (local ? username : `${username} ${password}`));
    return names.length > 0 ? [`  ${kind.padEnd(10)}${names.join(local ? ', ' : `\n${' '.repeat(12)}`)}`] : [];
  });
  const head = local
    ? `Demo accounts, password ${demoPassword}`
    : 'Demo accounts with their passwords, shown this once';
  process.stdout.write(`\n  ${head}\n${lines.join('\n')}\n`);
}

/**
 * Makes the demo accounts where the settings ask for the demo and there are none yet (decisions, Name and hosts).
 * @returns prints them: where the site is local at every start, elsewhere once, when they were made
 */
export async function announceDemo(database: Database, { demo, local }: Env): Promise<() => void> {
  if (!demo) return () => {};
  const made = await loadDemoAccounts(database, local);
  if (made.length > 0) await loadLicences(database, currentStorage());
  const accounts = local ? await listDemoAccounts(database) : made;
  return () => print(accounts, local);
}
