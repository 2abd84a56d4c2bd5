/** Milliseconds the browser waits for a response. */
export const callTimeoutMs = 20_000;
