import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ImportView } from '@/components/product/import/import-view';
import type { ImportView as View } from '@/lib/product/sheet/schema';
import english from '@/messages/en.json';
import { replace } from '../doubles';

type Input = { page?: number; errorPage?: number; id?: number };
const call = vi.hoisted(() => vi.fn<(path: string, input: Input) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const bare: Pick<View['rows'][number], 'price' | 'pictures' | 'parameters'> = {
  ...{ price: { kind: 'negotiable' }, pictures: [], parameters: [] },
};
const ready: View = {
  id: 7,
  name: 'pumps.xlsx',
  state: 'ready',
  total: 21,
  ...{ done: 0, created: 0, updated: 0, pictures: 0, picturesDone: 0 },
  choices: [],
  newGroups: [],
  plan: { added: 19, changed: 1, same: 1 },
  rows: [
    {
      ...{ row: 2, what: 'new', name: 'Well pump', model: 'W-1', emptied: [] },
      price: { kind: 'fixed', min: 125_050, currency: 'EUR' },
      pictures: ['company/1/well.jpg'],
      parameters: [{ label: 'NPSH (m)', value: '3.2' }],
    },
    { ...bare, row: 3, what: 'change', name: 'Drum pump', model: 'D-1', emptied: ['Brand', 'HS code'] },
    { ...bare, row: 4, what: 'same', name: 'Old pump', model: 'O-1', emptied: [] },
  ],
  errors: [
    {
      ...{ row: 5, column: 'Categories', message: 'This value is not one of the allowed ones.' },
      ...{ value: 'Pumpen', name: 'Well pump', near: ['Water pumps', 'Oil pumps'] },
    },
  ],
  ...{ errorTotal: 51, badRows: 1, wrongRows: true, allowed: [] },
};
// Server state: reloading the page reads it again.
let now: View | null = null;

const show = () =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ImportView leaves={[{ id: 12, label: 'Drilling rigs', path: 'Oil › Drilling rigs' }]} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const inputsOf = (path: string) => call.mock.calls.filter(([given]) => given === path).map(([, input]) => input);

beforeEach(() => {
  now = null;
  call.mockReset();
  call.mockImplementation(async (path) => {
    if (path.endsWith('/confirm') && now) now = { ...now, state: 'writing', errors: [] };
    if (path.endsWith('/drop')) now = null;
    return path.endsWith('/get') ? now : null;
  });
});

describe('the import of products', () => {
  it('starts with sheets to download and one to upload, which is required', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Empty template' })).toHaveAttribute(
      'href',
      '/api/product/export?format=xlsx&empty',
    );
    expect(screen.getByRole('link', { name: 'Export products (CSV)' })).toBeInTheDocument();
    expect(screen.getByText(/up to 5,000 rows/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Read sheet' })).toBeDisabled();
  });

  it('offers a template with the parameters of the selected categories', async () => {
    show();
    const search = await screen.findByRole('searchbox', { name: english.productForm.findCategory });
    await user.type(search, 'drill{Enter}');
    expect(screen.getByRole('link', { name: english.productSheet.templateOf })).toHaveAttribute(
      'href',
      '/api/product/export?format=xlsx&empty&category=12',
    );
    await user.click(screen.getByRole('button', { name: 'Remove Oil › Drilling rigs' }));
    expect(screen.getByRole('link', { name: 'Empty template' })).toBeVisible();
  });

  it('creates the groups named by the sheet with one click, and none if there are none', async () => {
    now = { ...ready, newGroups: ['Slurry pumps', 'Valves'] };
    show();
    expect(await screen.findByText('The sheet names 2 groups you do not have')).toBeVisible();
    expect(screen.getByText(/^Slurry pumps\b.*Valves$/)).toBeVisible();
    now = ready;
    await press('Create them and check again');
    expect(inputsOf('/api/product/import/group')).toEqual([{ id: 7 }]);
    expect(screen.queryByText(/^Slurry pumps\b/)).toBeNull();
  });

  it('shows each row’s effect and errors by row and column, page by page, before confirmation', async () => {
    now = ready;
    show();
    const preview = await screen.findByRole('table', { name: 'Preview' });
    expect(
      within(preview).getByRole('row', {
        name: /^3 Change ?Will be emptied or reset: Brand, HS code Drum pump D-1 Negotiable$/,
      }),
    ).toBeInTheDocument();
    expect(within(preview).getByRole('row', { name: '4 No change Old pump O-1 Negotiable' })).toBeInTheDocument();
    const added = within(preview).getByRole('row', { name: /^2 New product Well pump/ });
    expect(within(added).getByText('€1,250.50')).toBeInTheDocument();
    expect(added.querySelectorAll('img')).toHaveLength(1);
    expect(within(added).getByText('NPSH (m)').closest('dt')?.nextElementSibling).toHaveTextContent('3.2');
    expect(screen.getByText('New: 19 · Changed: 1 · Unchanged: 1')).toBeInTheDocument();
    const errors = screen.getByRole('table', { name: 'Errors by row and column' });
    expect(
      within(errors).getByRole('row', { name: /^5 Well pump Categories Pumpen This value is not/ }),
    ).toBeInTheDocument();
    expect(within(errors).getByText('Did you mean Water pumps or Oil pumps?')).toBeVisible();
    expect(errors.compareDocumentPosition(preview)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: english.productSheet.wrongRows })).toHaveAttribute(
      'href',
      '/api/product/import/wrong?id=7',
    );
    for (const later of screen.getAllByRole('button', { name: english.center.later })) await user.click(later);
    expect(inputsOf('/api/product/import/get').at(-1)).toMatchObject({ page: 2, errorPage: 2 });
    expect(inputsOf('/api/product/import/confirm')).toEqual([]);
    await press('Import these rows');
    expect(inputsOf('/api/product/import/confirm')).toEqual([{ id: 7 }]);
    expect(await screen.findByRole('progressbar', { name: 'Saving: 0 of 21 rows' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  });

  it('shows an error common to many rows once, and how to create a missing group', async () => {
    const missing = { column: 'Group', message: 'This value is not one of the allowed ones.', value: 'Acid', near: [] };
    const errors = [2, 3, 4, 6].map((row) => ({ ...missing, row, name: `Pump ${row}` }));
    now = { ...ready, errors: [...errors, { ...missing, row: 7, name: 'Pump 7', value: 'Lye' }], errorTotal: 5 };
    show();
    const table = await screen.findByRole('table', { name: 'Errors by row and column' });
    const rowTexts = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rowTexts.slice(1)).toEqual([
      expect.stringMatching(/^2–4, 64 rowsGroupAcidYou have no group with this name/),
      expect.stringMatching(/^7Pump 7GroupLyeYou have no group/),
    ]);
    const [make] = within(table).getAllByRole('link', { name: 'Create it' });
    expect(make).toHaveAttribute('href', '/companycenter/productService/group.html');
  });

  it('lists the allowed values of refused cells, or links to the template with all of them', async () => {
    now = {
      ...ready,
      allowed: [
        { column: 'Categories', values: [] },
        { column: 'Price unit', values: ['Piece', 'Box'] },
      ],
    };
    show();
    expect(await screen.findByText('Price unit: Piece, Box')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Download the template with all allowed values' });
    expect(link).toHaveAttribute('href', '/api/product/export?format=xlsx&empty');
    expect(link.closest('p')).toHaveTextContent(/^Categories: too many values/);
  });

  it('says that a sheet is waiting until its rows are counted', async () => {
    const waiting: View = { ...ready, state: 'reading', total: 0, errors: [], errorTotal: 0, rows: [] };
    now = waiting;
    show();
    expect(await screen.findByText(english.productSheet.opening)).toBeVisible();
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
    now = { ...waiting, total: 21, done: 5 };
    expect(await screen.findByText('Reading: 5 of 21 rows')).toBeVisible();
  });

  it('polls while it runs, until finished', async () => {
    now = { ...ready, state: 'writing', done: 5, errors: [] };
    show();
    expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '5');
    now = { ...ready, state: 'done', created: 19, updated: 1 };
    expect(await screen.findByText('Import finished')).toBeInTheDocument();
    expect(screen.getByText(/^Products added: 19, changed: 1/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to product list' })).toHaveAttribute(
      'href',
      expect.stringContaining('/companycenter/productService'),
    );
    await press('Import another sheet');
    expect(await screen.findByRole('button', { name: 'Read sheet' })).toBeInTheDocument();
  });

  it('asks for the encoding of a sheet if uncertain', async () => {
    now = {
      ...ready,
      ...{ state: 'asking', errors: [], errorTotal: 0, wrongRows: false, rows: [] },
      choices: [
        { encoding: 'windows-1252', rows: [['Größe']] },
        { encoding: 'windows-1251', rows: [['GrцЯe']] },
      ],
    };
    show();
    expect(await screen.findByText('Größe')).toBeVisible();
    expect(screen.getByText('GrцЯe')).toBeVisible();
    await press('Read as Western European (Windows-1252)');
    expect(inputsOf('/api/product/import/encoding')).toEqual([{ id: 7, encoding: 'windows-1252' }]);
  });

  it('cannot be confirmed without valid rows, and can be discarded', async () => {
    now = { ...ready, total: 0, plan: { added: 0, changed: 0, same: 0 }, rows: [] };
    show();
    expect(await screen.findByText(/^No row can be imported/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Import these rows' })).toBeNull();
    await press('Discard');
    expect(inputsOf('/api/product/import/drop')).toEqual([{ id: 7 }]);
  });

  it('says why a sheet failed, and what was written', async () => {
    const errors = [{ row: 1, column: '', message: 'This file cannot be read.', value: '', name: '', near: [] }];
    now = { ...ready, wrongRows: false, state: 'failed', errors, errorTotal: 1, created: 250, updated: 0 };
    show();
    expect(await screen.findByText('The sheet cannot be imported')).toBeInTheDocument();
    expect(screen.getByText('This file cannot be read.')).toBeInTheDocument();
    expect(screen.getByText(/^Products added: 250/)).toBeInTheDocument();
  });
});
