import { expect, it } from 'vitest';
import type { ParameterSuggestion } from '@/lib/product/edit/call';
import { withoutTwins } from '@/lib/product/edit/suggestion';

const suggestion = (parameterId: number | null, label: string, unit: string): ParameterSuggestion => ({
  ...{ parameterId, label, unit, section: 'performance', kind: 'number', labels: {}, options: [] },
});

it('of two equivalent catalogue parameters one is suggested; existing ones are kept', () => {
  const all = [
    suggestion(1, 'Speed', 'rpm'),
    suggestion(2, 'Speed', 'rpm'),
    suggestion(3, 'Speed', 'km/h'),
    suggestion(null, 'Speed', 'rpm'),
  ];
  expect(withoutTwins(all, []).map(({ parameterId }) => parameterId)).toEqual([1, 3, null]);
  expect(withoutTwins(all, [1, 2]).map(({ parameterId }) => parameterId)).toEqual([1, 2, 3, null]);
});
