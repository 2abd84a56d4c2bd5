import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { showFiguresIn } from '@/components/layout/converted-figures';
import { UnitChoice } from '@/components/layout/unit-choice';
import { rememberChoice } from '@/lib/platform/i18n/visitor-cookie';
import en from '@/messages/en.json';

const cookie = { name: 'units', days: 365, domain: null };
const textOf = (id: string) =>
  screen
    .getByTestId(id)
    .textContent?.replace(/[\u00a0\u2066\u2069]/g, ' ')
    .trim();

beforeEach(() => {
  document.documentElement.lang = 'en';
});
afterEach(() => {
  showFiguresIn(undefined);
  rememberChoice(cookie, '');
  document.documentElement.lang = '';
});

const page = (
  <>
    <p data-q="" data-testid="line">
      180–560 m³/h · 18 m · 30 kW
    </p>
    <table>
      <thead>
        <tr>
          <th>Product</th>
          <th>
            Head <bdi data-q="head">m</bdi>
          </th>
          <th>
            Nominal size <bdi data-q="head">DN</bdi>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr data-testid="row">
          <th>SL-50, 50 m</th>
          <td>
            <bdi dir="ltr">9–52</bdi>
          </td>
          <td>150</td>
        </tr>
        <tr data-testid="unknown">
          <th>SL-80</th>
          <td>–</td>
          <td>–</td>
        </tr>
      </tbody>
    </table>
    <dl>
      <dd data-q="below" data-testid="below">
        <bdi>
          <bdi dir="ltr">1,200</bdi> mm
        </bdi>
      </dd>
      <dd data-q="below" data-testid="german">
        <bdi lang="de">1.200 mm</bdi>
      </dd>
      <dd data-q="below" data-unit="m" data-testid="bare">
        <bdi>50</bdi>
      </dd>
      <dd data-q="below" data-testid="words">
        Cast iron
      </dd>
    </dl>
  </>
);
const all = ['line', 'row', 'unknown', 'below', 'german', 'bare', 'words'];

it('shows the figures of a page in the units of a system, and puts their own back', () => {
  render(page);
  const before = all.map(textOf);
  showFiguresIn('us');
  expect(textOf('line')).toBe('793–2,470 gpm · 59.1 ft · 40.2 hp');
  expect(screen.getByTestId('line')).toHaveAttribute('title', '180–560 m³/h · 18 m · 30 kW');
  expect(screen.getByRole('columnheader', { name: 'Head ft' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Nominal size DN' })).toBeVisible();
  expect(textOf('row')).toBe('SL-50, 50 m29.5–171150');
  expect(textOf('unknown')).toBe('SL-80––');
  expect(textOf('below')).toBe('1,200 mm≈ 47.2 in.');
  expect(textOf('german')).toBe('1.200 mm≈ 47.2 in.');
  expect(textOf('bare')).toBe('50≈ 164 ft');
  expect(textOf('words')).toBe('Cast iron');
  showFiguresIn('metric');
  expect(all.map(textOf)).toEqual(before);
  showFiguresIn('us');
  showFiguresIn(undefined);
  expect(all.map(textOf)).toEqual(before);
  expect(screen.getByTestId('line')).not.toHaveAttribute('title');
});

it('converts what comes to the page later', async () => {
  showFiguresIn('us');
  render(page);
  await waitFor(() => expect(textOf('line')).toContain('59.1 ft'));
  expect(textOf('below')).toContain('≈ 47.2 in.');
});

it('begins the fields of a filter in the unit of the system, unless a value is typed', () => {
  const field = (value: string, label: string) => (
    <form>
      <input inputMode="decimal" name="head_from" defaultValue={value} />
      <select data-q="" name="head_unit" defaultValue="m" aria-label={label}>
        <option value="m">m</option>
        <option value="ft">ft</option>
      </select>
    </form>
  );
  render(
    <>
      {field('', 'empty')}
      {field('50', 'typed')}
    </>,
  );
  showFiguresIn('us');
  expect(screen.getByRole('combobox', { name: 'empty' })).toHaveValue('ft');
  expect(screen.getByRole('combobox', { name: 'typed' })).toHaveValue('m');
});

it('keeps the choice of a visitor, and takes it back', async () => {
  const user = userEvent.setup();
  render(
    <>
      {page}
      <UnitChoice texts={en.frame.currency} cookie={cookie} />
    </>,
  );
  const choice = screen.getByRole('combobox', { name: 'Units' });
  expect(choice).toHaveDisplayValue('As stated by suppliers');
  await user.selectOptions(choice, 'US customary');
  expect(document.cookie).toContain('units=us');
  expect(textOf('line')).toContain('59.1 ft');
  await user.selectOptions(choice, 'As stated by suppliers');
  expect(document.cookie).not.toContain('units=us');
  expect(textOf('line')).toContain('18 m');
});
