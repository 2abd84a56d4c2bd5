import type { CategoryNode } from '@/lib/reference/types';

/** Path of categories from a sector down to `id`; null if unknown. */
export const categoryPath = (nodes: readonly CategoryNode[], id: number): CategoryNode[] | null => {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const below = categoryPath(node.children, id);
    if (below) return [node, ...below];
  }
  return null;
};
