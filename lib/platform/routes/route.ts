import type { ListKey } from './list-state';

export type Area = 'public' | 'account' | 'companycenter' | 'amember' | 'admin';
export type Route = {
  /**
   * {x#} number, {x*} text over several segments, {x} word, {x+} one or more words, a segment each, {x&} the same with
   * numbers.
   */
  pattern: string;
  area: Area;
  zhOnly: boolean;
  state: readonly ListKey[];
  /** The folder below app/[locale]/[device]. */
  internal: string;
};

/** A public page. */
export const page = <P extends string>(pattern: P, internal: string, state: readonly ListKey[] = []) => ({
  pattern,
  area: 'public' as Area,
  zhOnly: false,
  state,
  internal,
});
/** A public page of the Chinese site alone. */
export const zhPage = <P extends string>(pattern: P, internal: string, state: readonly ListKey[] = []) => ({
  ...page(pattern, internal, state),
  zhOnly: true,
});
/** A page of the supplier’s center. */
export const supplier = <P extends string>(pattern: P, folder: string) => ({
  ...page(pattern, `/companycenter/${folder}`),
  area: 'companycenter' as Area,
});
/** A page of the purchaser’s center. */
export const purchaser = <P extends string>(pattern: P, folder: string) => ({
  ...page(pattern, `/amember/${folder}`),
  area: 'amember' as Area,
});
/** A page of the console. */
export const staff = <P extends string>(pattern: P, folder: string) => ({
  ...page(pattern, `/admin${folder}`),
  area: 'admin' as Area,
});
/** A page of signing in and registering. */
export const account = <P extends string>(pattern: P, folder: string) => ({
  ...page(pattern, `/account/${folder}`),
  area: 'account' as Area,
});

/** Common keys of list states. */
export const order = ['sort', 'page'] as const;
export const place = ['country', 'continent'] as const;
export const callState = [...place, 'cate', ...order] as const;
export const callOfState = ['cate', 'way', 'division', 'open', ...order] as const;
export const tenderState = [...place, 'cate', 'open', ...order] as const;
export const purchaseState = [...place, 'cate', 'incoterm', 'closing', 'places', ...order] as const;
export const pieceState = ['cate', ...order] as const;
