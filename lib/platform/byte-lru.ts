/** A map with a cap in bytes; over it, the least recently used leave. */
export class ByteLru<Value extends { size: number }> {
  #map = new Map<string, Value>();
  #bytes = 0;

  constructor(
    private readonly cap: number,
    private readonly onLeave: (key: string, value: Value) => void = () => {},
  ) {}

  get bytes() {
    return this.#bytes;
  }

  get count() {
    return this.#map.size;
  }

  /** The value, which becomes the most recently used. */
  get(key: string): Value | undefined {
    const value = this.#map.get(key);
    if (value) {
      this.#map.delete(key);
      this.#map.set(key, value);
    }
    return value;
  }

  /** The value, without counting as a use. */
  peek(key: string): Value | undefined {
    return this.#map.get(key);
  }

  /** Puts `value`; false where it alone is over the cap, in which case the key is empty afterwards. */
  set(key: string, value: Value): boolean {
    this.delete(key);
    if (value.size > this.cap) return false;
    this.#map.set(key, value);
    this.#bytes += value.size;
    this.#evict();
    return true;
  }

  /** Changes the size of a value that is still held under `key`. */
  resize(key: string, value: Value, size: number): void {
    if (this.#map.get(key) !== value) return;
    this.#bytes += size - value.size;
    value.size = size;
    this.#evict();
  }

  delete(key: string): void {
    const value = this.#map.get(key);
    if (!value) return;
    this.#map.delete(key);
    this.#bytes -= value.size;
    this.onLeave(key, value);
  }

  entries(): IterableIterator<[string, Value]> {
    return this.#map.entries();
  }

  #evict() {
    while (this.#bytes > this.cap) {
      const oldest = this.#map.keys().next();
      if (oldest.done) return;
      this.delete(oldest.value);
    }
  }
}
