import 'server-only';
import { sql } from 'drizzle-orm';
import type { AccountKind } from '@/lib/platform/config';
import type { Db } from '@/lib/platform/db/client';
import { categoryProperty, productProperty } from '@/lib/platform/db/schema/property';
import { transaction } from '@/lib/platform/db/transaction';
import type { Env } from '@/lib/platform/env';
import { setPlaceholder } from '@/lib/platform/storage/placeholder';
import { currentStorage } from '@/lib/platform/storage/settings';
import { refreshProperties } from '@/lib/property/refresh';

// The only import of lib/demo, lazy, so that the product builds and runs without it.

/** Parts of the demo. @throws Error where this installation has none */
const ofDemo = <T>(parts: Promise<T>): Promise<T> =>
  parts.catch((cause) => {
    throw new Error('The demo could not be loaded; DEMO=0 starts without it.', { cause });
  });

/** Serves drawings and films for the demo's items. */
export const showDemo = (): void =>
  setPlaceholder({
    drawing: async (key) => (await import('@/lib/demo/drawing')).drawingOf(key),
    film: async (key) => (await import('@/lib/demo/film-file')).filmFile(key),
  });

/**
 * Loads the demo catalogue and its pending submissions.
 * @param products number of products; by default all of the catalogue
 * @returns the numbers of companies and products
 */
export async function fillDemo(db: Db, products?: number): Promise<{ companies: number; products: number }> {
  const [{ loadDemo }, { loadWaiting }] = await ofDemo(
    Promise.all([import('@/lib/demo/load'), import('@/lib/demo/load-waiting')]),
  );
  const loaded = await loadDemo(db, { products });
  await loadWaiting(db);
  return loaded;
}

/**
 * Declares the key parameters of a demo loaded before there were any, and writes its products' key figures.
 * docs/decisions/0062-quantities.md.
 */
export async function fillKeyParameters(db: Db): Promise<void> {
  if ((await db.$count(categoryProperty)) > 0) return;
  const { loadKeyParameters } = await ofDemo(import('@/lib/demo/load-property'));
  await transaction(async (tx) => {
    // Nodes that start together run one after the other, and no product is written meanwhile.
    await tx.execute(sql`lock table ${productProperty} in share row exclusive mode`);
    if ((await tx.$count(categoryProperty)) > 0) return;
    await loadKeyParameters(tx);
    await refreshProperties(tx, null);
  }, db);
}

/** Prints that the demo is being loaded, which takes minutes, and the result. */
export async function fillDemoWithProgress(fill: () => ReturnType<typeof fillDemo>): Promise<void> {
  process.stdout.write('Loading the demo; the first start takes some minutes …\n');
  const { companies, products } = await fill();
  process.stdout.write(`Loaded the demo: ${companies} companies with ${products} products.\n`);
}

/** Shifts the dates of the demo's requests and conversations to today. */
export const moveDemo = async (now: Date): Promise<void> => {
  const [{ moveDemoTrade }, { moveDemoChat }] = await ofDemo(
    Promise.all([import('@/lib/demo/clock'), import('@/lib/demo/chat-clock')]),
  );
  await moveDemoTrade(now);
  await moveDemoChat(now);
};

type Accounts = readonly { kind: AccountKind; username: string; password: string }[];
type Shown = { local: boolean; password: string };
const kinds = ['supplier', 'purchaser', 'staff'] as const;

function print(accounts: Accounts, { local, password: shared }: Shown): void {
  if (accounts.length === 0) return;
  const lines = kinds.flatMap((kind) => {
    const own = accounts.filter((one) => one.kind === kind);
    const names = own.map(({ username, password }) => (local ? username : `${username} ${password}`));
    return names.length > 0 ? [`  ${kind.padEnd(10)}${names.join(local ? ', ' : `\n${' '.repeat(12)}`)}`] : [];
  });
  const head = local ? `Demo accounts, password ${shared}` : 'Demo accounts with their passwords, shown this once';
  process.stdout.write(`\n  ${head}\n${lines.join('\n')}\n`);
}

/**
 * Creates the demo accounts if the demo is enabled and there are none (docs/domain.md, Hosts).
 * @returns prints them: on a local site at every start, elsewhere only when created
 */
export async function announceDemo(db: Db, { demo, local }: Env): Promise<() => void> {
  if (!demo) return () => {};
  const [{ demoPassword }, { listDemoAccounts, loadDemoAccounts }, { loadLicences }, files] = await ofDemo(
    Promise.all([
      import('@/lib/demo/account'),
      import('@/lib/demo/load-account'),
      import('@/lib/demo/load-licence'),
      import('@/lib/demo/load-attachment'),
    ]),
  );
  const made = await loadDemoAccounts(db, local);
  if (made.length > 0) {
    await loadLicences(db, currentStorage());
    await files.loadAttachments(db, currentStorage());
  }
  const accounts = local ? await listDemoAccounts(db) : made;
  return () => print(accounts, { local, password: demoPassword });
}
