/** Header naming the account a page was rendered for, so that no call is sent as another account signed in since. */
export const pageActorHeader = 'page-actor';

type Named = { kind: string; accountId: number; companyId?: number };

/** An account, with its company for a supplier's, as the header names it. */
export const nameActor = ({ kind, accountId, companyId }: Named): string =>
  [kind, accountId, companyId].filter((part) => part !== undefined).join('.');
