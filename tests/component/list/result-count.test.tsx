import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { MendedNote, ResultCount } from '@/components/list/result-count';
import messages from '@/messages/en.json';

const show = (keyword?: string, total = 8, mended: string | null = null) => {
  const asked = keyword === undefined ? {} : { asked: keyword };
  return render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ResultCount total={total} locale="en" {...asked} />
      <MendedNote total={total} mended={mended} {...asked} />
    </NextIntlClientProvider>,
  );
};

it('says search results after a search', () => {
  show('pump');
  expect(screen.getByText('8 results')).toBeVisible();
});

it('shows a plain number without a search', () => {
  show();
  expect(screen.getByText('8 items')).toBeVisible();
  expect(screen.queryByText(/result/)).toBeNull();
});

it('names other searched words only if they found something', () => {
  const { unmount } = show('pmup', 8, 'pump');
  expect(screen.getByText('No results for “pmup”. Showing results for “pump”')).toBeVisible();
  unmount();
  show('zzqq pmup', 0, 'zzqq pump');
  expect(screen.queryByText(/showing results/i)).toBeNull();
});
