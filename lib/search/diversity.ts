const beginning = 3;
/** How many proposals may begin alike. */
const alike = 2;

/** Texts without the third and further of those whose first three words are the same; shorter ones say all of it. */
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
