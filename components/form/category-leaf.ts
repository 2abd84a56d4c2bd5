import type { CategoryNode } from '@/lib/reference/types';

/** A leaf of the category tree: `label` without the top ancestor, `path` with all. */
export type CategoryLeaf = { id: number; label: string; path: string };

/** Leaves of a category tree under ancestors `above`. */
export const leavesOf = (nodes: readonly CategoryNode[], above: readonly string[]): CategoryLeaf[] =>
  nodes.flatMap(({ id, name, children }) => {
    if (children.length > 0) return leavesOf(children, [...above, name]);
    return [{ id, label: [...above.slice(1), name].join(' › '), path: [...above, name].join(' › ') }];
  });
