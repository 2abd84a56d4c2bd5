import { memory } from '@/lib/platform/limit/table';

type Entry<Value> = { key: string; value: Value; size: number };
type Settings<Value> = {
  /** Longer keys are not cached. */
  longest: number;
  /** Bytes of a value without its key. */
  weigh: (value: Value) => number;
};

// A map's slot, the entry and the head of a string.
const overhead = 120;
const memos = new Set<{ age: () => void }>();
let young = 0;

/** Copies the text, since a slice would keep its whole source in memory; null if it is not Latin-1. */
const copyOf = (text: string): string | null => {
  const copy = Buffer.from(text, 'latin1').toString('latin1');
  return copy === text ? copy : null;
};

const makeRoom = (size: number): void => {
  if (young + size <= memory.memos / 2) return;
  young = 0;
  for (const memo of memos) memo.age();
};

/**
 * Cached values by client input, within one byte limit for all memos of the process. When half of it is full, entries
 * unused since the last time are dropped: almost LRU, for the price of one lookup.
 */
export class Memo<Value> {
  #young = new Map<string, Entry<Value>>();
  #old = new Map<string, Entry<Value>>();

  constructor(private readonly settings: Settings<Value>) {
    memos.add(this);
  }

  get(key: string): Value | undefined {
    const recent = this.#young.get(key);
    if (recent) return recent.value;
    const old = this.#old.get(key);
    if (!old) return undefined;
    this.#put(old);
    return old.value;
  }

  /**
   * A copy of a cacheable key, from which to compute the value, as that may share its memory; null if it is not
   * cacheable.
   */
  keyOf(text: string): string | null {
    return text.length <= this.settings.longest ? copyOf(text) : null;
  }

  /** Caches a value by a key from `keyOf`. */
  set(key: string, value: Value): void {
    this.#put({ key, value, size: overhead + key.length + this.settings.weigh(value) });
  }

  /** Estimated bytes in use. */
  get bytes(): number {
    let sum = 0;
    for (const map of [this.#young, this.#old]) for (const { size } of map.values()) sum += size;
    return sum;
  }

  age(): void {
    this.#old = this.#young;
    this.#young = new Map();
  }

  #put(entry: Entry<Value>): void {
    if (entry.size > memory.memos / 16) return;
    makeRoom(entry.size);
    young += entry.size;
    this.#young.set(entry.key, entry);
  }
}

/** Remembers the results of a pure function of one text; see `Memo`. */
export function memo<Value>(settings: Settings<Value>, work: (text: string) => Value): (text: string) => Value {
  const known = new Memo(settings);
  return (text) => {
    const cached = known.get(text);
    if (cached !== undefined) return cached;
    const key = known.keyOf(text);
    const value = work(key ?? text);
    if (key !== null) known.set(key, value);
    return value;
  };
}
