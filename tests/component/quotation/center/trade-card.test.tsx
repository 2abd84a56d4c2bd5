import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TradeCard } from '@/components/site/dashboard/trade-card';
import english from '@/messages/en.json';
import { flaws, show } from '../../ui/page';

const t = english.quotationCenter.dashboard;

it('lists open quotations and tasks, and the response rate with its basis', async () => {
  show(<TradeCard open={3} waiting={1} response={{ invited: 4, answered: 3, hours: 5.4 }} days={180} />);
  expect(screen.getByRole('link', { name: 'invited or matching requests to quote' })).toBeVisible();
  expect(screen.getByText('75%')).toBeVisible();
  expect(screen.getByText('5 hours')).toBeVisible();
  expect(screen.getByText('Basis: 4 invitations in the last 180 days')).toBeVisible();
  expect(await flaws()).toEqual([]);
});

it('shows no rate without an invitation', () => {
  show(<TradeCard open={0} waiting={0} response={{ invited: 0, answered: 0, hours: null }} days={180} />);
  expect(screen.queryByText(t.rate)).toBeNull();
  expect(screen.queryByText(t.time)).toBeNull();
});
