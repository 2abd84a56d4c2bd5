/** An LRU cache with a limit in bytes. */
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

  /** Returns the value and marks it as most recently used. */
  get(key: string): Value | undefined {
    const value = this.#map.get(key);
    if (value) {
      this.#map.delete(key);
      this.#map.set(key, value);
    }
    return value;
  }

  /** Returns the value without marking it as used. */
  peek(key: string): Value | undefined {
    return this.#map.get(key);
  }

  /** Sets `value`; returns false if it alone exceeds the limit, and then removes the key. */
  set(key: string, value: Value): boolean {
    this.delete(key);
    if (value.size > this.cap) return false;
    this.#map.set(key, value);
    this.#bytes += value.size;
    this.#evict();
    return true;
  }

  /** Updates the size of a value if it is still stored under `key`. */
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
