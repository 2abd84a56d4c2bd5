import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import { TranslateBar } from '@/components/translate/translate-bar';
import { TranslateScope } from '@/components/translate/translate-scope';
import { CallFailure } from '@/lib/platform/http/client';
import { replace } from '../doubles';
import { flaws, show } from '../ui/page';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
replace('@/lib/platform/http/client', { call });

const fields = [
  { field: 'name', label: 'Name' },
  { field: 'summary', label: 'Summary' },
];
function Page({ on = true }: { on?: boolean }) {
  const form = useForm({
    defaultValues: {
      translations: {
        en: { name: 'Pump', summary: 'For water' },
        zh: { name: '泵', summary: '' },
        fr: { name: '', summary: '' },
      },
    },
  });
  return (
    <FormProvider {...form}>
      <TranslateScope on={on}>
        <input aria-label="Name" {...form.register('translations.fr.name')} />
        <input aria-label="Summary" {...form.register('translations.fr.summary')} />
        <TranslateBar to="fr" fields={fields} />
      </TranslateScope>
    </FormProvider>
  );
}
const act = () => userEvent.click(screen.getByRole('button', { name: 'Translate from English' }));
const value = (name: string) => (screen.getByRole('textbox', { name }) as HTMLInputElement).value;

beforeEach(() => {
  call.mockReset();
});

it('is hidden without a service', () => {
  show(<Page on={false} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('fills empty fields, marks them as machine-translated until edited', async () => {
  call.mockResolvedValue(['Pompe', 'Pour l’eau']);
  show(<Page />);
  await act();
  await waitFor(() => expect([value('Name'), value('Summary')]).toEqual(['Pompe', 'Pour l’eau']));
  expect(call.mock.calls[0]?.[1]).toEqual({ from: 'en', to: 'fr', texts: ['Pump', 'For water'] });
  expect(screen.getByText(/Machine-translated: Name, Summary\./)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(await flaws()).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' centrifuge');
  expect(screen.getByText(/Machine-translated: Summary\./)).toBeVisible();
});

it('keeps what is typed while the service works', async () => {
  let answer: (texts: string[]) => void = () => {};
  call.mockReturnValue(
    new Promise((settle) => {
      answer = settle;
    }),
  );
  show(<Page />);
  await act();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ma pompe');
  answer(['Pompe', 'Pour l’eau']);
  await waitFor(() => expect(value('Summary')).toBe('Pour l’eau'));
  expect(value('Name')).toBe('Ma pompe');
});

it('explains a failure, and leaves the fields unchanged', async () => {
  call.mockRejectedValue(new CallFailure(503, 'Unavailable', [], null));
  show(<Page />);
  await act();
  expect(await screen.findByRole('alert')).toHaveTextContent('The translation service is not responding.');
  expect([value('Name'), value('Summary')]).toEqual(['', '']);
});
