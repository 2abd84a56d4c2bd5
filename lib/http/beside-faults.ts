import type { z } from 'zod';

/** Whether a value has kept the shape that its schema tells: what is typed wrong is still text, a figure or a choice. */
const keepsShape = (issue: z.core.ParsePayload['issues'][number]): boolean => {
  if (issue.code === 'invalid_type') return issue.expected === 'number' || issue.expected === 'int';
  if (issue.code === 'invalid_union') return typeof issue.input === 'string';
  return issue.code !== 'invalid_key' && issue.code !== 'invalid_element' && issue.code !== 'unrecognized_keys';
};

/**
 * For the check of a whole form, `.superRefine(check, besideFaults)`: it runs beside the faults of single fields too, so
 * that all that is wrong is said at once. It does not where a value has another shape than the check may rely on.
 */
export const besideFaults = {
  when: ({ issues }: z.core.ParsePayload): boolean => issues.every(keepsShape),
};
