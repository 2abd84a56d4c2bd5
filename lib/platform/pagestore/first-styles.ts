import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';

type Selector = { text: string; classes: string[] };
type Part =
  | { kind: 'rule'; selectors: Selector[]; body: string }
  | { kind: 'block'; head: string; parts: Part[] }
  // A block needed only if a kept rule uses its name, such as an animation.
  | { kind: 'named'; name: string; text: string }
  | { kind: 'text'; text: string };

const link = /<link rel="stylesheet" href="(\/_next\/static\/[\w./~-]+\.css)"[^>]*>/g;
const attribute = /(?<!\\)\[(?:"[^"]*"|\\.|[^\]\\"])*\]/g;
const conditional = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;
const className = /\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\p{ASCII}])+)/giu;
const escaped = /\\(?:([\da-f]{1,6})\s?|(.))/gi;
const relative = /url\((["']?)(?![/#]|[a-z]+:)([^"')]+)\1\)/g;
const named = new Set(['keyframes', 'property']);

const nameOf = (name: string): string =>
  name.replace(escaped, (_, code: string | undefined, letter: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter,
  );

/** The classes that a selector requires. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(attribute, '').replace(conditional, '').matchAll(className)].map(([, name = '']) =>
    nameOf(name),
  );

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') {
    const selectors = node.selectors.map((text) => ({ text, classes: classesOf(text) }));
    return { kind: 'rule', selectors, body: node.nodes.join(';') };
  }
  if (node.type !== 'atrule' || !node.nodes)
    return { kind: 'text', text: `${node}${node.type === 'atrule' ? ';' : ''}` };
  if (named.has(node.name)) return { kind: 'named', name: node.params, text: String(node) };
  return holdsRules(node)
    ? { kind: 'block', head: `@${node.name} ${node.params}`, parts: partsOf(node) }
    : { kind: 'text', text: String(node) };
}

const holdsRules = (node: AtRule): boolean => node.nodes?.some(({ type }) => type !== 'decl') ?? false;
const partsOf = (node: Container<ChildNode>): Part[] =>
  node.nodes?.filter(({ type }) => type !== 'comment').map(partOf) ?? [];

/** The rules that can match elements with these classes, in order. */
function matchingRules(parts: readonly Part[], classes: ReadonlySet<string>, later: Part[]): string {
  let text = '';
  for (const part of parts) {
    if (part.kind === 'text') text += part.text;
    else if (part.kind === 'named') later.push(part);
    else if (part.kind === 'block') {
      const inner = matchingRules(part.parts, classes, later);
      // Keep empty layers, which fix the order of layers.
      if (inner || part.head.startsWith('@layer')) text += `${part.head}{${inner}}`;
    } else {
      const matching = part.selectors.filter((one) => one.classes.every((name) => classes.has(name)));
      if (matching.length > 0) text += `${matching.map((one) => one.text).join()}{${part.body}}`;
    }
  }
  return text;
}

const decode = (value: string): string =>
  value.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) =>
    entity === '&amp;' ? '&' : entity === '&gt;' ? '>' : entity === '&lt;' ? '<' : entity === '&quot;' ? '"' : "'",
  );

function classesIn(html: string): Set<string> {
  const found = new Set<string>();
  const lists = new Set<string>();
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) lists.add(list);
  for (const list of lists) for (const name of decode(list).split(/\s+/)) found.add(name);
  return found;
}

/**
 * Inlines the rules that a page's elements can match, in place of its style sheets, so that the first paint waits for
 * no request. docs/decisions/0030-first-styles.md.
 */
export class FirstStyles {
  #sheets = new Map<string, Part[]>();

  /** @param read the text of a built style sheet by its path; null if there is none */
  constructor(private readonly read: (path: string) => string | null) {}

  #sheet(path: string): Part[] | null {
    const known = this.#sheets.get(path);
    if (known) return known;
    const text = this.read(path);
    if (text === null) return null;
    const placed = text.replace(relative, (_, quote: string, url: string) => {
      const { pathname, search } = new URL(url, `http://sheet${path}`);
      return `url(${quote}${pathname}${search}${quote})`;
    });
    const parts = partsOf(postcss.parse(placed));
    this.#sheets.set(path, parts);
    return parts;
  }

  /** @returns the page with its rules in the head, and the sheets still to be loaded, in order */
  inline(html: string): { html: string; sheets: string[] } {
    const paths = [...html.matchAll(link)].map(([, path = '']) => path);
    const sheets = paths.map((path) => this.#sheet(path));
    if (paths.length === 0 || sheets.includes(null)) return { html, sheets: [] };
    const later: Part[] = [];
    const classes = classesIn(html);
    let style = sheets.map((parts) => matchingRules(parts ?? [], classes, later)).join('');
    for (const part of later) if (part.kind === 'named' && style.includes(part.name)) style += part.text;
    let first = true;
    const inlined = html.replace(link, () => {
      const own = first ? `<style>${style}</style>` : '';
      first = false;
      return own;
    });
    return { html: inlined, sheets: paths };
  }
}
