import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Note } from '@/components/ui/note';
import { PageHead } from '@/components/ui/page-head';
import { Pager } from '@/components/ui/pager';
import { Skeleton } from '@/components/ui/skeleton';
import { Table } from '@/components/ui/table';
import { Toast } from '@/components/ui/toast';
import arabic from '@/messages/ar.json';
import { flaws, show } from './page';

describe('a pager', () => {
  it('moves one page at a time, within its range', async () => {
    const turn = vi.fn();
    const { rerender } = show(<Pager page={1} pages={3} onPage={turn} />);
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(turn).toHaveBeenCalledWith(2);
    expect(screen.getByText('Page 1 of 3')).toHaveAttribute('aria-live', 'polite');
    expect(await flaws()).toEqual([]);
    rerender(<span />);
  });

  it('is hidden for one page, and uses the page’s language', () => {
    const { unmount } = show(<Pager page={1} pages={1} onPage={vi.fn()} />);
    expect(screen.queryByRole('navigation')).toBeNull();
    unmount();
    show(<Pager page={3} pages={3} onPage={vi.fn()} />, 'ar');
    expect(screen.getByRole('button', { name: arabic.center.later })).toBeDisabled();
  });
});

describe('a table', () => {
  const rows = [
    { id: 1, name: 'Pump', price: '12' },
    { id: 2, name: 'Valve', price: '7' },
  ];
  const columns = [
    { key: 'name', head: 'Product', rowHead: true, cell: (row: (typeof rows)[number]) => row.name },
    { key: 'price', head: 'Price', numeric: true, cell: (row: (typeof rows)[number]) => row.price },
  ];

  it('is named, has column and row headers, and can be scrolled by keyboard', async () => {
    show(<Table label="Prices" columns={columns} rows={rows} keyOf={({ id }) => id} />);
    const table = screen.getByRole('table', { name: 'Prices' });
    expect(within(table).getByRole('columnheader', { name: 'Price' })).toBeInTheDocument();
    expect(within(table).getByRole('rowheader', { name: 'Pump' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Prices' })).toHaveAttribute('tabindex', '0');
    expect(await flaws()).toEqual([]);
  });

  it('keeps its roles when rows become cards, each cell with its header', async () => {
    show(<Table stacks label="Prices" columns={columns} rows={rows} keyOf={({ id }) => id} />);
    const cell = screen.getByRole('cell', { name: '12' });
    expect(cell).toHaveAttribute('data-head', 'Price');
    for (const part of [cell, cell.closest('tr'), cell.closest('tbody'), cell.closest('table')])
      expect(part).toHaveAttribute('role');
    expect(await flaws()).toEqual([]);
  });
});

describe('a status message', () => {
  it('is named, and found by its role', async () => {
    show(
      <>
        <PageHead title="Quotations" lead="All of them" crumb={{ href: '/a.html', label: 'Requests' }}>
          <button type="button">New</button>
        </PageHead>
        <Card title="Sessions" action={<a href="/b.html">All</a>} mark={<Badge tone="ok">Open</Badge>} padded>
          <p>Nothing yet</p>
        </Card>
        <Note tone="bad" role="alert" title="Refused">
          <p>The number is taken</p>
        </Note>
        <EmptyState icon="mail" text="No messages">
          <a href="/c.html">Write one</a>
        </EmptyState>
        <Skeleton label="Loading" count={3} />
      </>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Quotations' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Requests' })).toBeInTheDocument();
    const card = screen.getByRole('region', { name: 'Sessions' });
    expect(within(card).getByText('Open')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Refused');
    expect(screen.getByRole('status', { name: 'Loading' }).children).toHaveLength(3);
    expect(await flaws()).toEqual([]);
  });

  it('that is temporary can have an action and be closed', async () => {
    const close = vi.fn();
    const run = vi.fn();
    show(<Toast text="Deleted" action={{ label: 'Undo', run }} close="Close" onClose={close} />);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(2);
  });
});
