import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RequestStrip } from '@/components/site/dashboard/purchaser/request-strip';
import { show } from '@/tests/component/ui/page';

const row = {
  ...{ id: 7, title: { text: 'Slurry pumps', locale: 'en' as const }, quotations: 3 },
  ...{ places: { left: 7, spared: 1 }, unanswered: 1, until: null },
};

it('shows a request’s quotations, lowest price and tasks, with a link to its comparison', () => {
  const quiet = {
    ...row,
    id: 8,
    title: { text: 'Mélangeurs', locale: 'fr' as const },
    quotations: 0,
    unanswered: 0,
    lowest: null,
  };
  const lowest = { amount: 880, currency: 'EUR', per: 1 };
  show(<RequestStrip items={[{ ...row, lowest }, quiet]} locale="en" />);
  const [first, second] = screen.getAllByRole('listitem').map((item) => within(item));
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(
    /3 quotations.*Accepts 7 more.*lowest €880.*1 unanswered question/,
  );
  const compare = first?.getByRole('link', { name: 'Compare quotations' });
  expect(compare).toHaveAttribute('href', '/amember/quotation/7.html');
  expect(compare).toHaveAccessibleDescription('Slurry pumps');
  expect(second?.getByRole('link', { name: 'Mélangeurs' })).toHaveAttribute('href', '/amember/purchase/8.html');
  expect(second?.getByText('Mélangeurs')).toHaveAttribute('lang', 'fr');
  expect(second?.queryByRole('link', { name: /^Compare/ })).toBeNull();
});
