import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether an account looks after conversation `v`, in SQL: whoever has left the company since, or may no longer chat for
 * it, does not, and the conversation is everybody's again.
 */
export const isAssignee = (account: SQL): SQL => sql`(${account}.id = v.assignee_id and ${mayChat(account)})`;

/** Whether an account is one of the colleagues who may chat for the supplier of conversation `v`, in SQL. */
export const mayChat = (account: SQL): SQL =>
  sql`(${account}.company_id = v.company_id and ${account}.status = 'active' and ${account}.company_role in ('owner', 'sales'))`;
