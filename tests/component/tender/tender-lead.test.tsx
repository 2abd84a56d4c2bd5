import { cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it } from 'vitest';
import { TenderLead } from '@/components/tender/tender-lead';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import messages from '@/messages/fr.json';

const show = (state: Partial<ListState>) =>
  render(
    <NextIntlClientProvider locale="fr" messages={messages as never}>
      <TenderLead
        state={{ ...emptyState, ...state }}
        open={{ tenders: 34, countries: 32 }}
        takingBids={11}
        locale="fr"
      />
    </NextIntlClientProvider>,
  ).container;

afterEach(cleanup);

it('counts open notices among all', () => {
  expect(show({ sort: 'latest', page: 2 })).toHaveTextContent('34 avis ouverts, dans 32 pays.');
});

it('counts open notices among the filtered ones', () => {
  const text = show({ continent: 'africa' });
  expect(text).toHaveTextContent('11 avis ouverts pour ces critères.');
  expect(text).not.toHaveTextContent('34');
});
