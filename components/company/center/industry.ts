import type { CategoryNode } from '@/lib/reference/types';

/** A category as a form option, with its ancestors from the top. */
export type Industry = { id: number; name: string; path: string[]; parents: number[] };

/** Flattens a category tree, parents first. */
export const industriesOf = (nodes: readonly CategoryNode[], path: string[] = [], parents: number[] = []): Industry[] =>
  nodes.flatMap(({ id, name, children }) => [
    { id, name, path, parents },
    ...industriesOf(children, [...path, name], [...parents, id]),
  ]);
