import type { z } from 'zod';

const figures = new Set(['number', 'int']);
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Whether a value has kept the shape that its schema tells: what is typed wrong is still text, a figure or a choice. */
const keepsShape = ({ code, path, input, ...issue }: z.core.ParsePayload['issues'][number]): boolean => {
  if (code === 'invalid_type') return figures.has(String(issue.expected)) && isPlain(input);
  // What else a line holds may hang on its choice.
  if (code === 'invalid_value') return path?.length === 1 && isPlain(input);
  if (code === 'invalid_union') return typeof input === 'string';
  return code !== 'invalid_key' && code !== 'invalid_element' && code !== 'unrecognized_keys';
};

/**
 * For the check of a whole form, `.superRefine(check, besideFaults)`: it runs beside the faults of single fields too, so
 * that all that is wrong is said at once. It does not where a value has another shape than the check may rely on.
 */
export const besideFaults = {
  when: ({ issues }: z.core.ParsePayload): boolean => issues.every(keepsShape),
};
