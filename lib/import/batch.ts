/** What a database says of values that it does not take: SQLSTATE classes 22, 23 and 54; null for any other failure. */
function refusedBy(error: unknown): string | null {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return /^(?:22|23|54)/.test(cause?.code ?? '') ? (cause?.message ?? '') : null;
}

async function writeOrSplit<T>(
  part: readonly T[],
  write: (part: readonly T[]) => Promise<void>,
  refuse: (one: T, detail: string) => void,
): Promise<void> {
  try {
    await write(part);
  } catch (error) {
    const detail = refusedBy(error);
    const [first] = part;
    if (detail === null || first === undefined) throw error;
    if (part.length === 1) return refuse(first, detail);
    const half = Math.ceil(part.length / 2);
    await writeOrSplit(part.slice(0, half), write, refuse);
    await writeOrSplit(part.slice(half), write, refuse);
  }
}

/**
 * Writes a list a part at a time, each in a transaction of its own. What the database does not take is found by halves, so
 * that all else is written.
 * @param write one transaction, which leaves no trace where it throws
 * @param after is called after each part
 */
export async function inBatches<T>(
  list: readonly T[],
  size: number,
  {
    write,
    refuse,
    after,
  }: {
    write: (part: readonly T[]) => Promise<void>;
    refuse: (one: T, detail: string) => void;
    after: () => void;
  },
): Promise<void> {
  for (let from = 0; from < list.length; from += size) {
    await writeOrSplit(list.slice(from, from + size), write, refuse);
    after();
  }
}
