import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ParameterValue } from '@/components/product/detail/parameter-value';
import { SpokenText } from '@/components/ui/spoken-text';

const models = (text: string) => {
  const { container } = render(<SpokenText of={{ text, locale: 'ar' }} site="ar" />);
  expect(container).toHaveTextContent(text);
  return [...container.querySelectorAll('bdi.num')].map((one) => one.textContent);
};

describe('a text of the catalogue', () => {
  it.each([
    ['مضخة LK-160/4 للمياه', ['LK-160/4']],
    ['محول SL-12-630، 630 كيلو فولت', ['SL-12-630']],
    ['SL-12-630型变压器', ['SL-12-630']],
    ['LK-160', ['LK-160']],
    ['وفق IEC 62271-200، IP66', ['IEC 62271-200']],
    ['ISO 1461 sets a minimum', ['ISO 1461']],
  ])('keeps the model number of %s in one piece', (text, kept) => {
    expect(models(text)).toEqual(kept);
  });

  it.each(['PN16-Ventil', 'CNC-Drehmaschine', '10-20 mm', 'AC/DC', 'Solar <b>pump</b>'])(
    'leaves %s unchanged',
    (text) => {
      expect(models(text)).toEqual([]);
    },
  );

  it.each([
    ['en', 'Pump, 30 kW, 25 m³/h, head 50 m', 'Pump, 30\u00a0kW, 25\u00a0m³/h, head 50\u00a0m'],
    ['ru', 'Насос, 30 кВт, 25 м³/ч', 'Насос, 30\u00a0кВт, 25\u00a0м³/ч'],
    ['zh', '潜水排污泵，30 kW，DN200', '潜水排污泵，30\u00a0kW，DN200'],
    ['fr', '3 à 5 mois, de 2 machines', '3 à 5 mois, de 2 machines'],
    ['en', '4 valves for 2 Vessels', '4 valves for 2 Vessels'],
  ] as const)('keeps a quantity and its unit together: %s, %s', (locale, text, expected) => {
    const { container } = render(<SpokenText of={{ text, locale }} site={locale} />);
    expect(container.textContent).toBe(expected);
  });

  it.each([
    ['شاحنة قلابة 6×4 بمحرك', ['6×4']],
    ['الأبعاد 9400×2500×3980 مم', ['9400×2500×3980']],
    ['محرك 380–415 فولت، 50/60 هرتز', ['380–415', '50/60']],
    ['من -20 … +60 درجة، 1.5 - 2.5 بار', ['-20 … +60', '1.5 - 2.5']],
    ['مضخة LK-160/4 و SL-12-630 بقدرة 30 كيلوواط', []],
    ['Truck 6×4, 380–415 V', []],
    ['卡车 6×4', []],
  ])('keeps the digits of %s in order', (text, figures) => {
    const { container } = render(<SpokenText of={{ text, locale: 'ar' }} site="ar" />);
    expect([...container.querySelectorAll('bdi[dir="ltr"]')].map((one) => one.textContent)).toEqual(figures);
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('keeps the digits of a parameter in words, even with an Arabic unit', () => {
    const { container } = render(<ParameterValue of={{ kind: 'text', text: '9400×2500', unit: 'mm' }} locale="ar" />);
    expect(container.querySelector('bdi[dir="ltr"]')).toHaveTextContent('9400×2500');
  });

  it('reads an Arabic title right to left even if it starts with a Latin word', () => {
    const { container } = render(<SpokenText of={{ text: 'FCA بدل FOB: شاحنو الحاويات', locale: 'ar' }} site="ar" />);
    expect(container.firstChild).toHaveAttribute('dir', 'rtl');
  });

  it('keeps a Latin name’s own direction on an Arabic page', () => {
    const { container } = render(<SpokenText of={{ text: 'Wuxi Pump Co., Ltd.', locale: 'ar' }} site="ar" />);
    expect(container.firstChild).not.toHaveAttribute('dir');
  });

  it.each([
    ['150/100 mm', 'ltr'],
    ['DN100، مطلي', 'rtl'],
  ])('on the page of another language runs %s %s', (text, direction) => {
    const { container } = render(<SpokenText of={{ text, locale: 'ar' }} site="zh" />);
    expect(container.firstChild).toHaveAttribute('dir', direction);
  });

  it('marks the language of fallback text', () => {
    const { container } = render(<SpokenText of={{ text: 'Pump LK-160', locale: 'en' }} site="ar" />);
    expect(container.firstChild).toHaveAttribute('lang', 'en');
    expect(container.firstChild).toHaveAttribute('dir', 'ltr');
  });
});
