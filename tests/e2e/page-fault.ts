import { HtmlValidate } from 'html-validate';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { hosts, read } from './site';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React's output of void elements, boolean attributes and ids is valid.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'valid-id': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
    'doctype-style': 'off',
    // Phone numbers may break at their spaces.
    'tel-non-breaking': 'off',
    'require-sri': 'off',
  },
});

/** HTML faults of a page. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const at = html.split('\n')[line - 1]?.slice(Math.max(0, column - 40), column + 60);
      return `${ruleId}: ${message} at “${at}”`;
    }),
  );
}

/** The alternate URLs of a page by language. */
export const alternatesOf = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<link\b[^>]*\brel="alternate"[^>]*>/g)].flatMap(([tag]) => {
      const language = tag.match(/\bhreflang="([^"]+)"/i)?.[1];
      const href = tag.match(/\shref="([^"]+)"/)?.[1]?.replaceAll('&amp;', '&');
      return language && href ? [[language, href] as const] : [];
    }),
  );

/** Faults of an indexable page's alternates: relative, missing itself, or unknown languages. */
export function alternateFaults(locale: Locale, html: string): string[] {
  if (/<meta[^>]*name="robots"[^>]*noindex/.test(html)) return [];
  const alternates = alternatesOf(html);
  const canonical = html.match(/<link rel="canonical" href="([^"]+)"/)?.[1]?.replaceAll('&amp;', '&');
  const named = [...alternates].filter(([language]) => language !== 'x-default');
  return [
    ...(canonical === undefined ? ['no canonical address'] : []),
    ...(alternates.has(locale) ? [] : ['its alternates leave itself out']),
    ...named
      .filter(([language, href]) => {
        const one = locales.find((site) => site === language);
        return !one || !href.startsWith(`${hosts.origin(one)}/`);
      })
      .map(([language, href]) => `alternate ${language} is ${href}`),
  ];
}

/** A page's alternates that do not respond with a page naming the same alternates. */
export async function mutualFaults(locale: Locale, html: string): Promise<string[]> {
  const own = alternatesOf(html);
  const asText = (all: Map<string, string>) => JSON.stringify([...all].sort());
  const wrong: string[] = [];
  for (const other of locales) {
    const href = own.get(other);
    if (other === locale || href === undefined) continue;
    const page = await read(other, href.slice(hosts.origin(other).length));
    if (page.status !== 200) wrong.push(`alternate ${href} answers ${page.status}`);
    else if (asText(alternatesOf(page.text)) !== asText(own)) wrong.push(`alternate ${href} names others`);
  }
  return wrong;
}

/** JSON-LD of a page that does not parse or has no type. */
export const dataFaults = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, text = '']) => {
    try {
      const data = JSON.parse(text);
      const nodes = Array.isArray(data['@graph']) ? data['@graph'] : [data];
      return nodes.every((node: Record<string, unknown>) => node['@type']) ? [] : ['JSON-LD without a type'];
    } catch {
      return [`JSON-LD does not parse: ${text.slice(0, 80)}`];
    }
  });
