import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { UpgradeForm } from '@/components/company/upgrade/upgrade-form';
import english from '@/messages/en.json';

it('documents are required for a grade, not for a membership', async () => {
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <UpgradeForm companyId={1} wishes={['B', 'gold']} />
    </NextIntlClientProvider>,
  );
  const documents = () => screen.queryByText(english.upgrade.form.documentsHint);
  expect(documents()).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: english.upgrade.wish.gold }));
  expect(documents()).not.toBeInTheDocument();
});
