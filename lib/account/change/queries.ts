import 'server-only';
import { database } from '@/lib/platform/db/client';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { findById } from '../read';
import { isConfirmToken, readConfirmToken } from './token';

export type ConfirmLink = { kind: MemberKind; email: string; confirmed: boolean };

/**
 * The account and address that a welcome e-mail's link confirms; null if forged, expired, or the address has changed
 * since.
 */
export async function findConfirmLink(token: string): Promise<ConfirmLink | null> {
  const read = readConfirmToken(token);
  if (read === null || read.isOver(Date.now())) return null;
  const account = await findById(database(), read.accountId);
  if (!account?.email || account.status !== 'active' || account.kind === 'staff') return null;
  if (!isConfirmToken(token, account.email)) return null;
  return { kind: account.kind, email: account.email, confirmed: account.emailConfirmed };
}
