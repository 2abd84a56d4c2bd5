'use client';

import { useFormContext } from 'react-hook-form';
import type { StepMark } from './step-head';

/** Paths of the leaves in a tree of errors or dirty fields. */
export const pathsOf = (tree: unknown, path: readonly string[] = []): string[] => {
  if (tree === true) return [path.join('.')];
  if (typeof tree !== 'object' || tree === null) return [];
  if ('type' in tree && typeof tree.type === 'string') return [path.join('.')];
  return Object.entries(tree).flatMap(([key, node]) => (key === 'ref' ? [] : pathsOf(node, [...path, key])));
};

/**
 * Errors and unsaved changes per step of the surrounding form; `stepOf` maps field paths to steps.
 * @param changed unsaved state, if not derived from dirty fields
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
