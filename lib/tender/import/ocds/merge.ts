type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const unsafe = new Set(['__proto__', 'constructor', 'prototype']);

const idOf = (value: unknown) =>
  isObject(value) && value.id !== undefined && value.id !== null ? String(value.id) : null;

function mergeLists(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const ids = after.map(idOf);
  // Lists of plain values, or of objects without ids, are replaced.
  if (ids.some((id) => id === null) || !before.every((one) => idOf(one) !== null)) return [...after];
  const merged = new Map(before.map((one) => [idOf(one), one]));
  for (const one of after) merged.set(idOf(one), mergeRelease(merged.get(idOf(one)), one));
  return [...merged.values()];
}

/**
 * Merges two releases of a process (OCDS 1.1, Merging): later values replace earlier ones, null removes them, lists of
 * objects are merged by id.
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
