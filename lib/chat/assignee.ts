import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL: whether an account is the assignee of conversation `v`. If the assignee left the company or lost the chat role,
 * the conversation counts as unassigned.
 */
export const isAssignee = (account: SQL): SQL => sql`(${account}.id = v.assignee_id and ${mayChat(account)})`;

/** Whether an account is one of the colleagues who may chat for the supplier of conversation `v`, in SQL. */
export const mayChat = (account: SQL): SQL =>
  sql`(${account}.company_id = v.company_id and ${account}.status = 'active' and ${account}.company_role in ('owner', 'sales'))`;
