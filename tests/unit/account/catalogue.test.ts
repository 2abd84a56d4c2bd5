import { expect, it } from 'vitest';
import { locales } from '@/lib/i18n/site';
import en from '@/messages/en.json';

/** The wording of specification 4, 5 and 8 for accounts, word for word. */
const catalogue: [string, string][] = [
  [en.validation.required, 'This Field is Required!'],
  [en.validation.phoneRequired, 'Please enter phone number'],
  [en.validation.phone, 'Please enter valid phone number'],
  [en.validation.codeRequired, 'Please enter the phone verification code'],
  [en.validation.code, 'Incorrect Verification Code'],
  [en.validation.credentials, 'Incorrect Username or Password!'],
  [en.validation.email, 'Invalid Email Format'],
  [en.validation.emailUnknown, 'Email Does Not Exist'],
  [en.validation.passwordMismatch, 'The two password entries do not match'],
  [en.validation.agreement, 'Please agree to the User Agreement'],
  [en.account.done.signedIn, 'Login Successful'],
  [en.account.done.codeSent, 'Verification Code Sent'],
  [en.account.done.sent, 'Sent Successfully'],
  [en.account.done.verified, 'Verification Successful'],
  [en.account.done.added, 'Added Successfully'],
  [en.account.done.updated, 'Updated Successfully'],
  [en.account.done.deleted, 'Deletion Successful!'],
  [en.account.done.registered, 'Registration Successful'],
  [en.account.done.changed, 'Operation Successful, Please Log in Again!'],
  [en.account.confirm.signOut, 'Confirm to log out?'],
  [en.account.confirm.delete, 'This Action will Permanently Delete the Item, Proceed?'],
  [en.account.confirm.deleteSelected, 'This Action will Permanently Delete Selected Content, Proceed?'],
  [en.account.confirm.deleteCanceled, 'Deletion Canceled'],
  [en.account.confirm.updateFailed, 'Update Failed'],
  [en.account.confirm.goToLogin, 'Go to Login'],
];

it.each(catalogue)('%s', (message, wording) => expect(message).toBe(wording));

it('no other language shows the English wording', async () => {
  const english = new Set(catalogue.map(([, wording]) => wording));
  for (const locale of locales.filter((one) => one !== 'en')) {
    const { validation, account } = (await import(`../../../messages/${locale}.json`)).default;
    const texts = [validation, account.done, account.confirm].flatMap((table) => Object.values(table) as string[]);
    expect(
      texts.filter((text) => english.has(text)),
      locale,
    ).toEqual([]);
  }
});
