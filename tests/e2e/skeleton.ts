/** The attribute set by `markKnown`. */
export const knownPart = 'data-known-part';

/**
 * Marks each part of a page seen on an earlier page or repeated on this one: same elements with the same classes,
 * roles, states and attribute names, within the same ancestors. Text is ignored, except whether there is any. Of equal
 * siblings the first, the last, an even and an odd one are different parts, as style sheets distinguish them. Runs
 * within the page; takes the known parts and returns the new ones as a list of numbers with commas, since thousands of
 * numbers would take longer to transfer than to compare.
 */
export function markKnown({ known, mark }: { known: string; mark: string }): string {
  const valued = /^(?:class|role|type|lang|dir|style|tabindex|scope|autocomplete)$|^aria-(?!label$)/;
  const referring = /^(?:for|aria-(?:labelledby|describedby|details|controls|owns|activedescendant))$/;
  const hashOf = (text: string): number => {
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      high = Math.imul(high ^ code, 0x9e3779b1);
      low = Math.imul(low ^ code, 0x5f356495);
    }
    return (high >>> 0) * 2 ** 21 + ((low >>> 0) % 2 ** 21);
  };
  const own = (element: Element): string => {
    const attributes = [...element.attributes].map(({ name, value }) => {
      if (referring.test(name)) return `${name}=${value.split(/\s+/).every((id) => document.getElementById(id))}`;
      return valued.test(name) || value.trim() === '' ? `${name}=${value.trim()}` : name;
    });
    const says = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(`${node.nodeValue}`),
    );
    return `${element.tagName} ${attributes.sort().join(' ')} ${says}`;
  };
  const wholes = new Map<Element, number>();
  const wholeOf = (element: Element): number => {
    const within = element.tagName === 'svg' ? [] : [...element.children].map(wholeOf);
    const hash = hashOf(`${own(element)} ${[...new Set(within)].join()}`);
    wholes.set(element, hash);
    return hash;
  };
  const all = new Set(known.split(',').map(Number));
  const fresh: number[] = [];
  const walk = (element: Element, path: number, place: string): void => {
    const key = hashOf(`${path} ${place} ${wholes.get(element)}`);
    if (all.has(key)) element.setAttribute(mark, '');
    else {
      all.add(key);
      fresh.push(key);
      if (element.tagName !== 'svg') walkWithin(element, hashOf(`${path} ${place} ${own(element)}`));
    }
  };
  const walkWithin = (element: Element, path: number): void => {
    const children = [...element.children];
    const inner = children.map((child) => wholes.get(child));
    const last = children.length - 1;
    children.forEach((child, index) => {
      const isAlone = inner.indexOf(inner[index]) === inner.lastIndexOf(inner[index]);
      walk(child, path, isAlone ? '' : `${index === 0} ${index % 2} ${index === last}`);
    });
  };
  wholeOf(document.body);
  walk(document.body, hashOf(own(document.documentElement)), '');
  return fresh.join();
}
