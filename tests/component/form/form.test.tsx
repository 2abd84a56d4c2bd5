import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { CheckboxField } from '@/components/form/checkbox-field';
import { CodeField } from '@/components/form/code-field';
import { CountdownButton } from '@/components/form/countdown-button';
import { Form } from '@/components/form/form';
import { FormFailure } from '@/components/form/form-failure';
import { NumberField } from '@/components/form/number-field';
import { PasswordField } from '@/components/form/password-field';
import { PhoneField } from '@/components/form/phone-field';
import { SaveBar } from '@/components/form/save-bar';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { CallFailure } from '@/lib/platform/http/client';
import type { Locale } from '@/lib/platform/i18n/site';
import german from '@/messages/de.json';
import english from '@/messages/en.json';

const schema = z.object({
  name: z.string().trim().min(1),
  email: z.string().refine((text) => text.includes('@'), { error: 'email' }),
  price: z.number().positive({ error: 'pricePositive' }).nullable(),
  password: z.string(),
  code: z.string(),
  text: z.string(),
  agreement: z.boolean().refine((accepted) => accepted, { error: 'agreement' }),
});
type Values = z.output<typeof schema>;
const empty: Values = { name: '', email: '', price: null, password: '', code: '', text: '', agreement: true };
const send = vi.fn<(values: Values) => Promise<void>>();

function Sample({
  values = {},
  summary,
  saves,
  digits,
  children,
}: {
  digits?: number;
  values?: Partial<Values>;
  summary?: boolean;
  saves?: boolean;
  children?: ReactNode;
}) {
  const form = useZodForm(schema, { ...empty, ...values });
  return (
    <Form form={form} onSubmit={send} summary={summary} saves={saves}>
      <TextField name="name" label="Name" hint="As on the card" need="required" />
      <TextField name="email" label="Email" />
      <NumberField name="price" label="Price" unit="USD" digits={digits} />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <CodeField name="code" label="Code" />
      <TextArea name="text" label="Text" limit={5} />
      <CheckboxField name="agreement" label="Agreement" />
      {children}
      <SubmitButton>Send it</SubmitButton>
    </Form>
  );
}
const show = (node: ReactNode, locale: Locale = 'en') =>
  render(
    <NextIntlClientProvider
      locale={locale}
      messages={locale === 'de' ? (german as unknown as typeof english) : english}
      timeZone="UTC"
    >
      {node}
    </NextIntlClientProvider>,
  );
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const submit = () => userEvent.click(screen.getByRole('button', { name: /Send it/ }));
const refuse = (...errors: { field: string; key: string; message: string }[]) =>
  send.mockRejectedValueOnce(new CallFailure(400, 'Not valid', errors, null));

beforeEach(() => {
  send.mockReset();
  send.mockResolvedValue(undefined);
});

it('reports errors at each field, focuses the first and sends nothing', async () => {
  show(<Sample values={{ agreement: false }} />);
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(field('Name')).toBeInvalid();
  expect(field('Name')).toHaveAccessibleDescription('As on the card This field is required');
  expect(field('Email')).toHaveAccessibleDescription('Invalid email format');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please agree to the user agreement');
  expect(field('Name')).toHaveFocus();
});

it('clears an error as soon as it is fixed', async () => {
  show(<Sample />);
  await submit();
  await userEvent.type(field('Name'), 'Lena');
  expect(field('Name')).toBeValid();
  expect(field('Name')).toHaveAccessibleDescription('As on the card');
});

it('shows the server’s errors at their fields and keeps the input', async () => {
  refuse({ field: 'email', key: 'emailTaken', message: 'Another account uses this email address' });
  show(<Sample values={{ name: 'Lena', email: 'lena@buyer.example' }} />);
  await userEvent.type(field('Password'), 'secret words');
  await submit();
  expect(field('Email')).toHaveAccessibleDescription('Another account uses this email address');
  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(field('Password')).toHaveValue('secret words');
  expect(screen.queryByText('Not valid')).toBeNull();
});

it('shows errors without a field above the form', async () => {
  refuse({ field: 'ticket', key: 'ticket', message: 'This registration has timed out' });
  show(<Sample values={{ name: 'Lena', email: 'a@b' }} />);
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent('This registration has timed out');
  send.mockRejectedValueOnce(new CallFailure(0, '', [], null));
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent(english.form.offline);
  await submit();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['above a form', <Sample key="form" saves values={{ name: 'Lena', email: 'a@b' }} />],
  [
    'in the bar of one',
    <Sample key="bar" values={{ name: 'Lena', email: 'a@b' }}>
      <SaveBar unsaved={[]}>
        <i />
      </SaveBar>
    </Sample>,
  ],
])('says %s that the update failed, before the cause, and at a refused field only the cause', async (_, form) => {
  show(form);
  send.mockRejectedValueOnce(new CallFailure(0, '', [], null));
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent(`Update failed${english.form.offline}`);
  refuse({ field: 'email', key: 'emailTaken', message: 'Another account uses this email address' });
  await submit();
  expect(field('Email')).toHaveAccessibleDescription('Another account uses this email address');
  expect(screen.queryByText('Update failed')).toBeNull();
});

it.each([
  [413, english.form.tooLarge],
  [429, english.form.tooMany],
  [502, english.form.fault.replace('{code}', '502')],
])('explains status %d without a message from the server', async (status, words) => {
  send.mockRejectedValueOnce(new CallFailure(status, '', [], null));
  show(<Sample values={{ name: 'Lena', email: 'a@b' }} />);
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});

it('lists errors above a long form, with links to the fields', async () => {
  show(<Sample summary />);
  await submit();
  const summary = screen.getByRole('alert');
  expect(summary).toHaveTextContent('Check 2 fields');
  await userEvent.click(within(summary).getByRole('link', { name: 'Email: Invalid email format' }));
  expect(field('Email')).toHaveFocus();
});

it('counts refused fields in a long form’s bar, from client and server', async () => {
  show(
    <Sample>
      <footer>
        <FormFailure />
      </footer>
    </Sample>,
  );
  await submit();
  const bar = screen.getByRole('contentinfo');
  expect(bar).toHaveTextContent('Check 2 fields');
  await userEvent.type(field('Name'), 'Lena');
  expect(bar).toHaveTextContent('Check 1 field');
  await userEvent.type(field('Email'), 'a@b');
  expect(bar).toBeEmptyDOMElement();
  refuse({ field: 'email', key: 'emailTaken', message: 'Another account uses this email address' });
  await submit();
  expect(bar).toHaveTextContent('Check 1 field');
  await submit();
  expect(bar).toBeEmptyDOMElement();
});

it('is sent once however often clicked', async () => {
  let finish = () => {};
  send.mockImplementationOnce(() => new Promise((done) => (finish = done)));
  show(<Sample values={{ name: 'Lena', email: 'a@b' }} />);
  await submit();
  await userEvent.click(screen.getByRole('button', { name: english.form.sending }));
  expect(send).toHaveBeenCalledOnce();
  await act(async () => finish());
  expect(screen.getByRole('button', { name: 'Send it' })).toBeEnabled();
});

it('shows and hides a password', async () => {
  show(<Sample />);
  expect(field('Password')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password')).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field('Password')).toHaveAttribute('type', 'password');
});

it('accepts a code in any format, up to six digits', async () => {
  show(<Sample />);
  await userEvent.type(field('Code'), '٤ 8-29137');
  expect(field('Code')).toHaveValue('482913');
  expect(field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
});

it('counts characters against the limit', async () => {
  show(<Sample />);
  await userEvent.type(field('Text'), '水泵12');
  expect(screen.getByText('4 / 5')).toBeVisible();
});

it.each([
  ['en', '1,250.5', 1250.5, '1,250.5'],
  ['en', '0,5', 0.5, '0.5'],
  ['de', '1.250,5', 1250.5, '1.250,5'],
  ['de', '4.850,50', 4850.5, '4.850,50'],
  ['de', '2.500', 2500, '2.500'],
  ['de', '2.5', 2.5, '2,5'],
  ['en', '12', 12, '12'],
] as const)('parses on %s the figure %s as %d, and shows the result', async (locale, typed, value, shown) => {
  show(<Sample values={{ name: 'Lena', email: 'a@b' }} digits={typed.endsWith('0') ? 2 : 0} />, locale);
  await userEvent.type(field('Price'), typed);
  expect(field('Price')).toHaveValue(typed);
  await submit();
  expect(send.mock.calls[0]?.[0].price).toBe(value);
  expect(field('Price')).toHaveValue(shown);
});

it('refuses what is not a number, and an amount that is not positive', async () => {
  show(<Sample values={{ name: 'Lena', email: 'a@b' }} />);
  await userEvent.type(field('Price'), 'abc');
  await submit();
  expect(field('Price')).toBeInvalid();
  await userEvent.clear(field('Price'));
  await userEvent.type(field('Price'), '0');
  expect(field('Price')).toHaveAccessibleDescription('Quotation must be > 0');
  expect(send).not.toHaveBeenCalled();
});

it('allows requesting another code when the server does', async () => {
  const ask = vi.fn<() => Promise<number | null>>();
  ask.mockRejectedValueOnce(new CallFailure(429, 'Please wait', [], 3));
  show(
    <Sample>
      <CountdownButton onSend={ask} />
    </Sample>,
  );
  const patient = { timeout: 30_000 };
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('alert', {}, patient)).toHaveTextContent('Please wait');
  expect(screen.getByRole('button', { name: /Send again in \d seconds?/ })).toHaveAttribute('aria-disabled', 'true');
  ask.mockResolvedValueOnce(60);
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }, patient));
  expect(await screen.findByText('Verification code sent', {}, patient)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Send again in \d+ seconds/ }));
  expect(ask).toHaveBeenCalledTimes(2);
});

it('is busy while requesting a code, and requests one', async () => {
  let finish = (_: number) => {};
  const ask = vi.fn(() => new Promise<number>((done) => (finish = done)));
  show(
    <Sample>
      <CountdownButton onSend={ask} />
    </Sample>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  const busy = screen.getByRole('button', { name: english.form.sending });
  expect(busy).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(busy);
  expect(ask).toHaveBeenCalledOnce();
  await act(async () => finish(60));
  expect(await screen.findByRole('button', { name: /Send again in/ })).not.toHaveAttribute('aria-busy');
});

it('keeps input typed before hydration', async () => {
  const { renderToString } = await import('react-dom/server');
  const page = (
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <Sample />
    </NextIntlClientProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const early = container.querySelector<HTMLInputElement>('input[name="name"]');
  if (early) early.value = 'Lena';
  render(page, { container, hydrate: true });
  expect(field('Name')).toHaveValue('Lena');
  await userEvent.type(field('Email'), 'a@b');
  await submit();
  expect(send.mock.calls[0]?.[0].name).toBe('Lena');
});

const countries = [
  { code: 'CN', name: 'China', digits: '86' },
  { code: 'US', name: 'United States', digits: '1' },
];
function Phone({ onCall }: { onCall: (values: { phone: string; country: string }) => Promise<void> }) {
  const form = useZodForm(z.object({ phone: z.string(), country: z.string() }), { phone: '', country: 'CN' });
  return (
    <Form form={form} onSubmit={onCall}>
      <PhoneField name="phone" label="Phone" countries={countries} />
      <SubmitButton>Send it</SubmitButton>
    </Form>
  );
}

it('keeps the country of a number chosen before hydration', async () => {
  const { renderToString } = await import('react-dom/server');
  const call = vi.fn<(values: { phone: string; country: string }) => Promise<void>>(() => Promise.resolve());
  const page = (
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <Phone onCall={call} />
    </NextIntlClientProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const early = container.querySelector('select');
  if (early) early.value = 'US';
  render(page, { container, hydrate: true });
  await submit();
  expect(call.mock.calls[0]?.[0].country).toBe('US');
});
