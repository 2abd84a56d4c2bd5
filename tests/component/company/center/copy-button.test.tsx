import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { CopyButton } from '@/components/company/center/copy-button';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import messages from '@/messages/en.json';

const empty = { name: '', region: '', city: '', address: '' };
const button = () => screen.getByRole('button', { name: messages.companyForm.copy });

function Sample({ from }: { from: Locale }) {
  const translations = Object.fromEntries(
    locales.map((locale) => [locale, locale === 'de' ? { ...empty, name: 'Pumpen Weber' } : empty]),
  );
  const form = useForm({ defaultValues: { translations } });
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <FormProvider {...form}>
        <CopyButton from={from} />
        <input aria-label="French" {...form.register('translations.fr.name')} />
      </FormProvider>
    </NextIntlClientProvider>
  );
}

it('copies into incomplete languages, and is then disabled', async () => {
  render(<Sample from="de" />);
  await userEvent.click(button());
  expect(screen.getByLabelText('French')).toHaveValue('Pumpen Weber');
  expect(button()).toBeDisabled();
  expect(button()).toHaveAccessibleDescription(messages.companyForm.copyDone);
  await userEvent.clear(screen.getByLabelText('French'));
  expect(button()).toBeEnabled();
  expect(button()).not.toHaveAccessibleDescription();
});

it('is disabled for a language without texts, and says so', () => {
  render(<Sample from="ru" />);
  expect(button()).toBeDisabled();
  expect(button()).toHaveAccessibleDescription(messages.companyForm.copyBare);
  expect(screen.getByText(messages.companyForm.copyBare)).toBeVisible();
});
