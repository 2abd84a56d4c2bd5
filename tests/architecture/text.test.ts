import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = ['app', 'components', 'lib'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${root}/${name}`),
);
const template = /`(?:[^`\\]|\\.)*`/g;
const hole = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;
const message = /\$\{t\('[\w.]+'/;
/** What may separate two texts in every language: nothing, a middle dot, or bidi isolates. */
const separator = /^(?:\s*·\s*|\\u206[69])*$/;

it('no text is concatenated from messages and other text: word order and separators depend on the language', () => {
  const assembled = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(template)]
      .map(([literal]) => literal)
      .filter((literal) => message.test(literal) && !separator.test(literal.slice(1, -1).replaceAll(hole, '')))
      .map((literal) => `${file}: ${literal}`),
  );
  expect(assembled).toEqual([]);
  expect(template.test(['`$', "{t('frame.language')}: x`"].join(''))).toBe(true);
});
