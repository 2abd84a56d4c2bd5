import { getTranslations } from 'next-intl/server';
import { Onward } from './account-form';
import { AccountFrame } from './account-frame';
import { AlreadyIn } from './already-in';
import { doorOf, otherKind } from './door';
import { DoorLink } from './door-link';
import { Register } from './register';
import type { ScreenProps } from './sign-in-screen';

/** Registration of a supplier or a purchaser. */
export async function RegisterScreen({ countries, name, ...frame }: Omit<ScreenProps, 'ended'>) {
  const { kind } = frame;
  const t = await getTranslations('accountPage');
  const supplier = kind === 'supplier';
  const title = t(supplier ? 'register.titleSupplier' : 'register.titlePurchaser');
  return (
    <AccountFrame {...frame} title={title}>
      <h1>{title}</h1>
      <AlreadyIn kind={kind} name={name} />
      <Register kind={kind} countries={countries} />
      <Onward>
        {t('register.have')} <DoorLink href={doorOf(kind, 'login')}>{t('signIn.submit')}</DoorLink>
        <span aria-hidden="true">{' · '}</span>
        <DoorLink href={doorOf(otherKind(kind), 'register')}>
          {t(supplier ? 'register.otherPurchaser' : 'register.otherSupplier')}
        </DoorLink>
      </Onward>
    </AccountFrame>
  );
}
