import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CompanyCenter } from '@/components/company/center/company-center';
import { PhoneScope } from '@/components/form/phone-scope';
import { profileDraft } from '@/lib/company/profile/call';
import { checklistOf } from '@/lib/company/profile/checklist';
import { coverageOf } from '@/lib/company/profile/rules';
import type { OwnProfile } from '@/lib/company/profile/types';
import { CallFailure } from '@/lib/platform/http/client';
import messages from '@/messages/en.json';
import { replace } from '../doubles';

const sent = vi.hoisted(() => [] as { path: string; input: Record<string, unknown> }[]);
const answer = vi.hoisted(() => ({ of: (_: string): unknown => null }));
replace('@/lib/platform/http/client', {
  call: async (path: string, input: Record<string, unknown>) => {
    // Requested while typing, not under test.
    if (path === '/api/product/search') return { facets: { category: [] }, mended: null };
    sent.push({ path, input });
    const given = answer.of(path.split('/').at(-1) ?? '');
    if (given instanceof Error) throw given;
    return given;
  },
});

const choices = {
  countries: [
    { value: 'CN', label: 'China' },
    { value: 'DE', label: 'Germany' },
  ],
  industries: [
    { id: 1, name: 'Construction', path: [], parents: [] },
    { id: 2, name: 'Pumps', path: ['Construction'], parents: [1] },
    { id: 3, name: 'Mining', path: [], parents: [] },
  ],
  tags: [{ id: 9, name: 'Manufacturer' }],
};
const complete = {
  locale: 'en',
  translations: { en: { name: 'Probe Works', region: 'Saxony', city: 'Freital', address: 'Probe Lane 1' } },
  countryCode: 'DE',
  phone: '+49 30 23125 000',
  email: 'office@probe.example',
  registrationNumber: 'HRB 1',
  categories: [2],
  logo: 'demo/logo.png',
  licence: 'licence/a',
};
const ownOf = (profile: object, over: Partial<OwnProfile> = {}): OwnProfile => {
  const parsed = profileDraft.parse(profile);
  return {
    ...{ revision: 1, companyId: 4, status: 'draft', published: false, reason: null, change: null, submittedAt: null },
    ...{ reviewDays: 3, ownPhone: null },
    ...{ profile: parsed, revision: 3, files: [], coverage: coverageOf(parsed) },
    checklist: checklistOf(parsed, { certificates: 0, products: 0 }),
    standing: { grade: 'C', gradeValidUntil: null, membership: 'regular', membershipValidUntil: null },
    ...over,
  };
};
const show = (own: OwnProfile, owner = true) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <CompanyCenter own={own} choices={choices} section="basic" owner={owner} timeZone="Asia/Shanghai" />
    </NextIntlClientProvider>,
  );
// Role queries are slow among the fields of eight languages.
const user = userEvent.setup({ pointerEventsCheck: 0 });
const submit = () => user.click(screen.getByText('Submit for review'));
const field = (name: RegExp) => screen.getByLabelText(name);
const fill = async (name: RegExp, text: string) => {
  await user.clear(field(name));
  await user.click(field(name));
  await user.paste(text);
};
const tab = (name: string) => user.click(screen.getAllByText(name, { selector: 'bdi' })[0] as HTMLElement);

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  answer.of = () => ({ status: 'review', waiting: true });
  history.replaceState(null, '', '/companycenter/companyInfo.html');
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe('the supplier information', () => {
  it('shows the number by which support knows the company', () => {
    show(ownOf(complete));
    expect(screen.getByText('Company ID 4')).toBeVisible();
  });

  it('reports everything missing at once, each with a link', async () => {
    show(ownOf({ locale: 'en', countryCode: 'CN', translations: { en: { name: 'Half Works' } } }));
    await submit();
    const summary = (await screen.findByText(/^Check \d+ fields$/, { selector: 'b' })).parentElement as HTMLElement;
    for (const words of [
      'Address (English): This field is required',
      'Business licence: Please upload the business licence',
      'Logo: Please upload the logo',
      'Industries: This field is required',
    ])
      expect(within(summary).getByText(words)).toBeInTheDocument();
    expect(sent).toEqual([]);
    expect(screen.getByText('Photos and video')).toHaveTextContent('1');
    await user.click(within(summary).getByText('Logo: Please upload the logo'));
    expect(location.pathname).toBe('/companycenter/companyInfo/media.html');
    expect(screen.getByText('Photos and video')).toHaveAttribute('aria-current', 'page');
    await user.click(within(summary).getByText('Address (English): This field is required'));
    await waitFor(() => expect(field(/^Address \(English\)/)).toHaveFocus());
  });

  it('reports an invalid figure together with missing fields', async () => {
    show(ownOf({ ...complete, logo: null, licence: null, categories: [] }));
    await fill(/^Number of export countries/, '12.5');
    await submit();
    const summary = (await screen.findByText(/^Check 4 fields$/, { selector: 'b' })).parentElement as HTMLElement;
    for (const words of [/^Number of export countries: /, /^Logo: /, /^Industries: /, /^Registration document: /])
      expect(within(summary).getByText(words)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('cannot be submitted while a submission is pending, until changed', async () => {
    show(ownOf(complete, { status: 'review' }));
    expect(screen.getByRole('button', { name: 'Submit for review' })).toBeDisabled();
    await fill(/^Telephone/, '+49 30 23125 111');
    expect(screen.getByRole('button', { name: 'Submit for review' })).toBeEnabled();
  });

  it('copies into empty fields of a language that has texts, and is not required to be complete', async () => {
    show(ownOf({ ...complete, translations: { ...complete.translations, de: { name: 'Probe Werke' } } }));
    const need = (label: RegExp) => field(label).closest('.fd')?.textContent;
    expect(need(/^Company name \(Deutsch\)/)).toContain(messages.form.required);
    expect(need(/^Address \(English\)/)).toContain(messages.form.required);
    expect(need(/^Address \(Deutsch\)/)).not.toContain(messages.form.required);
    await user.click(screen.getByText('Copy to empty languages'));
    expect(field(/^City or district \(Deutsch\)/)).toHaveValue('Freital');
    expect(field(/^Company name \(Deutsch\)/)).toHaveValue('Probe Werke');
    await submit();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.input).toMatchObject({ translations: { de: { name: 'Probe Werke', city: 'Freital' } } });
  });

  it('finds an industry by name, and says that a sector alone is incomplete', async () => {
    show(ownOf({ ...complete, categories: [] }));
    await user.selectOptions(field(/^Sector$/), 'Construction');
    expect(screen.getByText(messages.companyForm.category.next, { exact: false })).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: messages.productForm.findCategory }), 'pump{Enter}');
    expect(screen.getByLabelText('Remove Pumps')).toBeInTheDocument();
    await submit();
    await waitFor(() => expect(sent[0]?.input).toMatchObject({ categories: [2] }));
  });

  it('links to the certificates without a question, as input is kept', async () => {
    show(ownOf(complete));
    await user.type(field(/^Company name \(English\)/), ' more');
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(true);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.click(screen.getByRole('link', { name: messages.companyForm.section.certificate }));
    expect(asks()).toBe(false);
  });

  it('is sent once, then shown as under review', async () => {
    show(ownOf(complete));
    await submit();
    expect(await screen.findByText('Profile under review. Please wait for results.')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      path: '/api/company/profile/submit',
      input: { locale: 'en', registrationNumber: 'HRB 1', translations: { en: { name: 'Probe Works' } } },
    });
    expect(screen.queryByText('Save draft')).toBeNull();
  });

  it('counts the languages of what was sent, not of the initial state', async () => {
    show(ownOf({ ...complete, translations: { zh: { name: '泵厂' } } }));
    const count = () => screen.getByText('Text languages').textContent;
    expect(count()).toMatch(/1\/8/);
    await fill(/^Company name \(English\)/, 'Probe Works');
    await fill(/^Province or state \(English\)/, 'Saxony');
    await fill(/^City or district \(English\)/, 'Freital');
    await fill(/^Address \(English\)/, 'Probe Lane 1');
    await submit();
    await waitFor(() => expect(count()).toMatch(/2\/8/));
  });

  it('reports a failed save beside the button, and field errors', async () => {
    answer.of = () => new CallFailure(0, '', [], null);
    show(ownOf(complete));
    await fill(/^Number of export countries/, '20');
    await user.click(screen.getByText('Save draft'));
    const alert = (await screen.findByText(messages.form.offline)).closest<HTMLElement>('[role=alert]');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(alert?.closest('.save')).toContainElement(screen.getByText('Save draft'));
    expect(screen.getByText('Logo', { selector: 'legend' })).toHaveTextContent('required');
  });

  it('keeps the input if the server refuses it, with the reason at the field', async () => {
    const message = 'Another company uses this registration number';
    answer.of = () =>
      new CallFailure(409, '', [{ field: 'registrationNumber', key: 'registrationTaken', message }], null);
    show(ownOf(complete));
    const number = field(/^National registration/);
    await fill(/^National registration/, 'HRB 77');
    await submit();
    await waitFor(() => expect(number).toHaveAccessibleDescription(message));
    expect(number).toHaveValue('HRB 77');
  });

  it('warns of a doubtful Chinese code, but accepts it', async () => {
    show(ownOf({ ...complete, countryCode: 'CN', registrationNumber: '' }));
    await fill(/^Unified social credit code/, '111111111111111116');
    expect(screen.getByText(/check digit does not match/)).toBeInTheDocument();
    await submit();
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.selectOptions(field(/^Country/), 'Germany');
    expect(screen.queryByText(/check digit does not match/)).toBeNull();
    expect(field(/^National registration/)).toBeInTheDocument();
  });

  it('can be a draft with only a name, and is restored after leaving the page', async () => {
    answer.of = () => ({ status: 'draft', waiting: false });
    const own = ownOf({ locale: 'en', countryCode: 'DE', translations: { en: { name: 'Half Works' } } });
    const { unmount } = show(own);
    await fill(/^Telephone/, '+49 30 23125');
    unmount();
    show(own);
    expect(await screen.findByText(/Your unsaved changes have been restored/)).toBeInTheDocument();
    expect(field(/^Telephone/)).toHaveValue('+49 30 23125');
    await user.click(screen.getByText('Save draft'));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(sent[0]).toMatchObject({ path: '/api/company/profile/save', input: { phone: '+49 30 23125' } });
    expect(localStorage).toHaveLength(0);
  });

  it('has one text per language, and copies the address into empty ones', async () => {
    show(ownOf(complete));
    await tab('Deutsch');
    expect(field(/^Company name \(Deutsch\)/)).toHaveAttribute('lang', 'de');
    await tab('English');
    await user.click(screen.getByText('Copy to empty languages'));
    await submit();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.input).toMatchObject({ translations: { ar: { name: 'Probe Works', city: 'Freital' } } });
  });

  it('requires a sector before its industries', async () => {
    show(ownOf({ ...complete, categories: [] }));
    const industry = field(/^Industry$/);
    expect(industry).toBeDisabled();
    await user.selectOptions(field(/^Sector$/), 'Construction');
    await user.selectOptions(industry, 'Pumps');
    expect(screen.getByLabelText('Remove Pumps')).toBeInTheDocument();
    await submit();
    await waitFor(() => expect(sent[0]?.input).toMatchObject({ categories: [2] }));
  });

  it('is read-only for other users of the company', () => {
    show(ownOf(complete), false);
    expect(field(/^Telephone/)).toBeDisabled();
    expect(screen.queryByText('Submit for review')).toBeNull();
    expect(screen.getByText('Only the owner of the company account can change this.')).toBeInTheDocument();
  });
});

describe('the state of a profile', () => {
  it('uses the specification’s wording', () => {
    show(ownOf(complete, { status: 'rejected', reason: 'Smudged licence' }));
    expect(screen.getByText(/Profile rejected. Please resubmit. Reason: .Smudged licence/)).toBeInTheDocument();
  });

  it('shows a rejected change of a public profile, and what stays published', () => {
    show(ownOf(complete, { status: 'normal', published: true, change: 'rejected', reason: 'Not your mark' }));
    expect(screen.getByText(/Profile rejected. Please resubmit. Reason: .Not your mark/)).toBeInTheDocument();
    expect(screen.getByText(/The published version stays online/)).toBeInTheDocument();
  });

  it('can be withdrawn from review after a question', async () => {
    answer.of = () => ({ status: 'draft', waiting: false });
    show(ownOf(complete, { status: 'review', submittedAt: '2026-11-20T20:00:00Z' }));
    expect(screen.getByText(/^Submitted on 21 Nov 2026, 04:00\. Most reviews/)).toBeInTheDocument();
    await user.click(screen.getByText('Withdraw from review'));
    await user.click(screen.getByText('Proceed'));
    expect(await screen.findByText(/Profile not submitted yet/)).toBeInTheDocument();
    expect(sent[0]?.path).toBe('/api/company/profile/withdraw');
    expect(screen.getByText('Save draft')).toBeInTheDocument();
  });

  it('is read-only if disabled before it was ever public', () => {
    show(ownOf(complete, { status: 'disabled', reason: 'Twice the same company' }));
    expect(
      screen.getByText('Your company profile has been disabled. Please contact the administrator.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Reason: .Twice the same company/)).toBeInTheDocument();
    expect(screen.queryByText('Submit for review')).toBeNull();
  });
});

it('warns that the registration number becomes public, and accepts another', async () => {
  const own = { ownPhone: '+49 30 23125 000' };
  const { unmount } = show(ownOf(complete, own));
  expect(screen.getByText(messages.companyForm.ownPhone.text)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: messages.companyForm.ownPhone.replace }));
  expect(field(/^Telephone/)).toHaveValue('');
  await waitFor(() => expect(field(/^Telephone/)).toHaveFocus());
  expect(screen.queryByText(messages.companyForm.ownPhone.text)).not.toBeInTheDocument();
  unmount();
  show(ownOf(complete, { ownPhone: null }));
  expect(screen.queryByText(messages.companyForm.ownPhone.text)).not.toBeInTheDocument();
});

it('gives the expected days until a decision', () => {
  show(ownOf(complete, { status: 'review', submittedAt: '2026-11-20T10:00:00Z', reviewDays: 2 }));
  expect(screen.getByText(/Most reviews take 2 days or less/)).toBeInTheDocument();
});

describe('on a phone', () => {
  const showOnPhone = (own: OwnProfile, section: 'basic' | 'media' = 'basic', owner = true) =>
    render(
      <NextIntlClientProvider locale="en" messages={messages}>
        <PhoneScope>
          <CompanyCenter own={own} choices={choices} section={section} owner={owner} timeZone="Asia/Shanghai" />
        </PhoneScope>
      </NextIntlClientProvider>,
    );
  const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
  beforeEach(() => {
    window.scrollTo = () => undefined;
  });

  it('shows one part per screen, and submits all at the last', async () => {
    showOnPhone(ownOf(complete));
    expect(screen.getByText('1 of 7')).toBeInTheDocument();
    expect(field(/^Company name \(English\)/)).toBeVisible();
    expect(field(/^Telephone/)).not.toBeVisible();
    expect(screen.queryByText('Submit for review')).toBeNull();
    await next();
    await next();
    expect(location.hash).toBe('#/contact');
    expect(field(/^Company name \(English\)/)).not.toBeVisible();
    await fill(/^Telephone/, '+49 30 23125 111');
    for (let step = 3; step < 7; step += 1) await next();
    expect(screen.getByText('7 of 7')).toBeInTheDocument();
    await submit();
    await waitFor(() => expect(sent[0]?.input).toMatchObject({ phone: '+49 30 23125 111' }));
  });

  it('opens at the part named in its address', async () => {
    history.replaceState(null, '', '/companycenter/companyInfo/media.html');
    showOnPhone(ownOf(complete), 'media');
    expect(screen.getByText('6 of 7')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByText('5 of 7')).toBeInTheDocument();
    expect(location.pathname).toBe('/companycenter/companyInfo/media.html');
  });

  it('leads refused fields to their step and language', async () => {
    showOnPhone(ownOf({ ...complete, translations: { en: { ...complete.translations.en, region: '' } } }));
    await tab('Français');
    await user.click(screen.getByRole('button', { name: /All steps/ }));
    const list = within(screen.getByRole('dialog', { name: 'All steps' }));
    await user.click(list.getByRole('button', { name: /Introduction/ }));
    await submit();
    expect(await screen.findByText('1 of 7')).toBeInTheDocument();
    await waitFor(() => expect(field(/^Province or state \(English\)/)).toHaveFocus());
    expect(field(/^Province or state \(English\)/)).toBeVisible();
    expect(location.pathname).toBe('/companycenter/companyInfo.html');
    expect(sent).toEqual([]);
  });

  it('can be submitted at any step once submitted before', async () => {
    showOnPhone(ownOf(complete, { status: 'rejected', reason: 'Smudged licence' }));
    expect(screen.queryByText('Submit for review')).toBeNull();
    await fill(/^Company name \(English\)/, 'Probe Pump Works');
    expect(screen.getByText('Submit for review')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  });

  it('is shown step by step when read-only', async () => {
    showOnPhone(ownOf(complete), 'basic', false);
    await next();
    expect(screen.getByText('2 of 7')).toBeInTheDocument();
    expect(field(/^National registration/)).toBeDisabled();
  });
});
