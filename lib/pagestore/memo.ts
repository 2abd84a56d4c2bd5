/** Remembers the results of a pure function of one text; forgets all of them when there are too many. */
export function memo<Result>(capacity: number, work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const held = known.get(text);
    if (held !== undefined) return held;
    const result = work(text);
    if (known.size >= capacity) known.clear();
    known.set(text, result);
    return result;
  };
}
