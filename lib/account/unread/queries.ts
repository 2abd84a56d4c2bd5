import 'server-only';
import { countUnread as countMessages } from '@/lib/chat/queries';
import { countNews } from '@/lib/footprint/follow/queries';
import { countUnread } from '@/lib/notification/queries';
import type { Unread } from '@/lib/notification/schema';
import { currentActor, type MemberActor } from '@/lib/platform/auth/actor';

type Tokens = { member_token?: string | undefined; company_token?: string | undefined };

const none: Unread = {
  newsNum: null,
  chatNum: null,
  followNum: null,
  cgsNewNum: null,
  cgsChatNum: null,
  cgsFollowNum: null,
};

const unreadOf = async (actor: MemberActor | null): Promise<Partial<Unread>> => {
  if (!actor) return {};
  const [notices, messages, news] = [await countUnread(actor), await countMessages(actor), await countNews(actor)];
  const all = notices + messages;
  return actor.kind === 'supplier'
    ? { newsNum: all, chatNum: messages, followNum: news }
    : { cgsNewNum: all, cgsChatNum: messages, cgsFollowNum: news };
};

/**
 * Unread counts of the signed-in supplier and purchaser: notices and messages, messages alone, updates of follows; null
 * if not signed in. Session by body token, else header or cookie. docs/domain.md, The API.
 * @throws AppError unauthorized for an invalid token or cookie, forbidden as `findActor`
 */
export async function checkUnread({ member_token, company_token }: Tokens, headers: Headers): Promise<Unread> {
  const token = member_token ?? company_token;
  if (token !== undefined) {
    const named = { headers: new Headers({ authorization: token }), method: 'POST' };
    const kind = member_token === undefined ? 'supplier' : 'purchaser';
    return { ...none, ...(await unreadOf(await currentActor(named, kind))) };
  }
  const request = { headers, method: 'POST' };
  // A header names one session, of either kind; cookies may name one of each.
  if (headers.get('authorization')?.trim()) {
    return { ...none, ...(await unreadOf(await currentActor(request, 'member'))) };
  }
  const userType = headers.get('usertype')?.trim().toLowerCase();
  const supplier = userType === 'purchaser' ? null : await currentActor(request, 'supplier?');
  const purchaser = userType === 'supplier' ? null : await currentActor(request, 'purchaser?');
  return { ...none, ...(await unreadOf(supplier)), ...(await unreadOf(purchaser)) };
}
