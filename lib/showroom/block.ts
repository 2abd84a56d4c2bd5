import type { BlockKind } from './types';

/** Default order of blocks: what buyers ask first comes first. */
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

/** All blocks in the owner's order; kinds never configured are shown at their default position. */
export function arrangeBlocks(chosen: readonly BlockRow[]): BlockRow[] {
  const order = [...chosen];
  beginning.forEach((kind, index) => {
    if (chosen.some((block) => block.kind === kind)) return;
    const before = beginning.slice(0, index).findLast((one) => order.some((block) => block.kind === one));
    order.splice(order.findIndex((block) => block.kind === before) + 1, 0, { kind, shown: true });
  });
  return order;
}

/** The most viewed products without those that the product block shows already: a home shows no product twice. */
export const withoutFeatured = <Product extends { id: number }>(
  popular: readonly Product[],
  featured: readonly { id: number }[],
): Product[] => popular.filter(({ id }) => featured.every((one) => one.id !== id));
