/** Selectors of filter and sort areas: after a choice there, focus returns to the same area of the next listing. */
const tools = ['.fct', '.chosen', '.sort', '.tabs', '[data-menu]', 'thead'];

type Kept = { tool: string; name: string; byKey: boolean };
let kept: Kept | null = null;

/** Label of a link without its count, which other filters change. */
const nameOf = (link: Element): string =>
  [...link.childNodes]
    .filter(({ nodeName }) => nodeName !== 'EM')
    .map(({ textContent }) => textContent)
    .join('');

/**
 * Stores a link followed from a filter area.
 * @returns whether it is one that was followed by keyboard
 */
export function keepFocus(link: Element, byKey: boolean): boolean {
  const tool = tools.find((one) => link.closest(one));
  kept = tool ? { tool, name: nameOf(link), byKey } : null;
  return kept?.byKey ?? false;
}

/** Focuses the stored link, or its replacement, once the next listing is rendered. */
export function restoreFocus(): void {
  if (!kept) return;
  const { tool, name, byKey } = kept;
  kept = null;
  const links = (within: string) => [...document.querySelectorAll<HTMLElement>(`${within} a`)];
  const same = [tool, ...tools].flatMap(links).find((link) => nameOf(link) === name);
  // After removing an active filter, the next one or the listing itself.
  const target = same ?? links(tool)[0] ?? document.querySelector<HTMLElement>('h1');
  if (!target) return;
  // A link of a closed menu cannot have the focus, its button can.
  const menu = target.closest('[popover]');
  const shown = (menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)) ?? target;
  const details = target.closest('details');
  if (details) details.open = true;
  if (target.tagName === 'H1') target.tabIndex = -1;
  shown.focus({ preventScroll: !byKey });
}
