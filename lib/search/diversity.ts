const beginning = 3;
/** Maximum suggestions with the same beginning. */
const alike = 2;

/** Drops texts that share their first three words with `alike` earlier ones; shorter texts are compared whole. */
export function vary<T>(list: readonly T[], textOf: (one: T) => string): T[] {
  const seen = new Map<string, number>();
  return list.filter((one) => {
    const words =
      textOf(one)
        .toLowerCase()
        .match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? [];
    if (words.length < beginning) return true;
    const key = words.slice(0, beginning).join(' ');
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times <= alike;
  });
}
