import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/platform/i18n/site';
import en from '@/messages/en.json';

const { validation, done, confirm, gate, review, upload, empty, list, plain, product } = en;

/** Exact texts agreed for accounts and both centers; the names of states were chosen by a native speaker. */
const catalogue: Record<string, [string, string][]> = {
  'states (4)': [
    [review.status.company.normal, 'Profile status normal'],
    [review.status.company.review, 'Profile under review. Please wait for results.'],
    [review.status.company.rejected, 'Profile rejected. Please resubmit. Reason: {reason}'],
    [review.status.company.disabled, 'Your company profile has been disabled. Please contact the administrator.'],
    [review.status.product.normal, 'Approved'],
    [review.status.product.reject, 'Rejected'],
    [review.status.product.disable, 'Disabled'],
    [review.status.product.pending, 'Pending review'],
    [review.status.product.uploading, 'Draft'],
    [review.toggle.enabled, 'Enabled'],
    [review.toggle.disabled, 'Disabled'],
    [done.listed, 'Successfully listed'],
    [done.unlisted, 'Listing cancelled'],
    [done.changed, 'Operation successful. Please log in again.'],
  ],
  'deletion and sign-out (4, 8)': [
    [confirm.deleteOne, 'This action will permanently delete the item. Proceed?'],
    [confirm.deleteMany, 'This action will permanently delete selected content. Proceed?'],
    [confirm.deletionDone, 'Deletion successful'],
    [confirm.deletionCancelled, 'Deletion cancelled'],
    [confirm.signOut, 'Confirm to log out?'],
  ],
  'accounts (5, 8)': [
    [validation.required, 'This field is required'],
    [validation.phoneRequired, 'Please enter phone number'],
    [validation.phone, 'Please enter valid phone number'],
    [validation.codeRequired, 'Please enter the phone verification code'],
    [validation.code, 'Incorrect verification code'],
    [validation.credentials, 'Incorrect username or password'],
    [validation.email, 'Invalid email format'],
    [validation.emailUnknown, 'Email does not exist'],
    [validation.passwordMismatch, 'The two password entries do not match'],
    [validation.agreement, 'Please agree to the user agreement'],
  ],
  'company, products and uploads (5, 8)': [
    [validation.licenceRequired, 'Please upload the business licence'],
    [validation.logoRequired, 'Please upload the logo'],
    [validation.pricePositive, 'Quotation must be > 0'],
    [validation.priceOrder, 'Quotes must be from low to high'],
    [validation.nameDuplicated, 'Name is duplicated, please revise'],
    [validation.tagCategoryLimit, 'The number of tags/categories you can add has reached the limit'],
    [validation.fileFormat, 'Please upload files in the specified format'],
    [upload.imageLimit, 'The number of images you uploaded has reached the limit'],
    [product.negotiable, 'Negotiable'],
  ],
  'gates (6)': [
    [gate.profile, 'Feature open to A/B users only. Please upgrade'],
    [gate.template, 'The permission to select this template has not been activated; please upgrade'],
    [gate.upgrade, 'Upgrade'],
    [confirm.goToLogin, 'Go to login'],
  ],
  'results and empty states (8)': [
    [done.signedIn, 'Login successful'],
    [done.codeSent, 'Verification code sent'],
    [done.sent, 'Sent successfully'],
    [done.verified, 'Verification successful'],
    [done.added, 'Added successfully'],
    [done.updated, 'Updated successfully'],
    [done.deleted, 'Deletion successful'],
    [done.registered, 'Registration successful'],
    [confirm.updateFailed, 'Update failed'],
    [empty.data, 'No data'],
    [empty.content, 'No content'],
    [empty.soon, 'Section under construction, stay tuned'],
    [list.noMore, 'No more'],
    [plain.missing, 'Sorry, the page you are viewing does not exist'],
    [plain.missingText, 'It is possible that the content has been deleted or the URL you entered is incorrect.'],
  ],
};

describe.each(Object.entries(catalogue))('%s', (_, messages) => {
  it.each(messages)('%s', (message, wording) => expect(message).toBe(wording));
});

it('says at the cap of company photos how to get more', () =>
  expect(gate.picture).toMatch(/; to upload more, please upgrade$/));

it('names both memberships required for launches and agent offers', () =>
  expect(gate.star).toMatch(/Gold and Diamond.*Please upgrade$/));

it.each(locales)('uses one set of membership names in %s', async (locale) => {
  const { default: table } = await import(`@/messages/${locale}.json`);
  expect(textsOf(table).filter((text) => /V(?:II)?\u2060?-\u2060?Star|[五七]星|星级会员/.test(text))).toEqual([]);
});

const textsOf = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : Object.values(node as Record<string, unknown>).flatMap(textsOf);

it.each(locales.filter((locale) => locale !== 'en'))('has no English sentence in %s', async (locale) => {
  const sentences = new Set(
    Object.values(catalogue)
      .flat()
      .map(([, wording]) => wording)
      .filter((wording) => wording.includes(' ')),
  );
  const table = (await import(`../../../messages/${locale}.json`)).default;
  expect(textsOf(table).filter((text) => sentences.has(text))).toEqual([]);
});

it.each(locales)('fits the actions of a long form in one row of 760 pixels in %s', async (locale) => {
  const { form: texts, productForm } = (await import(`../../../messages/${locale}.json`)).default;
  const words = [texts.save.discard, texts.save.draft, productForm.submit];
  // A letter of a button is about eight pixels wide, and half of the row is reserved for the unsaved state.
  expect(words.join('').length, words.join(' · ')).toBeLessThanOrEqual(60);
});

it.each([
  ['de', /hochstuf|upgrade/i],
  ['es', /mejor(?:e su nivel|ela)|mejórela/i],
  ['pt', /um upgrade/i],
])('uses one term for an upgrade in %s', async (locale, other) => {
  const table = (await import(`../../../messages/${locale}.json`)).default;
  expect(textsOf(table).filter((text) => other.test(text))).toEqual([]);
});

it.each([
  ['ar', 'الأكثر مشاهدة', 'الرائج الآن', 'موصى به'],
  ['fr', 'Les plus vus', 'Tendances récentes', 'Recommandés'],
])('distinguishes views, trend and recommendation among a list’s sort orders in %s', async (locale, ...orders) => {
  const { popularity, hot, recommend } = (await import(`../../../messages/${locale}.json`)).default.list.sort;
  expect([popularity, hot, recommend]).toEqual(orders);
});
