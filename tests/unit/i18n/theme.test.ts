import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/platform/i18n/site';

const css = readFileSync('app/tokens.css', 'utf8');
const variables = (block: string) =>
  new Map([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})\b/gi)].map(([, name = '', value = '']) => [name, value]));
const base = variables(css.slice(css.indexOf(':root'), css.indexOf('html[')));
const theme = (locale: string) =>
  new Map([...base, ...variables(css.match(new RegExp(`html\\[data-locale=${locale}\\]\\{[^}]*\\}`))?.[0] ?? '')]);

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (colour: string) => {
  const full = colour.length === 4 ? colour.replace(/#(.)(.)(.)/, '#$1$1$2$2$3$3') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(full.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const text: [string, string][] = [
  ['ink', 'paper'],
  ['ink-2', 'paper'],
  ['ink-3', 'paper'],
  ['ink', 'wash'],
  ['ink-2', 'wash'],
  ['ink-3', 'wash'],
  ['ink-2', 'wash-2'],
  ['accent', 'paper'],
  ['accent', 'wash'],
  ['accent-strong', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['ok', 'paper'],
  ['ok', 'ok-soft'],
  ['warn', 'paper'],
  ['warn', 'warn-soft'],
  ['bad', 'paper'],
  ['bad', 'bad-soft'],
  ['gold', 'gold-soft'],
  ['diamond', 'diamond-soft'],
];

describe.each(locales)('theme of %s', (locale) => {
  const colours = theme(locale);
  it.each(text)('%s on %s has a contrast of 4.5:1', (front, back) =>
    expect(contrast(colours.get(front) ?? '', colours.get(back) ?? '')).toBeGreaterThanOrEqual(4.5),
  );
  it.each(['paper', 'wash'])('the outline of controls on %s has a contrast of 3:1', (back) =>
    expect(contrast(colours.get('ctl') ?? '', colours.get(back) ?? '')).toBeGreaterThanOrEqual(3),
  );
});
