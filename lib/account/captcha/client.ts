const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Solves a captcha's proof of work without user input; takes the browser a second or two.
 * @throws DOMException AbortError if `signal` aborts; Error if no number up to `most` matches
 */
export async function solveCaptcha(
  { id, challenge, most }: { id: string; challenge: string; most: number },
  signal?: AbortSignal,
): Promise<number> {
  const encoder = new TextEncoder();
  const batch = 500;
  for (let from = 0; from <= most; from += batch) {
    signal?.throwIfAborted();
    const tried = await Promise.all(
      Array.from({ length: batch }, async (_, index) =>
        hex(await crypto.subtle.digest('SHA-256', encoder.encode(`${id}:${from + index}`))),
      ),
    );
    const found = tried.indexOf(challenge);
    if (found >= 0) return from + found;
  }
  throw new Error('the captcha has no answer');
}
