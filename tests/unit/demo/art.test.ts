import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { artKinds, drawKind, drawScene } from '@/lib/demo/art/draw';
import { drawLogo, logoFamilies } from '@/lib/demo/art/logo';
import { drawingOf } from '@/lib/demo/drawing';
import { certificatePicture, personPicture } from '@/lib/demo/picture';
import { sampleOf } from '@/tests/property';

const BROKEN = /NaN|undefined|Infinity|null/;

/** Whether every corner of the product, without its shadow, lies within 800 x 600. */
function isWhole(svg: string): boolean {
  const product = svg.slice(svg.indexOf('<g stroke-linejoin'));
  const corners = [...product.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  return corners.length > 60 && corners.every(([x = -1, y = -1]) => x >= 0 && x <= 800 && y >= 0 && y <= 600);
}

/** Whether the shadow, including half its widest stroke, lies within 800 x 600. */
function isShadowWhole(svg: string): boolean {
  const shadow = svg.slice(0, svg.indexOf('<g stroke-linejoin'));
  const corners = [...shadow.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  return corners.length > 2 && corners.every(([x = 0, y = 0]) => x >= 11 && x <= 789 && y >= 11 && y <= 589);
}

describe('product drawings', () => {
  it.each(sampleOf(artKinds))('%s is deterministic, distinct by seed and valid', (kind) => {
    for (const variant of [0, 1, 2]) {
      const svg = drawKind(kind, { hue: 225, variant, seed: 'a' });
      expect(svg).not.toMatch(BROKEN);
      expect(svg).not.toContain('<text');
      expect(drawKind(kind, { hue: 225, variant, seed: 'b' })).not.toBe(svg);
      expect(isWhole(svg)).toBe(true);
      expect(isShadowWhole(svg)).toBe(true);
    }
    const options = { hue: 85, variant: 1, seed: 7 };
    const svg = drawKind(kind, options);
    expect(drawKind(kind, options)).toBe(svg);
    expect(drawKind(kind, { ...options, hue: 255 })).not.toBe(svg);
    expect(drawKind(kind, { ...options, variant: 2 })).not.toBe(svg);
  });

  it('exist for every item in the demo’s data', () => {
    const data = readdirSync('lib/demo/data', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => readFileSync(join('lib/demo/data', file), 'utf8'))
      .join('');
    expect(artKinds.filter((kind) => !data.includes(`"${kind}"`))).toEqual([]);
  });

  it('refuse an unknown kind', () => {
    expect(() => drawKind('unicorn', { hue: 1, variant: 0, seed: 1 })).toThrow(RangeError);
  });

  it('combine several products on one banner', () => {
    const banner = drawScene(['wind-turbine', 'tractor', 'excavator'], { hue: 225, seed: 0 });
    expect(banner).toContain('viewBox="0 0 1600 720"');
    expect(banner).not.toMatch(BROKEN);
  });
});

describe('company marks', () => {
  it.each(logoFamilies)('%s is valid in every variant and needs no font', (family) => {
    const drawn = [0, 1, 2].map((variant) => drawLogo({ family, hue: 200, variant, letter: 'Ö' }));
    expect(new Set(drawn).size).toBe(3);
    for (const svg of drawn) {
      expect(svg).not.toMatch(BROKEN);
      expect(svg).not.toContain('<text');
    }
  });

  it('use a geometric mark for other than Latin capitals', () => {
    expect(drawLogo({ family: 'monogram', hue: 200, variant: 0, letter: '恒' })).toContain('<polygon');
    expect(() => drawLogo({ family: 'heraldry', hue: 200, variant: 0 })).toThrow(RangeError);
  });
});

describe('portraits and documents', () => {
  it('are drawn for the demo’s keys, each different, and for no other key', () => {
    const of = (key: string) => drawingOf(key) ?? '';
    for (const picture of [certificatePicture, personPicture]) {
      expect(of(picture('a'))).toMatch(/^<svg/);
      expect(of(picture('a'))).not.toMatch(BROKEN);
      expect(of(picture('a'))).not.toBe(of(picture('b')));
    }
    for (const key of [
      'demo/certificate/1.jpg',
      'demo/certificate/1-2.png',
      'demo/paper/1-2.jpg',
      'certificate/1-2.jpg',
    ])
      expect(drawingOf(key)).toBeNull();
  });
});
