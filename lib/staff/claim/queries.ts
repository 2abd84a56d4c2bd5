import 'server-only';
import { asc, desc, eq, ne } from 'drizzle-orm';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import {
  purchaseAddendum,
  purchaseContactClaim,
  purchaseQuestion,
  purchaseRequest,
} from '@/lib/platform/db/schema/purchase';
import { maskedTexts } from '@/lib/purchase/mask';
import type { ContactClaimState } from '@/lib/purchase/types';
import { inputOf, readStored } from '@/lib/purchase/write';
import { textFor } from '@/lib/staff/contact/rules';
import { queuePage } from '../constants';

/** A contact claim with the text around it. */
export type ContactClaim = {
  id: number;
  requestId: number;
  state: ContactClaimState;
  text: string;
  context: string;
  /** whether the buyer claims it, or a supplier who asked a question */
  isBuyer: boolean;
  createdAt: string;
};

/** Characters of context on either side. */
const around = 80;

type Row = typeof purchaseContactClaim.$inferSelect;

async function contextOf({ requestId, companyId, text }: Row): Promise<string> {
  const [request] = await database().select().from(purchaseRequest).where(eq(purchaseRequest.id, requestId));
  const questions = await database().select().from(purchaseQuestion).where(eq(purchaseQuestion.requestId, requestId));
  const addenda = await database().select().from(purchaseAddendum).where(eq(purchaseAddendum.requestId, requestId));
  const written =
    companyId === null
      ? [
          ...(request ? maskedTexts(inputOf(await readStored(database(), request))) : []),
          ...addenda.map((one) => one.text),
          ...questions.flatMap(({ answer }) => answer ?? []),
        ]
      : questions.filter((one) => one.companyId === companyId).map(({ question }) => question);
  const found = written.find((one) => one.includes(text)) ?? text;
  const start = found.indexOf(text);
  return found.slice(Math.max(0, start - around), start + text.length + around);
}

/** Contact claims: waiting ones, oldest first, and the last decided ones. */
export async function listContactClaims(
  reader: StaffActor,
): Promise<{ waiting: ContactClaim[]; decided: ContactClaim[] }> {
  const waiting = await database()
    .select()
    .from(purchaseContactClaim)
    .where(eq(purchaseContactClaim.state, 'claimed'))
    .orderBy(asc(purchaseContactClaim.createdAt), asc(purchaseContactClaim.id))
    .limit(queuePage);
  const decided = await database()
    .select()
    .from(purchaseContactClaim)
    .where(ne(purchaseContactClaim.state, 'claimed'))
    .orderBy(desc(purchaseContactClaim.decidedAt), desc(purchaseContactClaim.id))
    .limit(queuePage);
  const viewsOf = async (rows: Row[]): Promise<ContactClaim[]> => {
    const claims: ContactClaim[] = [];
    for (const row of rows)
      claims.push({
        ...{ id: row.id, requestId: row.requestId, state: row.state },
        text: textFor(reader, row.text),
        context: textFor(reader, await contextOf(row)),
        isBuyer: row.companyId === null,
        createdAt: row.createdAt.toISOString(),
      });
    return claims;
  };
  return { waiting: await viewsOf(waiting), decided: await viewsOf(decided) };
}
