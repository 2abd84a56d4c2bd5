import type { PurchaserInfo, SupplierInfo } from '@/lib/account/schema';
import { call } from '@/lib/http/client';
import { type MemberKind, tellPresence } from '@/lib/http/presence';
import { type ClientState, readState, writeState } from '@/lib/http/state';

type Unread = Pick<ClientState, 'newsNum' | 'cgsNewNum'>;

/** Looks up who is signed in and what is unread; a session that is over is taken from the browser. */
export async function loadMember(kinds: readonly MemberKind[]): Promise<void> {
  const { siteId, userInfo, cgsInfo } = readState();
  const ask = <T>(path: string, userType: MemberKind | null) => call<T>(path, { siteId }, { userType, quiet: true });
  const supplier = kinds.includes('supplier')
    ? (userInfo ?? (await ask<SupplierInfo | null>('/api/c_center/info', 'supplier')))
    : null;
  const purchaser = kinds.includes('purchaser')
    ? (cgsInfo ?? (await ask<PurchaserInfo | null>('/api/member/userinfo', 'purchaser')))
    : null;
  const { newsNum, cgsNewNum } = await ask<Unread>('/api/check_unread', null);
  const here: Partial<Record<MemberKind, boolean>> = { supplier: newsNum !== null, purchaser: cgsNewNum !== null };
  const gone = kinds.filter((kind) => !here[kind]);
  for (const kind of gone) await call('/api/sign_out', { kind }, { userType: kind, quiet: true });
  writeState({
    userInfo: newsNum === null ? null : supplier,
    companyInfo: newsNum === null ? null : (supplier?.company ?? null),
    cgsInfo: cgsNewNum === null ? null : purchaser,
    newsNum,
    cgsNewNum,
  });
  if (gone.length > 0) tellPresence();
}
