import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CertificateForm } from '@/components/company/certificate/certificate-form';
import { AccountZone } from '@/components/form/account-zone';
import { ToastRegion } from '@/components/form/toast';
import { ProductForm } from '@/components/product/center/product-form';
import { ItemForm } from '@/components/showroom/center/item-form';
import { certificateFields } from '@/lib/certificate/schema';
import { CallFailure } from '@/lib/platform/http/client';
import { type ProductInput, productFields } from '@/lib/product/edit/schema';
import type { OwnItem } from '@/lib/showroom/edit/types';
import arabic from '@/messages/ar.json';
import english from '@/messages/en.json';
import { replace } from '../doubles';

type Input = { revision: number; product?: ProductInput } & Record<string, unknown>;
const call = vi.hoisted(() => vi.fn<(path: string, input: Input) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const references = {
  categories: [],
  tags: [
    { id: 1, key: 'a', name: 'Sealed' },
    { id: 2, key: 'b', name: 'Portable' },
  ],
  countries: [{ value: 'DE', label: 'Germany' }],
  currencies: [{ value: 'USD', label: 'USD' }],
  groups: [],
};
const read = productFields.parse({
  ...{
    locale: 'en',
    translations: { en: { name: 'Pump', slogan: 'Lifts' } },
    priceMin: 10,
    currency: 'USD',
    unit: 'set',
  },
  ...{ categories: [2], tags: [1], pictures: ['demo/pump.jpg'], brand: 'Old', model: 'M-1', minimumOrder: 1 },
});
/** The server's refusal of a write that came after Anna's. */
const refusal = (current: object, more: object = {}) =>
  new CallFailure(409, 'Changed', [{ field: 'revision', key: 'changed', message: 'Changed' }], null, {
    data: { revision: 8, by: 'Anna Probe', own: false, at: '2026-03-12T14:05:00Z', current, files: [], ...more },
  });
const within409 = (failure: CallFailure) => {
  call.mockImplementation(async (path, { revision }) => {
    if (!/save|submit/.test(path)) return [];
    if (revision < 8) throw failure;
    return { id: 7, revision: revision + 1, waiting: true };
  });
};
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const around = (form: ReactNode, locale: 'en' | 'ar' = 'en') => (
  <NextIntlClientProvider
    locale={locale}
    messages={locale === 'en' ? english : (arabic as unknown as typeof english)}
    timeZone="UTC"
  >
    <QueryClientProvider client={client}>
      {form}
      <ToastRegion />
    </QueryClientProvider>
  </NextIntlClientProvider>
);
const wrapped = (form: ReactNode, locale: 'en' | 'ar' = 'en') => render(around(form, locale));
const productForm = (
  <ProductForm
    draftName="product:1:7"
    stored={{ id: 7, status: 'uploading', listed: false, version: null }}
    input={read}
    files={[]}
    revision={7}
    references={references}
  />
);
const show = (locale: 'en' | 'ar' = 'en') => wrapped(productForm, locale);
const user = userEvent.setup();
const box = (label: RegExp) => screen.getByRole('textbox', { name: label });
const type = async (label: RegExp, text: string) => {
  await user.clear(box(label));
  await user.type(box(label), text);
};
const save = (name = 'Save draft') => user.click(screen.getByRole('button', { name }));
const saves = () => call.mock.calls.filter(([path]) => path.endsWith('/save')).map(([, input]) => input);
const row = (dialog: HTMLElement, field: RegExp) => within(dialog).getByRole('group', { name: field });

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
});
beforeEach(() => {
  localStorage.clear();
  client.clear();
  call.mockReset();
});

describe('a save over a colleague’s change', () => {
  it('shows when, in the account’s time zone', async () => {
    within409(refusal({ ...read, brand: 'Annas' }));
    wrapped(<AccountZone timeZone="Asia/Kathmandu">{productForm}</AccountZone>);
    await type(/^Brand/, 'Mine');
    await save();
    expect(await screen.findByRole('heading', { name: /Anna Probe.*19:50/ })).toBeVisible();
  });

  it('shows both versions of each field, applies the choice, and then saves', async () => {
    within409(refusal({ ...read, brand: 'Annas', hsCode: '8413', tags: [2] }));
    show();
    await type(/^Brand/, 'Mine');
    await type(/^Model/, 'M-2');
    await save();
    const dialog = await screen.findByRole('dialog', { name: /Anna Probe.* changed this on 12 Mar 2026/ });
    const both = row(dialog, /^Brand.*Changed in both versions/);
    expect(within(both).getByRole('radio', { name: /Your version\s*Mine/ })).toBeChecked();
    expect(within(both).getByRole('radio', { name: /Saved version\s*Annas/ })).not.toBeChecked();
    expect(within(row(dialog, /^Model$/)).getByRole('radio', { name: /Your version\s*M-2/ })).toBeChecked();
    expect(within(row(dialog, /^HS code$/)).getByRole('radio', { name: /Saved version\s*8413/ })).toBeChecked();
    expect(within(row(dialog, /^Tags$/)).getByRole('radio', { name: /Saved version\s*Portable/ })).toBeChecked();
    expect(within(dialog).getAllByRole('group')).toHaveLength(4);
    await user.click(within(both).getByRole('radio', { name: /Annas/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Apply selection' }));
    expect(screen.queryByRole('dialog', { name: /Anna/ })).toBeNull();
    expect(screen.queryByText(/Anna Probe.* changed this/)).toBeNull();
    expect(box(/^Brand/)).toHaveValue('Annas');
    expect(box(/^Model/)).toHaveValue('M-2');
    await save();
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]).toMatchObject({
      revision: 8,
      product: { brand: 'Annas', model: 'M-2', hsCode: '8413', tags: [2] },
    });
    // The next component instance has read the current version.
    await type(/^Model/, 'M-3');
    await save();
    await waitFor(() => expect(saves()[2]).toMatchObject({ revision: 9, product: { model: 'M-3' } }));
  });

  it('keeps both versions if the choice is postponed, and asks again', async () => {
    within409(refusal({ ...read, brand: 'Annas' }));
    show();
    await type(/^Brand/, 'Mine');
    await save();
    const dialog = await screen.findByRole('dialog', { name: /Anna/ });
    await user.click(within(dialog).getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Anna/ })).toBeNull());
    expect(box(/^Brand/)).toHaveValue('Mine');
    expect(screen.getByText(/Anna Probe.* changed this/)).toBeInTheDocument();
    await save();
    expect(await screen.findByRole('dialog', { name: /Anna/ })).toBeInTheDocument();
    expect(saves().map(({ revision }) => revision)).toEqual([7, 7]);
  });

  it('takes all of one side at once', async () => {
    within409(refusal({ ...read, brand: 'Annas', hsCode: '8413' }));
    show();
    await type(/^Brand/, 'Mine');
    await save();
    const dialog = await screen.findByRole('dialog', { name: /Anna/ });
    await user.click(within(dialog).getByRole('button', { name: 'Use all saved values' }));
    await user.click(within(dialog).getByRole('button', { name: 'Keep all my values' }));
    await user.click(within(dialog).getByRole('button', { name: 'Apply selection' }));
    await save();
    await waitFor(() => expect(saves()[1]).toMatchObject({ revision: 8, product: { brand: 'Mine', hsCode: '' } }));
  });

  it('has nothing to save and no error if all of the stored version is taken', async () => {
    within409(refusal({ ...read, brand: 'Annas' }));
    show();
    await type(/^Brand/, 'Mine');
    await save();
    const dialog = await screen.findByRole('dialog', { name: /Anna/ });
    expect(screen.getAllByText(/Anna Probe.* changed this on/).length).toBeGreaterThan(1);
    await user.click(within(dialog).getByRole('button', { name: 'Use all saved values' }));
    await user.click(within(dialog).getByRole('button', { name: 'Apply selection' }));
    expect(await screen.findByText(english.form.conflict.took)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/changed this on/)).toBeNull());
    expect(screen.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  });

  it('checks by itself whether a timed-out save was written', async () => {
    let written = false;
    call.mockImplementation(async (path, { revision }) => {
      if (!/save|submit/.test(path)) return [];
      if (!written) {
        written = true;
        throw new CallFailure(0, '', [], null, { timedOut: true });
      }
      if (revision < 8) throw refusal({ ...read, brand: 'Mine' });
      return { id: 7, revision: 9 };
    });
    show();
    await type(/^Brand/, 'Mine');
    await save();
    expect(await screen.findByText(english.productForm.savedDraft)).toBeVisible();
    expect(saves().map(({ revision }) => revision)).toEqual([7, 7, 8]);
  });

  it('keeps input typed while the response was pending', async () => {
    const failure = refusal({ ...read, brand: 'Annas' });
    let answer: () => void = () => undefined;
    call.mockImplementation((path, { revision }) => {
      if (!/save|submit/.test(path)) return Promise.resolve([]);
      if (revision >= 8) return Promise.resolve({ id: 7, revision: 9 });
      return new Promise((_, refuse) => {
        answer = () => refuse(failure);
      });
    });
    show();
    await type(/^Brand/, 'Mine');
    await save();
    await type(/^Model/, 'M-5');
    answer();
    const dialog = await screen.findByRole('dialog', { name: /Anna/ });
    await user.click(within(dialog).getByRole('button', { name: 'Apply selection' }));
    expect(box(/^Model/)).toHaveValue('M-5');
    await save();
    await waitFor(() => expect(saves()[1]).toMatchObject({ revision: 8, product: { brand: 'Mine', model: 'M-5' } }));
  });

  it('is sent again silently if everything is already stored', async () => {
    within409(refusal({ ...read, brand: 'Mine' }, { own: true }));
    show();
    await type(/^Brand/, 'Mine');
    await save();
    await waitFor(() => expect(saves().map(({ revision }) => revision)).toEqual([7, 8]));
    expect(await screen.findByText('Draft saved')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: /changed this/ })).toBeNull();
  });

  it('mentions the user’s own other window, in the page’s language', async () => {
    within409(refusal({ ...read, brand: 'Annas' }, { own: true }));
    show('ar');
    await type(/^العلامة/, 'Mine');
    await save(arabic.form.save.draft);
    const dialog = await screen.findByRole('dialog', { name: /نافذة أخرى/ });
    expect(within(dialog).getByRole('radio', { name: /نسختك\s*Mine/ })).toBeChecked();
  });
});

describe('the form of a certificate', () => {
  const form = {
    ...{ locale: 'en', type: 'system', number: 'Q-1', issuedOn: '2025-01-01', validUntil: null, file: 'demo/c.jpg' },
    translations: { en: { name: 'ISO 9001', issuer: 'TÜV', scope: '' } },
  } as const;

  it('labels fields in the conflict as in the form, each text with its language', async () => {
    const stored = {
      ...form,
      type: 'patent',
      translations: { ...form.translations, de: { name: 'Norm', issuer: 'TÜV', scope: '' } },
    };
    within409(refusal(stored));
    const detail = {
      id: 4,
      revision: 7,
      published: false,
      form: certificateFields.parse(form),
      files: [],
    };
    wrapped(<CertificateForm companyId={1} detail={detail} waiting={false} onDone={() => undefined} />);
    await type(/number/i, 'Q-2');
    await save();
    const dialog = await screen.findByRole('dialog', { name: /Anna/ });
    const names = within(dialog)
      .getAllByRole('group')
      .map((group) => group.querySelector('legend')?.textContent?.trim());
    expect(names).toHaveLength(4);
    expect(names.filter((name) => name?.includes('Deutsch'))).toHaveLength(2);
    expect(names.every((name) => name && !/translations|undefined/.test(name))).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: 'Apply selection' }));
    await save();
    await waitFor(() => expect(saves()[1]).toMatchObject({ revision: 8, number: 'Q-2', type: 'patent' }));
  });

  const file = (key: string, name: string) => ({
    ...{ id: key.length, key, name, kind: 'certificate' as const, type: 'image/jpeg', bytes: 900 },
    ...{ width: 800, height: 600, seconds: null, private: false },
  });
  const opened = (revision: number, key: string, name: string) => {
    const detail = { id: 4, revision, published: false, form: certificateFields.parse({ ...form, file: key }) };
    return (
      <CertificateForm
        {...{ companyId: 1, waiting: false, onDone: () => undefined }}
        detail={{ ...detail, files: [file(key, name)] }}
      />
    );
  };

  it('shows its current file when only a text is taken from older input', async () => {
    call.mockResolvedValue({ id: 4, revision: 9 });
    const { unmount } = wrapped(opened(7, 'demo/old.jpg', 'Old scan.jpg'));
    await type(/number/i, 'Q-2');
    unmount();
    wrapped(opened(8, 'demo/new.jpg', 'New scan.jpg'));
    await user.click(screen.getByRole('button', { name: english.form.draft.take }));
    expect(box(/number/i)).toHaveValue('Q-2');
    expect(screen.getByText('New scan.jpg')).toBeInTheDocument();
    expect(screen.queryByText('Old scan.jpg')).toBeNull();
  });

  it('shows the stored file once unsaved input over it is discarded', async () => {
    within409(
      refusal({ ...form, number: 'Q-9', file: 'demo/new.jpg' }, { files: [file('demo/new.jpg', 'New scan.jpg')] }),
    );
    wrapped(opened(7, 'demo/old.jpg', 'Old scan.jpg'));
    await type(/number/i, 'Q-2');
    await save();
    const dialog = await screen.findByRole('dialog', { name: /Anna/ });
    await user.click(within(dialog).getByRole('button', { name: 'Keep all my values' }));
    await user.click(within(dialog).getByRole('button', { name: 'Apply selection' }));
    expect(screen.getByText('Old scan.jpg')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: english.form.save.discard }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: english.form.draft.discard }));
    expect(box(/number/i)).toHaveValue('Q-9');
    expect(screen.queryByText(english.form.conflict.applied)).toBeNull();
    expect(screen.getByText('New scan.jpg')).toBeInTheDocument();
  });

  it('is not submitted by a key in the conflict dialog, and clears the error', async () => {
    within409(refusal({ ...form, number: 'Q-9' }));
    wrapped(opened(7, 'demo/old.jpg', 'Old scan.jpg'));
    await type(/number/i, 'Q-2');
    await save();
    const dialog = await screen.findByRole('dialog', { name: /Anna/ });
    within(dialog).getByRole('radio', { name: /Q-9/ }).focus();
    await user.keyboard('{Enter}');
    expect(call.mock.calls.filter(([path]) => path.endsWith('/submit'))).toEqual([]);
    const conflicts = () => screen.queryAllByRole('alert').filter((one) => /Anna/.test(one.textContent ?? ''));
    expect(conflicts()).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Apply selection' }));
    expect(conflicts()).toEqual([]);
  });

  it('does not treat a colleague’s version as seen after a background reload', async () => {
    within409(refusal({ ...form, type: 'patent' }));
    const at = (revision: number) => {
      const detail = { id: 4, revision, published: false, form: certificateFields.parse(form), files: [] };
      return around(<CertificateForm companyId={1} detail={detail} waiting={false} onDone={() => undefined} />);
    };
    const { rerender } = render(at(7));
    rerender(at(8));
    await type(/number/i, 'Q-2');
    await save();
    expect(await screen.findByRole('dialog', { name: /Anna/ })).toBeInTheDocument();
    expect(saves().map(({ revision }) => revision)).toEqual([7]);
  });
});

describe('the form of a showroom item', () => {
  it('keeps input typed while a new item was saved for that item, not for the next', async () => {
    let answer: () => void = () => undefined;
    call.mockImplementation(
      () =>
        new Promise((done) => {
          answer = () => done({ id: 12, revision: 1 });
        }),
    );
    const onSaved = vi.fn();
    wrapped(
      <ItemForm
        {...{ companyId: 1, collection: 'milestone', choices: { groups: [], countries: [] } }}
        {...{ item: null, onSaved, onClose: onSaved }}
      />,
    );
    await type(/^Year/, '1999');
    await type(/^Content/, 'Founded');
    await save('Save');
    await user.type(box(/^Content/), ' in Wuxi');
    answer();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect([localStorage.length, localStorage.key(0)]).toEqual([1, 'draft:hall:1:milestone:12']);
  });

  it('continues from the revision it was opened with', async () => {
    within409(refusal({ texts: {}, year: 1990 }));
    const at = (revision: number) => {
      const item = {
        id: 4,
        revision,
        values: { year: 1998, texts: { en: { text: 'Founded' } } },
        files: [],
      } as unknown;
      const nothing = () => undefined;
      return around(
        <ItemForm
          {...{ companyId: 1, collection: 'milestone', choices: { groups: [], countries: [] } }}
          {...{ item: item as OwnItem, onSaved: nothing, onClose: nothing }}
        />,
      );
    };
    const { rerender } = render(at(7));
    rerender(at(8));
    await type(/^Year/, '1999');
    await save('Save');
    await waitFor(() => expect(saves().map(({ revision }) => revision)).toEqual([7]));
  });
});
