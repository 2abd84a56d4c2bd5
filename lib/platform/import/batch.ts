type Cause = { code?: string; message?: string };
const causeOf = (error: unknown): Cause => (error as { cause?: Cause }).cause ?? {};

/** The message of a database error caused by the values: SQLSTATE classes 22, 23 and 54; null for other errors. */
function refusedBy(error: unknown): string | null {
  const { code = '', message = '' } = causeOf(error);
  return /^(?:22|23|54)/.test(code) ? message : null;
}

/** Retries once after a conflict with a concurrent import, whose rows are then found. */
const writeTwice = <T>(part: readonly T[], write: (part: readonly T[]) => Promise<void>): Promise<void> =>
  write(part).catch((error: unknown) => {
    if (causeOf(error).code !== '23505') throw error;
    return write(part);
  });

async function writeOrSplit<T>(
  part: readonly T[],
  write: (part: readonly T[]) => Promise<void>,
  refuse: (one: T, detail: string) => void,
): Promise<void> {
  try {
    await writeTwice(part, write);
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

type Writing<T> = {
  write: (part: readonly T[]) => Promise<void>;
  refuse: (one: T, detail: string) => void;
  after: () => void;
};
// Concurrent batches on PostgreSQL; the embedded database runs them one by one.
const lanes = 4;

/**
 * Writes a list in batches, a transaction each; a failing batch is bisected, so that only the bad items are left out.
 * @param write one transaction, rolled back if it throws @param after is called after each batch
 */
export async function inBatches<T>(
  list: readonly T[],
  size: number,
  { write, refuse, after }: Writing<T>,
): Promise<void> {
  let from = 0;
  let failure: unknown = null;
  const lane = async () => {
    while (from < list.length && failure === null) {
      const part = list.slice(from, from + size);
      from += size;
      await writeOrSplit(part, write, refuse).then(after, (error: unknown) => {
        failure ??= error;
      });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (failure !== null) throw failure;
}
