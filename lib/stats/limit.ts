/**
 * Lets each key through `most` times in `milliseconds`, counted in this process alone.
 * @returns false for what is too much
 */
export function rateLimit(most: number, milliseconds: number): (key: string, now?: number) => boolean {
  const counts = new Map<string, number>();
  let begun = 0;
  return (key, now = Date.now()) => {
    if (now - begun >= milliseconds) {
      counts.clear();
      begun = now;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  };
}
