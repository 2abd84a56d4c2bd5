import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OfferForm } from '@/components/agent/center/offer-form';
import { CertificateForm } from '@/components/company/certificate/certificate-form';
import { LaunchForm } from '@/components/launch/center/launch-form';
import messages from '@/messages/en.json';
import { replace } from '../doubles';

const sent = vi.hoisted(() => [] as { path: string; input: Record<string, unknown> }[]);
const pump = { id: 7, name: 'Inline pump', model: 'IP-7', cover: 'demo/p/pump.jpg', public: true };
const answers: Record<string, unknown> = {
  product: { items: [pump], more: false },
  submit: { id: 3, waiting: true },
  save: { id: 3 },
};
replace('@/lib/platform/http/client', {
  call: async (path: string, input: Record<string, unknown>) => {
    sent.push({ path, input });
    return answers[path.split('/').at(-1) ?? ''];
  },
});

const continents = [
  {
    slug: 'africa',
    label: 'Africa',
    countries: [
      { code: 'KE', name: 'Kenya' },
      { code: 'MA', name: 'Morocco' },
    ],
  },
  { slug: 'europe', label: 'Europe', countries: [{ code: 'DE', name: 'Germany' }] },
];
const shown = (form: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>
    </NextIntlClientProvider>,
  );
const user = userEvent.setup();
const submit = () => user.click(screen.getByRole('button', { name: 'Submit for review' }));
const submitted = () => sent.filter(({ path }) => path.endsWith('/submit'));
const kept = () => sent.filter(({ path }) => path.endsWith('/save'));
const done = vi.fn();
const launch = () =>
  shown(<LaunchForm companyId={1} detail={null} waiting={false} continents={continents} onDone={done} />);

beforeEach(() => localStorage.clear());
afterEach(() => {
  sent.length = 0;
  done.mockClear();
});

const pickPump = async () => {
  await user.type(screen.getByRole('combobox', { name: /Product/ }), 'pump');
  await user.click(await screen.findByRole('option', { name: /Inline pump/ }));
};

describe('the form of a launch', () => {
  it('requires a product and a slogan, with errors at both', async () => {
    launch();
    await submit();
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByText(/Product: Choose a product/)).toBeInTheDocument();
    expect(within(summary).getByText(/Slogan \(English\): This field is required/)).toBeInTheDocument();
    expect(submitted()).toEqual([]);
  });

  it('counts words of a slogan, and characters in Chinese', async () => {
    launch();
    await user.type(screen.getByRole('textbox', { name: /^Slogan/ }), `${'word '.repeat(20)}more`);
    expect(screen.getByText('21 / 20')).toHaveClass('over');
    await user.click(screen.getByRole('tab', { name: /简体中文/ }));
    await user.type(screen.getByRole('textbox', { name: /^Slogan/ }), '泵'.repeat(21));
    expect(screen.getByText('21 / 20')).toHaveClass('over');
    await submit();
    expect(await screen.findAllByText(/At most|at most 20 characters/)).not.toEqual([]);
    expect(submitted()).toEqual([]);
  });

  it('requires countries unless worldwide, and selects an entire continent at once', async () => {
    launch();
    await pickPump();
    await user.type(screen.getByRole('textbox', { name: /^Slogan/ }), 'First of its kind');
    await user.click(screen.getByRole('radio', { name: 'Selected countries' }));
    await submit();
    expect((await screen.findAllByText(/Choose the open territories/)).length).toBeGreaterThan(0);
    await user.type(screen.getByRole('searchbox', { name: /Find a country/ }), 'germ');
    expect(screen.queryByRole('checkbox', { name: 'Kenya' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Germany' }));
    await user.clear(screen.getByRole('searchbox', { name: /Find a country/ }));
    await user.click(screen.getByText('Africa'));
    await user.click(screen.getByRole('checkbox', { name: 'All of Africa' }));
    await user.click(screen.getByRole('button', { name: 'Remove Germany' }));
    await submit();
    await waitFor(() => expect(submitted()).toHaveLength(1));
    expect(submitted()[0]).toMatchObject({
      path: '/api/launch/own/submit',
      input: {
        id: null,
        productId: 7,
        worldwide: false,
        countries: ['KE', 'MA'],
        translations: { en: { slogan: 'First of its kind' } },
      },
    });
    expect(done).toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  it('keeps unsaved input on the device, and restores it', async () => {
    const { unmount } = launch();
    await pickPump();
    await user.type(screen.getByRole('textbox', { name: /^Slogan/ }), 'Half a sen');
    unmount();
    launch();
    expect(await screen.findByText(/Your unsaved changes have been restored/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Slogan/ })).toHaveValue('Half a sen');
    expect(screen.getByText('Inline pump')).toBeInTheDocument();
    await user.click(within(screen.getByText(/Your unsaved changes/)).getByRole('button', { name: 'Discard' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    expect(screen.getByRole('textbox', { name: /^Slogan/ })).toHaveValue('');
    expect(localStorage).toHaveLength(0);
  });

  it('saves a draft with only a product, but not over a pending submission', async () => {
    const { unmount } = launch();
    await user.type(screen.getByRole('textbox', { name: /^Slogan/ }), 'x');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect((await screen.findAllByText(/Choose a product/)).length).toBeGreaterThan(0);
    expect(kept()).toEqual([]);
    await pickPump();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(kept()).toHaveLength(1));
    await submit();
    await waitFor(() => expect(submitted()[0]?.input).toMatchObject({ id: 3 }));
    unmount();
    shown(<LaunchForm companyId={1} detail={null} waiting continents={continents} onDone={done} />);
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
  });
});

describe('the form of an agent offer', () => {
  it('requires product, banner, slogan and details, and shows the incomplete language', async () => {
    shown(<OfferForm companyId={1} detail={null} waiting={false} continents={continents} onDone={done} />);
    await user.click(screen.getByRole('tab', { name: /Deutsch/ }));
    await user.type(screen.getByRole('textbox', { name: /^Slogan/ }), 'Vertreter gesucht');
    await user.click(screen.getByRole('tab', { name: /Français/ }));
    await submit();
    const summary = (await screen.findAllByRole('alert')).find((one) => within(one).queryByText(/^Check \d+ fields?$/));
    for (const words of [/Choose a product/, /Upload the banner/, /Agent details \(Deutsch\): This field is required/])
      expect(within(summary as HTMLElement).getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: /Deutsch/ })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the form of a certificate', () => {
  it('requires number, dates in order and a picture', async () => {
    shown(<CertificateForm companyId={1} detail={null} waiting={false} onDone={done} />);
    await user.type(screen.getByLabelText(/Date of issue/), '2025-03-01');
    await user.type(screen.getByLabelText(/Valid until/), '2025-02-01');
    await submit();
    expect((await screen.findAllByText(/The end of validity must be after the date of issue/)).length).toBeGreaterThan(
      0,
    );
    expect(screen.getAllByText(/Upload the certificate/).length).toBeGreaterThan(0);
    expect(screen.getByRole('textbox', { name: /Certificate number/ })).toHaveAccessibleDescription(
      /This field is required/,
    );
    expect(submitted()).toEqual([]);
  });
});
