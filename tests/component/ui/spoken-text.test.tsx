import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
  ])('keeps the model number of %s in one piece', (text, whole) => {
    expect(models(text)).toEqual(whole);
  });

  it.each(['PN16-Ventil', 'CNC-Drehmaschine', '10-20 mm', 'AC/DC', 'Solar <b>pump</b>'])(
    'leaves %s as it is',
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
  ] as const)('keeps a quantity and its unit together: %s, %s', (locale, text, whole) => {
    const { container } = render(<SpokenText of={{ text, locale }} site={locale} />);
    expect(container.textContent).toBe(whole);
  });

  it('reads an Arabic title from the right though it opens with a Latin word', () => {
    const { container } = render(<SpokenText of={{ text: 'FCA بدل FOB: شاحنو الحاويات', locale: 'ar' }} site="ar" />);
    expect(container.firstChild).toHaveAttribute('dir', 'rtl');
  });

  it('leaves a Latin name on an Arabic page its own direction', () => {
    const { container } = render(<SpokenText of={{ text: 'Wuxi Pump Co., Ltd.', locale: 'ar' }} site="ar" />);
    expect(container.firstChild).not.toHaveAttribute('dir');
  });

  it('says which language a text falls back to', () => {
    const { container } = render(<SpokenText of={{ text: 'Pump LK-160', locale: 'en' }} site="ar" />);
    expect(container.firstChild).toHaveAttribute('lang', 'en');
    expect(container.firstChild).toHaveAttribute('dir', 'ltr');
  });
});
