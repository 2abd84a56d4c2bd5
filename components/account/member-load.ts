import type { PurchaserInfo, SupplierInfo } from '@/lib/account/schema';
import { CallFailure, call } from '@/lib/http/client';
import { type MemberKind, tellPresence } from '@/lib/http/presence';
import { type ClientState, readState, writeState } from '@/lib/http/state';

type Unread = Pick<ClientState, 'newsNum' | 'cgsNewNum' | 'followNum' | 'cgsFollowNum'>;
type Part = Partial<ClientState>;

const ask = <T>(path: string, kind: MemberKind) =>
  call<T>(path, { siteId: readState().siteId }, { userType: kind, quiet: true });

async function loadSupplier(known: SupplierInfo | null): Promise<Part | null> {
  const userInfo = known ?? (await ask<SupplierInfo | null>('/api/c_center/info', 'supplier'));
  const { newsNum, followNum } = await ask<Unread>('/api/check_unread', 'supplier');
  return newsNum === null ? null : { userInfo, companyInfo: userInfo?.company ?? null, newsNum, followNum };
}

async function loadPurchaser(known: PurchaserInfo | null): Promise<Part | null> {
  const cgsInfo = known ?? (await ask<PurchaserInfo | null>('/api/member/userinfo', 'purchaser'));
  const { cgsNewNum, cgsFollowNum } = await ask<Unread>('/api/check_unread', 'purchaser');
  return cgsNewNum === null ? null : { cgsInfo, cgsNewNum, cgsFollowNum };
}

/** What a look-up finds; null where its session has ended. */
const orEnded = (found: Promise<Part | null>): Promise<Part | null> =>
  found.catch((error: unknown) => {
    if (error instanceof CallFailure && error.status === 401) return null;
    throw error;
  });

const none: Part = {
  userInfo: null,
  companyInfo: null,
  newsNum: null,
  followNum: null,
  cgsInfo: null,
  cgsNewNum: null,
  cgsFollowNum: null,
};

/** Looks up who is signed in and what is unread; a session that is over is taken from the browser. */
export async function loadMember(kinds: readonly MemberKind[]): Promise<void> {
  const { userInfo, cgsInfo } = readState();
  const found = { ...none };
  let gone = false;
  for (const kind of kinds) {
    const part = await orEnded(kind === 'supplier' ? loadSupplier(userInfo) : loadPurchaser(cgsInfo));
    if (part === null) {
      gone = true;
      await call('/api/sign_out', { kind }, { userType: kind, quiet: true });
    } else Object.assign(found, part);
  }
  writeState(found);
  if (gone) tellPresence();
}
