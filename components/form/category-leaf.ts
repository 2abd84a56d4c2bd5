import type { CategoryNode } from '@/lib/reference/types';

/** A category at an end of the tree: its name with those above it, but for the first, and with all of them. */
export type CategoryLeaf = { id: number; label: string; path: string };

/** The ends of a tree of categories, which are below those named in `above`. */
export const leavesOf = (nodes: readonly CategoryNode[], above: readonly string[]): CategoryLeaf[] =>
  nodes.flatMap(({ id, name, children }) => {
    if (children.length > 0) return leavesOf(children, [...above, name]);
    return [{ id, label: [...above.slice(1), name].join(' › '), path: [...above, name].join(' › ') }];
  });
