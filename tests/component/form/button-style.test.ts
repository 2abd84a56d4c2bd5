import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheets = readdirSync('app').filter((name) => name.endsWith('.css'));
const hovered = sheets.flatMap((name) =>
  [...readFileSync(`app/${name}`, 'utf8').matchAll(/([^{}]*\.btn[^{}]*:hover[^{}]*)\{/g)].map(([, selector = '']) =>
    selector.trim().replaceAll(':hover', ''),
  ),
);
const button = (attributes: string) => {
  document.body.innerHTML = `<button class="btn p" ${attributes}></button>`;
  return document.body.firstElementChild as Element;
};

it('a disabled button keeps its colours under the pointer', () => {
  const lit = (attributes: string) => hovered.filter((selector) => button(attributes).matches(selector));
  expect(lit('')).not.toEqual([]);
  expect(lit('disabled')).toEqual([]);
  expect(lit('aria-disabled="true"')).toEqual([]);
});
