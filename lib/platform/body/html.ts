import type { Element, Nodes, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import { unified } from 'unified';
import type { Block, Body, Inline, List, ListItem, Paragraph, TableCell, TextMark } from './types';

const allowed: Options = {
  tagNames:
    'h1 h2 h3 h4 h5 h6 p div section article ul ol li blockquote table thead tbody tfoot tr th td strong b em i a br'.split(
      ' ',
    ),
  attributes: { a: ['href'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head', 'textarea', 'select'],
};
/** Removes unclosed opening tags of dropped elements, which would otherwise take all content after them along. */
function withoutOpenEnds(html: string): string {
  const open = new Map<string, { at: number; length: number }[]>();
  for (const { 0: tag, 1: slash, 2: name = '', index: at } of html.matchAll(swallowing)) {
    const list = open.get(name.toLowerCase()) ?? [];
    if (slash) list.pop();
    else list.push({ at, length: tag.length });
    open.set(name.toLowerCase(), list);
  }
  let result = '';
  let from = 0;
  for (const { at, length } of [...open.values()].flat().sort((a, b) => a.at - b.at)) {
    result += html.slice(from, at);
    from = at + length;
  }
  return result + html.slice(from);
}

const parser = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, allowed);

const swallowing = /<(\/?)(iframe|object|noscript|svg|math|select|textarea|template)\b[^<>]*>?/gi;

const marks: Partial<Record<string, TextMark>> = {
  strong: { type: 'bold' },
  b: { type: 'bold' },
  em: { type: 'italic' },
  i: { type: 'italic' },
};
const blocks = /^(?:h[1-6]|p|div|section|article|ul|ol|li|blockquote|table|thead|tbody|tfoot|tr|th|td)$/;
const isElement = (node: Nodes): node is Element => node.type === 'element';
const childrenOf = (node: Nodes): RootContent[] => ('children' in node ? (node.children as RootContent[]) : []);
const elements = (node: Nodes, ...names: string[]): Element[] =>
  childrenOf(node)
    .filter(isElement)
    .flatMap((one) => (names.includes(one.tagName) ? [one] : elements(one, ...names)));

// Only links that work on any page: a root-relative path or an absolute URL.
const linkOf = (node: Element): TextMark[] => {
  const href = String(node.properties.href ?? '');
  return /^(?:https?:\/\/|mailto:|\/(?!\/))/i.test(href) ? [{ type: 'link', attrs: { href } }] : [];
};

function inlines(nodes: readonly RootContent[], outerMarks: readonly TextMark[] = []): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.type === 'text') {
      const text = node.value.replace(/\s+/g, ' ');
      return text === '' ? [] : [{ type: 'text', text, ...(outerMarks.length > 0 ? { marks: [...outerMarks] } : {}) }];
    }
    if (!isElement(node)) return [];
    if (node.tagName === 'br') return [{ type: 'hardBreak' }];
    const mark = marks[node.tagName];
    const own = node.tagName === 'a' ? linkOf(node) : mark ? [mark] : [];
    const isNew = own.filter((one) => !outerMarks.some(({ type }) => type === one.type));
    return inlines(childrenOf(node), [...outerMarks, ...isNew]);
  });
}

/** Trims whitespace at both ends, which browsers do not render. */
function trimmed(list: readonly Inline[]): Inline[] {
  const result = [...list];
  const trim = (at: number, edge: RegExp) => {
    const one = result.at(at);
    if (!one) return;
    if (one.type === 'text') {
      const text = one.text.replace(edge, '');
      if (text !== '') {
        result.splice(at === 0 ? 0 : result.length - 1, 1, { ...one, text });
        return;
      }
    }
    result.splice(at === 0 ? 0 : result.length - 1, 1);
    trim(at, edge);
  };
  trim(0, /^ +/);
  trim(-1, / +$/);
  return result;
}

const paragraph = (nodes: readonly RootContent[]): Paragraph[] => {
  const content = trimmed(inlines(nodes));
  return content.length > 0 ? [{ type: 'paragraph', content }] : [];
};
const paragraphs = (node: Element): Paragraph[] =>
  flow(childrenOf(node)).flatMap((block) =>
    block.type === 'paragraph'
      ? [block]
      : block.type === 'heading'
        ? [{ type: 'paragraph', content: block.content }]
        : [],
  );

function list(node: Element): List[] {
  const content = elements(node, 'li').flatMap((item): ListItem[] => {
    const parts = flow(childrenOf(item)).filter(
      (block): block is Paragraph | List => block.type === 'paragraph' || block.type.endsWith('List'),
    );
    return parts.length > 0 ? [{ type: 'listItem', content: parts }] : [];
  });
  return content.length > 0 ? [{ type: node.tagName === 'ol' ? 'orderedList' : 'bulletList', content }] : [];
}

function table(node: Element): Block[] {
  const content = elements(node, 'tr').map((row) => ({
    type: 'tableRow' as const,
    content: elements(row, 'th', 'td').map((cell): TableCell => {
      const found = paragraphs(cell);
      return {
        type: cell.tagName === 'th' ? 'tableHeader' : 'tableCell',
        content: found.length > 0 ? found : [{ type: 'paragraph' }],
      };
    }),
  }));
  const rows = content.filter((row) => row.content.length > 0);
  return rows.length > 0 ? [{ type: 'table', content: rows }] : [];
}

function block(node: Element): Block[] {
  const { tagName } = node;
  if (/^h[1-6]$/.test(tagName)) {
    const content = trimmed(inlines(childrenOf(node)));
    return content.length > 0 ? [{ type: 'heading', attrs: { level: tagName < 'h3' ? 2 : 3 }, content }] : [];
  }
  if (tagName === 'ul' || tagName === 'ol') return list(node);
  if (tagName === 'table') return table(node);
  if (tagName === 'blockquote') {
    const content = paragraphs(node);
    return content.length > 0 ? [{ type: 'blockquote', content }] : [];
  }
  return flow(childrenOf(node));
}

/** Block nodes; inline content between blocks becomes a paragraph. */
function flow(nodes: readonly RootContent[]): Block[] {
  const found: Block[] = [];
  let loose: RootContent[] = [];
  const close = () => {
    found.push(...paragraph(loose));
    loose = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !blocks.test(node.tagName)) loose.push(node);
    else {
      close();
      found.push(...block(node));
    }
  }
  close();
  return found;
}

/**
 * Converts an HTML fragment to a body: headings, paragraphs, lists, tables, quotations, emphasis and links only.
 * Never throws: what is not HTML becomes text.
 */
export const bodyFromHtml = (html: string): Body => ({
  type: 'doc',
  content: flow(parser.runSync(parser.parse(withoutOpenEnds(html))).children as RootContent[]),
});

/** Converts plain text to a body; empty lines separate paragraphs. */
export const bodyFromText = (text: string): Body => ({
  type: 'doc',
  content: text
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((part): Paragraph => ({ type: 'paragraph', content: [{ type: 'text', text: part }] })),
});
