import type { MemberKind } from './signed-in';

/** The account kind for a link, which cannot send the header: from the query parameter `as`. */
export function memberRule(query: URLSearchParams): MemberKind | 'member' {
  const as = query.get('as');
  return as === 'supplier' || as === 'purchaser' ? as : 'member';
}
