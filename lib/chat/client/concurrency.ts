/** Default retry delay in milliseconds. */
const usual = 1_000;

/** A delay that ends early when the page closes. */
export class Pause {
  over = false;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** @param seconds as given by the server; null for the default of one second */
  wait(seconds: number | null): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(
        () => {
          this.#timers.delete(timer);
          done();
        },
        seconds === null ? usual : seconds * 1000,
      );
      this.#timers.add(timer);
    });
  }

  end(): void {
    this.over = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }
}

/** Limits concurrency: further work waits in a queue. */
export class Turns {
  #waiting: (() => void)[] = [];

  constructor(private free: number) {}

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.free === 0) await new Promise<void>((go) => this.#waiting.push(go));
    else this.free -= 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
