import type { BlockKind } from './types';

/** The blocks as a showroom begins with them: what a buyer asks first stands first. */
const beginning: readonly BlockKind[] = [
  'banner',
  'profile',
  'group',
  'popular',
  'launch',
  'case',
  'process',
  'production',
  'certificate',
  'power',
  'partner',
  'history',
  'team',
  'module',
  'agent',
  'contact',
];

export type BlockRow = { kind: BlockKind; shown: boolean };

/** All blocks in the owner's order; a kind that was never set up stands, shown, where a showroom begins with it. */
export function arrangeBlocks(chosen: readonly BlockRow[]): BlockRow[] {
  const order = [...chosen];
  beginning.forEach((kind, index) => {
    if (chosen.some((block) => block.kind === kind)) return;
    const before = beginning.slice(0, index).findLast((one) => order.some((block) => block.kind === one));
    order.splice(order.findIndex((block) => block.kind === before) + 1, 0, { kind, shown: true });
  });
  return order;
}

/** What the minimal template shows of the home; the contact stands beside its blocks. */
export const minimalBlocks: readonly BlockKind[] = ['profile', 'group', 'popular', 'contact'];

/** The most viewed products without those that the product block shows already: a home shows no product twice. */
export const besideFeatured = <Product extends { id: number }>(
  popular: readonly Product[],
  featured: readonly { id: number }[],
): Product[] => popular.filter(({ id }) => featured.every((one) => one.id !== id));
