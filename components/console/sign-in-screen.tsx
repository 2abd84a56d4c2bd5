import { getTranslations } from 'next-intl/server';
import { Note } from '@/components/form/note';
import { Logo } from '@/components/layout/logo';
import type { ConsoleLocale } from '@/lib/i18n/console';
import { href } from '@/lib/routes/address';
import { LanguageSwitch } from './language-switch';
import { SignInForm } from './sign-in-form';

type Props = { back: string /** A session ended in the middle of the work. */; ended: boolean; locale: ConsoleLocale };

/** The sign-in of the staff. */
export async function SignInScreen({ back, ended, locale }: Props) {
  const t = await getTranslations('console');
  const site = await getTranslations('site');
  const name = site('name');
  return (
    <div className="cs-door">
      <header>
        <Logo href={href('adminSignIn')} label={t('title')} name={name} tagline={t('title')} />
        <LanguageSwitch locale={locale} />
      </header>
      <main id="content">
        <h1>{t('signIn.title')}</h1>
        <p className="muted">{t('signIn.lead', { site: name })}</p>
        {ended && (
          <div className="cs-note">
            <Note kind="warn" role="status" title={t('signIn.ended')} />
          </div>
        )}
        <SignInForm back={back} />
      </main>
    </div>
  );
}
