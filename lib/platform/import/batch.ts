type Cause = { code?: string; message?: string };
const causeOf = (error: unknown): Cause => (error as { cause?: Cause }).cause ?? {};

/** What a database says of values that it does not take: SQLSTATE classes 22, 23 and 54; null for any other failure. */
function refusedBy(error: unknown): string | null {
  const { code = '', message = '' } = causeOf(error);
  return /^(?:22|23|54)/.test(code) ? message : null;
}

/** Writes once more where another import wrote the same meanwhile: it is then found as kept. */
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
// Parts that PostgreSQL works on at a time; the embedded database takes one after the other.
const lanes = 4;

/**
 * Writes a list a part at a time, each in a transaction of its own. What the database does not take is found by halves, so
 * that all else is written.
 * @param write one transaction, which leaves no trace where it throws
 * @param after is called after each part
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
