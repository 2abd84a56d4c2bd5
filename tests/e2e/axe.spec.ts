import { violationsOfNew } from './axe';
import { expect, test } from './test';

const page = (main: string) =>
  `<html lang="en"><head><title>Pumps</title></head><body><main>${main}</main></body></html>`;
const list = (items: string[]) => `<ul>${items.map((item) => `<li class="card">${item}</li>`).join('')}</ul>`;
const button = (name: string) => `<button type="button" class="ask">${name}</button>`;

test('a tour checks a part of a page once, and again if its structure differs', async ({ page: view }) => {
  const violationsIn = violationsOfNew('en');
  const rules = async (html: string) => {
    await view.setContent(html);
    return (await violationsIn(view)).map((fault) => fault.split(' ×')[0]);
  };
  expect(await rules(page(list([button('Ask'), '<img src="1.png">'])))).toEqual(['image-alt 1']);
  // Already checked, whatever its text.
  expect(await rules(page(list([button('Ask more'), '<img src="2.png">'])))).toEqual([]);
  // A missing name, another class, position or language: each is checked again.
  expect(await rules(page(list([button('')])))).toEqual(['button-name 1']);
  expect(await rules(page(list(['<img class="wide" src="1.png">'])))).toEqual(['image-alt 1']);
  expect(await rules(page('<p><img src="1.png"></p>'))).toEqual(['image-alt 1']);
  expect(await rules(page('<p><img src="1.png"></p>').replace('"en"', '"de"'))).toEqual(['image-alt 1']);
  // Of many equal ones the first, the last, an even and an odd one.
  const cards = Array.from({ length: 9 }, () => '<img class="thumb" src="1.png">');
  expect(await rules(page(list(cards)))).toEqual(['image-alt 4']);
});
