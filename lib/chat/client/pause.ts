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
