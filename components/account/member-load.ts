import { type ClientState, readState, writeState } from '@/lib/account/client';
import type { PurchaserInfo, purchaserInfoCall, SupplierInfo, supplierInfoCall } from '@/lib/account/schema';
import type { signOutCall } from '@/lib/account/sign-in/schema';
import type { unreadCall } from '@/lib/notification/schema';
import { callPath } from '@/lib/platform/http/call-contract';
import { CallFailure } from '@/lib/platform/http/client';
import { type MemberKind, notifySignedIn } from '@/lib/platform/http/signed-in';

type Part = Partial<ClientState>;

const site = () => ({ siteId: readState().siteId });
const by = (userType: MemberKind) => ({ userType, quiet: true });

async function loadSupplier(known: SupplierInfo | null): Promise<Part | null> {
  const userInfo = known ?? (await callPath<typeof supplierInfoCall>('/api/c_center/info', site(), by('supplier')));
  const { newsNum, chatNum, followNum } = await callPath<typeof unreadCall>('/api/check_unread', {}, by('supplier'));
  return newsNum === null ? null : { userInfo, companyInfo: userInfo?.company ?? null, newsNum, chatNum, followNum };
}

async function loadPurchaser(known: PurchaserInfo | null): Promise<Part | null> {
  const cgsInfo = known ?? (await callPath<typeof purchaserInfoCall>('/api/member/userinfo', site(), by('purchaser')));
  const unread = await callPath<typeof unreadCall>('/api/check_unread', {}, by('purchaser'));
  const { cgsNewNum, cgsChatNum, cgsFollowNum } = unread;
  return cgsNewNum === null ? null : { cgsInfo, cgsNewNum, cgsChatNum, cgsFollowNum };
}

/** Result of a fetch; null if the session has ended. */
const orEnded = (found: Promise<Part | null>): Promise<Part | null> =>
  found.catch((error: unknown) => {
    if (error instanceof CallFailure && error.status === 401) return null;
    throw error;
  });

const none: Part = {
  userInfo: null,
  companyInfo: null,
  newsNum: null,
  chatNum: null,
  followNum: null,
  cgsInfo: null,
  cgsNewNum: null,
  cgsChatNum: null,
  cgsFollowNum: null,
};

/** Fetches who is signed in and what is unread; removes ended sessions from the browser. */
export async function loadMember(kinds: readonly MemberKind[]): Promise<void> {
  const { userInfo, cgsInfo } = readState();
  const found = { ...none };
  let ended = false;
  for (const kind of kinds) {
    const part = await orEnded(kind === 'supplier' ? loadSupplier(userInfo) : loadPurchaser(cgsInfo));
    if (part === null) {
      ended = true;
      await callPath<typeof signOutCall>('/api/sign_out', { kind }, { userType: kind, quiet: true });
    } else Object.assign(found, part);
  }
  writeState(found);
  if (ended) notifySignedIn();
}
