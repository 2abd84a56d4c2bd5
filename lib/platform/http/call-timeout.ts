/** Milliseconds the browser waits for a response. */
export const patience = 20_000;
