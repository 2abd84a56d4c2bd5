const push = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*?\])\)<\/script>/g;
const header = /^payload-([\w-]{20})$/;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Takes the RSC payload, which only hydration needs, out of a page's HTML.
 * docs/decisions/0064-payload.md.
 * @returns the HTML without it, and the payload as JSON; null if there is none or it is not JSON
 */
export function takePayload(html: string): { html: string; payload: string | null } {
  const rows = [...html.matchAll(push)].map(([, row = '']) => parse(row));
  if (rows.length === 0 || rows.includes(null)) return { html, payload: null };
  return { html: html.replace(push, ''), payload: JSON.stringify(rows) };
}

/** The value of the request header `rsc` that asks for the payload of a page's HTML; `id` is its hash. */
export const payloadHeader = (id: string): string => `payload-${id}`;

/** The hash of the payload that a request asks for; null if it asks for something else. */
export const payloadIdOf = (rsc: string | string[] | undefined): string | null =>
  (typeof rsc === 'string' && rsc.match(header)?.[1]) || null;
