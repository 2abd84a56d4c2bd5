import { type SQL, sql } from 'drizzle-orm';
import type { Turn } from '../schema';

/** What a decision is about; of one subject one decision is held at a time. */
export const subjectOf = {
  review: (id: number) => `review:${id}`,
  turn: ({ kind, id }: Pick<Turn, 'kind' | 'id'>) => `${kind}:${id}`,
  purchase: (id: number) => `purchase:${id}`,
  report: (kind: 'request' | 'quotation', id: number) => `report:${kind}:${id}`,
  standing: (companyId: number) => `standing:${companyId}`,
};

/** Whether a decision about a subject, an SQL text, is held. */
export const isHeld = (subject: SQL): SQL =>
  sql`exists (select from held_decision held where held.failure is null and held.subject = ${subject})`;
