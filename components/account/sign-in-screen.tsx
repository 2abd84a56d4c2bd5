import { getTranslations } from 'next-intl/server';
import type { CallingCode } from '@/components/form/phone-field';
import type { ReportedEnd } from '@/lib/platform/auth/session';
import { Onward } from './account-form';
import { AccountFrame, type FrameProps } from './account-frame';
import { EndedNote } from './ended-note';
import { EntryLink } from './entry-link';
import { entryHref } from './entry-route';
import { KindSwitch } from './kind-switch';
import { SignIn } from './sign-in';
import { SignedInNote } from './signed-in-note';
import { WaitingNote } from './waiting-drafts';

export type ScreenProps = FrameProps & {
  countries: readonly CallingCode[];
  name: string | null;
  /** Why the session ended; null if there is nothing to show. */
  ended: ReportedEnd | null;
};

/** Sign-in page for suppliers or purchasers. */
export async function SignInScreen({ countries, name, ended, ...frame }: ScreenProps) {
  const { kind } = frame;
  const t = await getTranslations('accountPage.signIn');
  const site = await getTranslations('site');
  const supplier = kind === 'supplier';
  return (
    <AccountFrame {...frame} title={t(supplier ? 'titleSupplier' : 'titlePurchaser')}>
      <h1>{t('title')}</h1>
      <p className="mt-[6px] text-ink-3">{t(supplier ? 'toSupplier' : 'toPurchaser')}</p>
      <KindSwitch kind={kind} page="login" />
      <SignedInNote kind={kind} name={name} />
      {ended ? <EndedNote reason={ended} /> : <WaitingNote />}
      <SignIn kind={kind} countries={countries} />
      <Onward>
        {t('new', { site: site('name') })}{' '}
        <EntryLink href={entryHref(kind, 'register')}>{t(supplier ? 'asSupplier' : 'asPurchaser')}</EntryLink>
      </Onward>
    </AccountFrame>
  );
}
