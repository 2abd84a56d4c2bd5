import type { ParameterSuggestion } from './call';

/**
 * Suggestions without catalogue parameters equivalent to an earlier one, as where two sectors each define a speed;
 * those the product already has stay.
 */
export function withoutTwins(
  suggestions: readonly ParameterSuggestion[],
  chosen: readonly number[],
): ParameterSuggestion[] {
  const told = new Set<string>();
  return suggestions.filter(({ parameterId, kind, unit, label }) => {
    const said = JSON.stringify([label, kind, unit]);
    const isTwin = told.has(said);
    told.add(said);
    return !isTwin || parameterId === null || chosen.includes(parameterId);
  });
}
