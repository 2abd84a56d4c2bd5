const sent = new Set<string>();

const send = (path: string, body: string) => navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }));

/** Tells the server once a page load what was seen, and only when it is seen: not while a page is made ready in advance. */
export function report(
  path: '/api/view' | '/api/term' | '/api/dial',
  input: Record<string, string | number | undefined>,
): void {
  const body = JSON.stringify(input);
  // What is told beside a view makes it no other view.
  const key = `${path} ${input.kind ?? body} ${input.id ?? ''}`;
  if (sent.has(key)) return;
  sent.add(key);
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => send(path, body), { once: true });
  else send(path, body);
}
