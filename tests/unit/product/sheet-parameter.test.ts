import { describe, expect, it } from 'vitest';
import { blankInput, type ProductInput } from '@/lib/product/edit/schema';
import { type Column, knownHeadings, parameterColumn } from '@/lib/product/sheet/column';
import type { SheetCell } from '@/lib/product/sheet/job';
import { endsOf, namedParameter, parameterHeading, type SheetParameter } from '@/lib/product/sheet/parameter';
import { readRow } from '@/lib/product/sheet/row';
import type { Vocabulary } from '@/lib/product/sheet/vocabulary';

const parameter = (id: number, label: string, over: Partial<SheetParameter> = {}): SheetParameter => ({
  ...{ id, parameterId: id, labels: { en: label, de: `${label} auf Deutsch` }, section: 'performance' },
  ...{ kind: 'number', unit: '', options: [], ...over },
});
const flow = parameter(5, 'Flow', { unit: 'm³/h' });
const material = parameter(6, 'Casing', {
  kind: 'option',
  options: [
    { id: 61, labels: { en: 'Cast iron', de: 'Grauguss' } },
    { id: 62, labels: { en: 'Stainless steel', de: 'Edelstahl' } },
  ],
});
const note = parameter(7, 'Flange', { kind: 'text' });
const own = parameter(8, 'NPSH', { parameterId: null, unit: 'm' });
const all = [flow, material, note, own, parameter(9, 'Flow', { unit: 'm³/h', kind: 'range' })];
const words = {
  near: () => [],
  nearOnce: (_column: string, _words: string, look: () => string[]) => look(),
  negotiable: () => false,
} as unknown as Vocabulary;

const read = (
  given: SheetParameter,
  cell: SheetCell,
  before: ProductInput['parameters'] = [],
  locale = 'en' as const,
) => {
  const column: Column = parameterColumn(given);
  const input = { ...blankInput(locale), parameters: [...before] };
  const { input: made, errors } = readRow(new Map([[column.code, cell]]), [column], input, words);
  return { parameters: made.parameters, errors: errors.filter(({ column: of }) => of === column.code) };
};
const value = (given: SheetParameter, cell: SheetCell) => read(given, cell).parameters[0];

describe('the heading of a parameter', () => {
  it('is understood in every language with its unit, and by number', async () => {
    const known = await knownHeadings(all, 'de');
    expect(parameterHeading(flow, 'ru')).toBe('Flow (м³/ч)');
    for (const heading of ['Flow (m³/h)', 'flow auf deutsch  (m³/h)', 'param:5'])
      expect(known(heading)?.code, heading).toBe('param:5');
    expect(known('Flow (m³/h) #9')?.code).toBe('param:9');
    expect(known('NPSH (m)')?.code).toBe('param:8');
    expect(known('Flow')).toBeNull();
  });

  it('creates a custom one if marked, in the sheet’s language', async () => {
    const column = (await knownHeadings([], 'de'))('Eigener Parameter: Dichtung (mm)');
    expect(column?.key === 'parameter' && column.parameter).toMatchObject({
      ...{ id: null, parameterId: null, labels: { de: 'Dichtung' }, unit: 'mm' },
    });
    expect(namedParameter('  ', 'de')).toBeNull();
  });
});

describe('a cell of a parameter', () => {
  it.each([
    ['10–40', ['10', '40']],
    ['-20 - 60', ['-20', '60']],
    ['-20-60', ['-20', '60']],
    ['-5', ['-5']],
    ['10 ~ 40', ['10', '40']],
    ['1…2', ['1', '2']],
  ])('%s has the ends %j', (text, ends) => expect(endsOf(text)).toEqual(ends));

  it('is a number, a range, an option in any language, or a text', () => {
    expect(value(flow, 12.345)).toMatchObject({ parameterId: 5, kind: 'number', min: 12.345, max: null });
    expect(value(flow, '10–40')).toMatchObject({ kind: 'range', min: 10, max: 40 });
    expect(value(material, 'grauguss')).toMatchObject({ kind: 'option', optionId: 61 });
    expect(value(note, 'DN 80-100')).toMatchObject({ kind: 'text', text: 'DN 80-100' });
    expect(value(own, '2,5')).toMatchObject({ parameterId: null, labels: own.labels, unit: 'm', min: 2.5 });
  });

  it('of a custom one has the type of its content', () => {
    const named = namedParameter('Seal (mm)', 'en') as SheetParameter;
    expect(value(named, 3)).toMatchObject({ kind: 'number', min: 3, labels: { en: 'Seal' }, unit: 'mm' });
    expect(value(named, 'double')).toMatchObject({ kind: 'text', text: 'double' });
  });

  it('is refused if invalid, with suggested options', () => {
    expect(read(flow, 'a lot').errors).toEqual([{ column: 'param:5', key: 'figure' }]);
    expect(read(flow, '40–10').errors).toEqual([{ column: 'param:5', key: 'rangeOrder' }]);
    expect(read(material, 'Cast irn').errors).toEqual([{ column: 'param:6', key: 'choice', near: ['Cast iron'] }]);
    expect(read(note, 'x'.repeat(400)).errors).toMatchObject([{ column: 'param:7' }]);
  });

  it('replaces or clears the previous value, and keeps those without a column', () => {
    const before = [flow, note].map((one) => ({ ...value(one, one === flow ? 5 : 'PN16') }) as never);
    const { parameters } = read(flow, 8, before);
    expect(parameters.map(({ parameterId, min, text }) => [parameterId, min, text])).toEqual([
      [5, 8, ''],
      [7, null, 'PN16'],
    ]);
    expect(read(flow, '', before).parameters.map(({ parameterId }) => parameterId)).toEqual([7]);
  });
});
