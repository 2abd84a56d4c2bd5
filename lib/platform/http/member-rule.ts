import type { MemberKind } from './presence';

/** As whom a member opens a link, which brings no header that says so: its address names it as `as`. */
export function memberRule(query: URLSearchParams): MemberKind | 'member' {
  const as = query.get('as');
  return as === 'supplier' || as === 'purchaser' ? as : 'member';
}
