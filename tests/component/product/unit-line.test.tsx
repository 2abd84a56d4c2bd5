import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ParameterValue } from '@/components/product/detail/parameter-value';
import { UnbrokenText } from '@/components/ui/unbroken-text';

it.each([
  ['مضخة غاطسة، 30 ك.و، DN200', '30\u00a0ك.و'],
  ['محطة 35 كيلوفولت أمبير', '35\u00a0كيلوفولت أمبير'],
  ['مضخة 120 م³/ساعة', '120\u00a0م³/ساعة'],
  ['Pumpe mit 30 kW', '30\u00a0kW'],
])('keeps a number and its unit on one line: %s', (text, unbroken) => {
  expect(render(<UnbrokenText>{text}</UnbrokenText>).container.textContent).toContain(unbroken);
});

it('does not treat a word that starts like a unit as one', () => {
  expect(render(<UnbrokenText>{'عقد 5 مراحل'}</UnbrokenText>).container.textContent).toBe('عقد 5 مراحل');
});

it('does not break a unit at its slash', () => {
  const value = { kind: 'number', min: 120, unit: 'm³/s' } as unknown as Parameters<typeof ParameterValue>[0]['of'];
  const { getByText } = render(<ParameterValue of={value} locale="ar" />);
  expect(getByText(/\//)).toHaveClass('whitespace-nowrap');
});
