/** The header by which a page says whom it was made for, so that a call is not sent in the name of whoever signed in since. */
export const pageActorHeader = 'page-actor';

type Named = { kind: string; accountId: number; companyId?: number };

/** An account, with its company for a supplier's, as the header names it. */
export const nameActor = ({ kind, accountId, companyId }: Named): string =>
  [kind, accountId, companyId].filter((part) => part !== undefined).join('.');
