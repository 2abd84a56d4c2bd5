import type { CategoryNode } from '@/lib/reference/types';

/** A category as the form offers it, with those above it from the top. */
export type Industry = { id: number; name: string; path: string[]; parents: number[] };

/** All categories of a tree, each behind those above it. */
export const industriesOf = (nodes: readonly CategoryNode[], path: string[] = [], parents: number[] = []): Industry[] =>
  nodes.flatMap(({ id, name, children }) => [
    { id, name, path, parents },
    ...industriesOf(children, [...path, name], [...parents, id]),
  ]);
