type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const unsafe = new Set(['__proto__', 'constructor', 'prototype']);

const idOf = (value: unknown) =>
  isObject(value) && value.id !== undefined && value.id !== null ? String(value.id) : null;

function mergeLists(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const ids = after.map(idOf);
  // A list of plain values, or of things without an id, stands for itself.
  if (ids.some((id) => id === null) || !before.every((one) => idOf(one) !== null)) return [...after];
  const merged = new Map(before.map((one) => [idOf(one), one]));
  for (const one of after) merged.set(idOf(one), mergeRelease(merged.get(idOf(one)), one));
  return [...merged.values()];
}

/**
 * What two releases of a process say together (OCDS 1.1, Merging): a later value takes the place of an earlier one, null
 * takes it away, lists of things with an id are merged by it.
 */
export function mergeRelease(before: unknown, after: unknown): unknown {
  if (Array.isArray(after)) return Array.isArray(before) ? mergeLists(before, after) : after;
  if (!isObject(after)) return after;
  const merged: Json = isObject(before) ? { ...before } : {};
  for (const [key, value] of Object.entries(after)) {
    if (unsafe.has(key)) continue;
    if (value === null) delete merged[key];
    else merged[key] = mergeRelease(merged[key], value);
  }
  return merged;
}
