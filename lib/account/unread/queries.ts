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
 * Unread notices and messages together, the messages alone, and what is new of follows, of the supplier and the purchaser of a request, null for each that is not
 * signed in: by the token in the body, else by header or cookie. docs/domain.md, The API.
 * @throws AppError unauthorized for a token or a cookie that is not good, forbidden as `findActor`
 */
export async function checkUnread({ member_token, company_token }: Tokens, headers: Headers): Promise<Unread> {
  const token = member_token ?? company_token;
  if (token !== undefined) {
    const named = { headers: new Headers({ authorization: token }), method: 'POST' };
    const kind = member_token === undefined ? 'supplier' : 'purchaser';
    return { ...none, ...(await unreadOf(await currentActor(named, kind))) };
  }
  const asked = { headers, method: 'POST' };
  // A header names one session, of either kind; cookies may name one of each.
  if (headers.get('authorization')?.trim()) {
    return { ...none, ...(await unreadOf(await currentActor(asked, 'member'))) };
  }
  const userType = headers.get('usertype')?.trim().toLowerCase();
  const supplier = userType === 'purchaser' ? null : await currentActor(asked, 'supplier?');
  const purchaser = userType === 'supplier' ? null : await currentActor(asked, 'purchaser?');
  return { ...none, ...(await unreadOf(supplier)), ...(await unreadOf(purchaser)) };
}
