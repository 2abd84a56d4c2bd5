import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { RequestFacts } from '@/components/quotation/center/request-facts';
import { TranslateScope } from '@/components/translate/translate-scope';
import type { PurchaseDetail } from '@/lib/purchase/types';
import english from '@/messages/en.json';
import { replace } from '../../doubles';
import { show } from '../../ui/page';

const call = vi.hoisted(() => vi.fn<(path: string, input: Record<string, unknown>) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });
replace('next/navigation', { useRouter: () => ({ refresh: vi.fn() }) });

const purchase = {
  ...{ id: 3, locale: 'fr', kind: 'inquiry', state: 'open', quantity: 20, unit: 'set', place: '' },
  title: { text: 'Slurry pump', locale: 'en' },
  details: { text: 'Pour eau claire.', locale: 'fr' },
  ...{
    specification: [],
    addenda: [{ number: 1, text: 'Douze unités.', changed: [], createdAt: '2026-11-01T08:00:00Z' }],
  },
  ...{ contact: null, toAgree: [], publishedAt: '2026-11-01T08:00:00Z', validUntil: '2027-01-10T08:00:00Z' },
} as unknown as PurchaseDetail;
const open = (product: { id: number; name: string } | null = null) =>
  show(
    <TranslateScope on>
      <RequestFacts {...{ purchase, product, names: {}, files: [], timeZone: 'UTC', kept: false, quotationId: null }} />
    </TranslateScope>,
  );

beforeEach(() => {
  call.mockReset();
});

it('links to the supplier’s own product it is about', () => {
  open({ id: 7, name: 'Slurry pump SP-7' });
  expect(screen.getByRole('link', { name: 'Slurry pump SP-7' })).toHaveAttribute('href', '/product/7.html');
});

it('translates the buyer’s text even if its title is in the reader’s language', async () => {
  call.mockResolvedValue(['For clear water.', 'Twelve units.']);
  open();
  await userEvent.click(screen.getByRole('button', { name: english.translate.translate }));
  expect(await screen.findByText('For clear water.')).toBeVisible();
  expect(call.mock.lastCall?.[1]).toMatchObject({ from: 'fr', texts: ['Pour eau claire.', 'Douze unités.'] });
});
