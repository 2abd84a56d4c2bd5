import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { CaptchaField } from '@/components/form/captcha-field';
import { Form } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
replace('@/lib/platform/http/client', { call });
replace('@/lib/account/captcha/client', { solveCaptcha: async () => 'proof' });

const schema = z.object({ captcha: z.any() });

function Sample() {
  const form = useZodForm(schema, { captcha: undefined });
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <CaptchaField />
    </Form>
  );
}

it('after verification without the picture, the focus stays at the field that says so', async () => {
  call.mockResolvedValue({ id: 'c1', image: 'data:image/png;base64,', challenge: 'x', most: 1 });
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <Sample />
    </NextIntlClientProvider>,
  );
  const button = await screen.findByRole('button', { name: english.form.captcha.unseen });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.setup().click(button);
  const field = screen.getByRole('textbox');
  await waitFor(() => expect(field).toHaveValue(english.form.captcha.solved));
  expect(field).toHaveFocus();
});
