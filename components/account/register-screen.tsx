import { getTranslations } from 'next-intl/server';
import { Onward } from './account-form';
import { AccountFrame } from './account-frame';
import { EntryLink } from './entry-link';
import { entryHref, otherKind } from './entry-route';
import { Register } from './register';
import type { ScreenProps } from './sign-in-screen';
import { SignedInNote } from './signed-in-note';

/** Registration of a supplier or a purchaser. */
export async function RegisterScreen({ countries, name, ...frame }: Omit<ScreenProps, 'ended'>) {
  const { kind } = frame;
  const t = await getTranslations('accountPage');
  const supplier = kind === 'supplier';
  const title = t(supplier ? 'register.titleSupplier' : 'register.titlePurchaser');
  return (
    <AccountFrame {...frame} title={title}>
      <h1>{title}</h1>
      <SignedInNote kind={kind} name={name} />
      <Register kind={kind} countries={countries} />
      <Onward>
        {t('register.have')} <EntryLink href={entryHref(kind, 'login')}>{t('signIn.submit')}</EntryLink>
        <span aria-hidden="true">{' · '}</span>
        <EntryLink href={entryHref(otherKind(kind), 'register')}>
          {t(supplier ? 'register.otherPurchaser' : 'register.otherSupplier')}
        </EntryLink>
      </Onward>
    </AccountFrame>
  );
}
