/** Milliseconds that the browser waits for the answer to a call. */
export const patience = 20_000;
