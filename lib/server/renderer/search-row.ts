import 'server-only';
import { and, eq, ne, notExists, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '@/lib/platform/db/client';
import { company } from '@/lib/platform/db/schema/company';
import { content } from '@/lib/platform/db/schema/content';
import { directoryEntry } from '@/lib/platform/db/schema/country';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { companySearch, portalSearch } from '@/lib/platform/db/schema/search';
import { tender } from '@/lib/platform/db/schema/tender';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { refreshPortal } from '@/lib/portal/refresh';
import type { PortalKind } from '@/lib/portal/types';
import { indexPurchases } from '@/lib/purchase/refresh';
import { learnCatalogue, rebuildSearch } from '@/lib/search/rebuild';

/** Ids of public items by kind that have no search row. */
async function listMissing(tx: Transaction): Promise<Record<PortalKind, number[]>> {
  const hasNone = (kind: PortalKind, id: AnyPgColumn) => {
    const { locale, kind: ofKind, subjectId } = portalSearch;
    return notExists(
      tx
        .select({ subjectId })
        .from(portalSearch)
        .where(and(eq(locale, 'en'), eq(ofKind, kind), eq(subjectId, id))),
    );
  };
  const isOpenPublic = and(eq(purchaseRequest.state, 'open'), eq(purchaseRequest.kind, 'public'));
  const idsOf = (found: { id: number }[]) => found.map(({ id }) => id);
  return {
    content: idsOf(
      await tx
        .select({ id: content.id })
        .from(content)
        .where(and(eq(content.status, 'published'), hasNone('content', content.id))),
    ),
    tender: idsOf(
      await tx
        .select({ id: tender.id })
        .from(tender)
        .where(and(ne(tender.status, 'withdrawn'), hasNone('tender', tender.id))),
    ),
    directory: idsOf(
      await tx
        .select({ id: directoryEntry.id })
        .from(directoryEntry)
        .where(and(directoryEntry.shown, hasNone('directory', directoryEntry.id))),
    ),
    purchase: idsOf(
      await tx
        .select({ id: purchaseRequest.id })
        .from(purchaseRequest)
        .where(and(isOpenPublic, hasNone('purchase', purchaseRequest.id))),
    ),
  };
}

/**
 * Rebuilds search rows that a migration removed because tokenisation changed. Does nothing if none is missing; nodes
 * starting together run one after the other.
 */
export async function fillSearchRows(db: Db): Promise<void> {
  await transaction(async (tx) => {
    await tx.execute(sql`lock table ${portalSearch} in share row exclusive mode`);
    const { purchase, ...plain } = await listMissing(tx);
    if ([purchase, ...Object.values(plain)].every((list) => list.length === 0)) return;
    await learnCatalogue(tx);
    await refreshPortal(tx, 'content', plain.content);
    await refreshPortal(tx, 'tender', plain.tender);
    await refreshPortal(tx, 'directory', plain.directory);
    await indexPurchases(tx, purchase);
  }, db);
  // Companies without rows are otherwise restored one by one by the standings job; a rebuild only pays if most are
  // missing.
  const { id, status } = company;
  const row = db.select({ id: companySearch.companyId }).from(companySearch).where(eq(companySearch.companyId, id));
  const bare = await db.$count(company, and(eq(status, 'normal'), notExists(row)));
  if (bare * 2 > (await db.$count(company, eq(status, 'normal')))) await rebuildSearch(db);
}
