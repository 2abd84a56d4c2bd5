import { getTranslations } from 'next-intl/server';
import { Logo } from '@/components/layout/logo';
import type { ConsoleLocale } from '@/lib/i18n/console';
import { href } from '@/lib/routes/address';
import { LanguageSwitch } from './language-switch';
import { SignInForm } from './sign-in-form';

/** The sign-in of the staff. */
export async function SignInScreen({ back, locale }: { back: string; locale: ConsoleLocale }) {
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
        <SignInForm back={back} />
      </main>
    </div>
  );
}
