import type { ParameterSuggestion } from './call';

/**
 * Suggestions without catalogue parameters equivalent to an earlier one, as where two sectors each define a speed;
 * those the product already has stay.
 */
export function withoutTwins(
  suggestions: readonly ParameterSuggestion[],
  chosen: readonly number[],
): ParameterSuggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ parameterId, kind, unit, label }) => {
    const key = JSON.stringify([label, kind, unit]);
    const isTwin = seen.has(key);
    seen.add(key);
    return !isTwin || parameterId === null || chosen.includes(parameterId);
  });
}
