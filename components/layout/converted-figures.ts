import { isLocale, type Locale } from '@/lib/platform/i18n/site';
import { plainText } from '@/lib/platform/quantity/plain-text';
import { unitOf } from '@/lib/platform/quantity/read-unit';
import { type UnitSystem, unitIn } from '@/lib/platform/quantity/system';
import { isUnit } from '@/lib/platform/quantity/unit';
import { symbolIn, textIn } from '@/lib/product/conversion';
import { pageLanguage } from './converted-amounts';

/** The texts of the page that were read, with what stands in their place. */
const shownTexts = new Map<Text, { own: string; shown: string; titled?: Element | undefined }>();
const space = '\u00a0';

/** Changes the text node in place, since React owns it; its own text remains as a title. */
function show(node: Text, shown: string | null): void {
  const own = node.data;
  const element = node.parentElement;
  const titled = shown !== null && element?.title === '' ? element : undefined;
  if (titled) titled.title = own.replace(/[\u2066-\u2069]/g, '');
  if (shown !== null) node.data = shown;
  shownTexts.set(node, { own, shown: node.data, titled });
}

const textsOf = (element: Element): Text[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) found.push(node);
  return found.filter((node) => node.data.trim() !== '' && shownTexts.get(node)?.shown !== node.data);
};

/** Figures that the site wrote: the converted ones stand in their place. */
function convertLine(element: Element, system: UnitSystem, locale: Locale): void {
  for (const node of textsOf(element)) show(node, textIn(system, node.data, { read: locale, write: locale }));
}

/** A column whose head has the unit: head and cells change together. */
function convertColumn(head: Element, system: UnitSystem, locale: Locale): void {
  const cell = head.closest('th');
  const [symbol] = textsOf(head);
  const unit = symbol && unitOf(plainText(symbol.data), locale);
  if (!cell || !symbol || !unit || unitIn(system, unit) === unit) return;
  const own = symbol.data;
  const shown = symbolIn(system, unit, locale);
  for (const row of cell.closest('table')?.tBodies[0]?.rows ?? [])
    for (const node of textsOf(row.cells[cell.cellIndex] ?? row)) {
      const text = textIn(system, node.data + space + own, { read: locale, write: locale });
      show(node, text?.endsWith(shown) ? text.slice(0, -shown.length).trimEnd() : null);
    }
  show(symbol, shown);
}

/** A value of a supplier: the converted one stands below it. */
function convertBelow(element: HTMLElement, system: UnitSystem, locale: Locale): void {
  if (element.querySelector(':scope > [data-system]')) return;
  const lang = element.querySelector('[lang]')?.getAttribute('lang') ?? locale;
  const { textContent, dataset } = element;
  const own = dataset.unit === undefined ? textContent : textContent + space + dataset.unit;
  const text = textIn(system, own, { read: isLocale(lang) ? lang : locale, write: locale });
  if (text === null) return;
  const line = document.createElement('span');
  line.className = 'block text-12 leading-4 font-regular text-ink-3';
  line.dataset.system = system;
  const value = document.createElement('bdi');
  value.textContent = `≈ ${text}`;
  line.append(value);
  element.append(line);
}

/** Unit in which the fields of a filter are filled in, unless its list was narrowed by a typed value. */
function chooseUnit(select: HTMLSelectElement, system: UnitSystem): void {
  const own = select.querySelector<HTMLOptionElement>('option[selected]')?.value ?? select.value;
  const fields = select.form?.querySelectorAll<HTMLInputElement>('input[inputmode=decimal]') ?? [];
  const prefix = select.name.replace(/unit$/, '');
  const isFilled = [...fields].some(({ name, value }) => name.startsWith(prefix) && value !== '');
  if (isFilled || select.value !== own || !isUnit(own)) return;
  const unit = unitIn(system, own);
  if ([...select.options].some(({ value }) => value === unit)) select.value = unit;
}

function convertAll(system: UnitSystem): void {
  const locale = pageLanguage();
  for (const node of shownTexts.keys()) if (!node.isConnected) shownTexts.delete(node);
  for (const element of document.querySelectorAll<HTMLElement>('[data-q]'))
    if (element.dataset.q === 'head') convertColumn(element, system, locale);
    else if (element.dataset.q === 'below') convertBelow(element, system, locale);
    else if (element instanceof HTMLSelectElement) chooseUnit(element, system);
    else convertLine(element, system, locale);
}

let chosen: UnitSystem | undefined;
const observer = new MutationObserver(() => chosen && convertAll(chosen));

/** Shows the technical values of the page, and those that come, in a system of units; undefined puts back their own. */
export function showFiguresIn(system: UnitSystem | undefined): void {
  chosen = system;
  observer.disconnect();
  for (const line of document.querySelectorAll('[data-system]')) line.remove();
  for (const [node, { own, shown, titled }] of shownTexts) {
    if (node.data === shown) node.data = own;
    titled?.removeAttribute('title');
  }
  shownTexts.clear();
  if (!system) return;
  convertAll(system);
  observer.observe(document.body, { childList: true, subtree: true });
}
