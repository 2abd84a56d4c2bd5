/** Milliseconds before something that was not answered is asked for again. */
const usual = 1_000;

/** Waiting that ends with the page. */
export class Pause {
  over = false;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** @param seconds as the server says; a second where it does not */
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

/** Lets a few things be done at a time; those that are too many wait for their turn. */
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
