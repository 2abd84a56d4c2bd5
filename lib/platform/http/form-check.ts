import type { z } from 'zod';

const numericTypes = new Set(['number', 'int']);
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Whether a value still has the shape its schema promises: invalid input is still a text, number or choice. */
const hasShape = ({ code, path, input, ...issue }: z.core.ParsePayload['issues'][number]): boolean => {
  if (code === 'invalid_type') return numericTypes.has(String(issue.expected)) && isPlain(input);
  // Other fields of the item may depend on its choice.
  if (code === 'invalid_value') return path?.length === 1 && isPlain(input);
  if (code === 'invalid_union') return typeof input === 'string';
  return code !== 'invalid_key' && code !== 'invalid_element' && code !== 'unrecognized_keys';
};

/**
 * For form-level checks, `.superRefine(check, despiteFieldErrors)`: runs even if single fields are invalid, so that all
 * errors are reported together, but not if a value has the wrong shape.
 */
export const despiteFieldErrors = {
  when: ({ issues }: z.core.ParsePayload): boolean => issues.every(hasShape),
};
