import type { ParameterSuggestion } from './call';

/**
 * Suggestions without those of the catalogue that say the same as one before them, as where two sectors each define a
 * speed; what a product has already stays.
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
