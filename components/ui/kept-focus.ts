/** Where a listing is narrowed and ordered: what is chosen there leads to the same place in the next listing. */
const tools = ['.fct', '.chosen', '.sort', '.tabs', '.td-kinds'];

type Kept = { tool: string; name: string; byKey: boolean };
let kept: Kept | null = null;

/** What a link is called, without its count, which another choice may change. */
const nameOf = (link: Element): string =>
  [...link.childNodes]
    .filter(({ nodeName }) => nodeName !== 'EM')
    .map(({ textContent }) => textContent)
    .join('');

/** Remembers a link that is followed from among the filters. @returns whether it is one, and followed by a key */
export function keepFocus(link: Element, byKey: boolean): boolean {
  const tool = tools.find((one) => link.closest(one));
  kept = tool ? { tool, name: nameOf(link), byKey } : null;
  return kept?.byKey ?? false;
}

/** Puts the focus back on the link that was followed, or on what stands in its place, once the next listing is there. */
export function restoreFocus(): void {
  if (!kept) return;
  const { tool, name, byKey } = kept;
  kept = null;
  const links = (within: string) => [...document.querySelectorAll<HTMLElement>(`${within} a`)];
  const same = [tool, ...tools].flatMap(links).find((link) => nameOf(link) === name);
  // A chosen filter that was taken away leaves the next one, or the listing itself.
  const target = same ?? links(tool)[0] ?? document.querySelector<HTMLElement>('h1');
  if (!target) return;
  const details = target.closest('details');
  if (details) details.open = true;
  if (target.tagName === 'H1') target.tabIndex = -1;
  target.focus({ preventScroll: !byKey });
}
