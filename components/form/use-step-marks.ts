'use client';

import { useFormContext } from 'react-hook-form';
import type { StepMark } from './step-head';

/** Where a tree of errors or of changed fields has its leaves. */
export const pathsOf = (tree: unknown, path: readonly string[] = []): string[] => {
  if (tree === true) return [path.join('.')];
  if (typeof tree !== 'object' || tree === null) return [];
  if ('type' in tree && typeof tree.type === 'string') return [path.join('.')];
  return Object.entries(tree).flatMap(([key, node]) => (key === 'ref' ? [] : pathsOf(node, [...path, key])));
};

/**
 * What is refused and what is unsaved in each step of the form around it; `stepOf` knows a field's step by its path.
 * @param changed where something is unsaved, if not wherever a field is
 */
export function useStepMarks(
  stepOf: (path: string) => string,
  changed?: readonly string[],
): { marks: Record<string, StepMark>; tries: number } {
  const { errors, dirtyFields, submitCount } = useFormContext().formState;
  const marks: Record<string, StepMark> = {};
  const markOf = (path: string): StepMark => {
    const step = stepOf(path);
    marks[step] ??= { wrong: 0, unsaved: false };
    return marks[step];
  };
  for (const path of pathsOf(errors)) markOf(path).wrong += 1;
  for (const path of changed ?? pathsOf(dirtyFields)) markOf(path).unsaved = true;
  return { marks, tries: submitCount };
}
