import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

const step = (name: string) => `var(--${name})`;
const colours = [
  'paper',
  'wash',
  'wash-2',
  'ink',
  'ink-2',
  'ink-3',
  'line',
  'line-2',
  'ctl',
  'ok',
  'ok-soft',
  'warn',
  'warn-soft',
  'bad',
  'bad-soft',
  'gold',
  'gold-soft',
  'diamond',
  'diamond-soft',
  'accent',
  'accent-strong',
  'accent-soft',
  'on-accent',
  'highlight',
];

export default {
  // The page composed for a phone, as its device segment says; not a narrow window.
  plugins: [plugin(({ addVariant }) => addVariant('phone', '.m &'))],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(colours.map((name) => [name, step(name)])),
    },
    fontSize: Object.fromEntries([12, 14, 16, 20, 24, 32, 44].map((size) => [String(size), step(`t${size}`)])),
    fontWeight: { regular: '400', medium: '500', strong: '600' },
    borderRadius: { none: '0', s: step('r-s'), DEFAULT: step('r'), full: step('r-full') },
    spacing: Object.fromEntries(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 16, 20, 24].map((count) => [String(count), `${count * 4}px`]),
    ),
  },
} satisfies Config;
