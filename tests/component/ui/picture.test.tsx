// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture, type PictureUse } from '@/components/ui/picture';

const shownBy = (use: PictureUse, eager = false) => {
  const { container } = render(<Picture src="a.jpg" alt="" use={use} eager={eager} />);
  const image = container.querySelector('img');
  if (!image) throw new Error('There is no picture');
  return image;
};
const attribute = (image: HTMLImageElement, name: string) => image.getAttribute(name);
const widths = (image: HTMLImageElement) => [...image.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

describe('a picture', () => {
  it('is loaded with priority if it is initially visible', () => {
    const first = shownBy('detail', true);
    expect([attribute(first, 'loading'), attribute(first, 'fetchpriority'), attribute(first, 'decoding')]).toEqual([
      'eager',
      'high',
      'sync',
    ]);
    const later = shownBy('detail');
    expect([attribute(later, 'loading'), attribute(later, 'fetchpriority'), attribute(later, 'decoding')]).toEqual([
      'lazy',
      null,
      'async',
    ]);
  });

  it('has a file of under 960 pixels for a phone’s width', () => {
    const needed = 412 * 1.75;
    for (const use of ['lead', 'detail', 'wide'] as const)
      expect(widths(shownBy(use)).find((width) => width >= needed)).toBeLessThan(960);
  });

  it('uses the small file in a list row', () => {
    const row = shownBy('row');
    expect(row.sizes).toBe('72px');
    expect(widths(row).find((width) => width >= 72 * 1.75)).toBe(160);
  });
});
