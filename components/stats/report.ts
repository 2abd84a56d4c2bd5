const sent = new Set<string>();

const send = (path: string, body: string) => navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }));

/** Reports a view once per page load, when the page is visible: not while it is prerendered. */
export function report(
  path: '/api/view' | '/api/term' | '/api/dial',
  input: Record<string, string | number | undefined>,
): void {
  const body = JSON.stringify(input);
  // Additional data do not make it another view.
  const key = `${path} ${input.kind ?? body} ${input.id ?? ''}`;
  if (sent.has(key)) return;
  sent.add(key);
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => send(path, body), { once: true });
  else send(path, body);
}
