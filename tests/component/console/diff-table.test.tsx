import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { DiffTable } from '@/components/console/diff-table';
import { FlagProvider, useFlags } from '@/components/console/flag';
import type { Locale } from '@/lib/platform/i18n/site';
import { gatherFields } from '@/lib/staff/review/row';
import english from '@/messages/en.json';

const city = (locale: Locale, text: string) => ({
  ...({
    path: `city.${locale}`,
    field: 'city',
    locale,
    show: 'text',
    before: [],
    after: [text],
    changed: true,
  } as const),
});
const Flags = () => <output>{useFlags().join()}</output>;

it('shows text equal in several languages once with all of them, and flags it in each', async () => {
  const user = userEvent.setup();
  const rest = { companyId: 1, locale: 'en', fresh: true, readOnly: false, locked: false, flagged: [] } as const;
  const fields = gatherFields([city('zh', '基尔'), city('en', 'Kiel'), city('de', 'Kiel')], 'de');
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <FlagProvider>
        <DiffTable {...rest} fields={fields} flaggedText="Flagged" facts={[]} decided={false} />
        <Flags />
      </FlagProvider>
    </NextIntlClientProvider>,
  );
  const [, row, other] = screen.getAllByRole('row');
  expect(row).toHaveTextContent(/English.*Deutsch.*Kiel/);
  expect(other).toHaveTextContent(/中文.*基尔/);
  const flag = within(row as HTMLElement).getByRole('button', { name: /^Flag field/ });
  await user.click(flag);
  expect(flag).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('city.en,city.de');
  await user.click(flag);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
