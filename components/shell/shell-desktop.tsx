import { getTranslations } from 'next-intl/server';
import { SignOutButton } from '@/components/account/sign-out-button';
import { ToastRegion } from '@/components/form/toast';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { currencyProps, languages } from '@/components/layout/frame';
import { LanguageLabel } from '@/components/layout/language-label';
import { LanguageMenu } from '@/components/layout/language-menu';
import { Logo } from '@/components/layout/logo';
import { QueryProvider } from '@/components/layout/query-provider';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { SideDrawer } from './side-drawer';
import { SideNav } from './side-nav';
import type { ShellProps } from './types';
import { UnreadBell } from './unread-bell';
import { WhoCard } from './who-card';

/** Desktop frame of a center: navigation at the side, account on top. */
export async function ShellDesktop({ locale, title, groups, who, places, children }: ShellProps) {
  const t = await getTranslations();
  const name = t('site.name');
  const end = (
    <div className="cc-end">
      <Link href={href('welcome')}>
        <Icon name="info" />
        {t('center.firstSteps')}
      </Link>
      <Link href={href('home')}>
        <Icon name="web" />
        {t('center.toSite')}
      </Link>
    </div>
  );
  return (
    <CenterMessages>
      <QueryProvider>
        <div className="cc">
          <a className="skip" href="#content">
            {t('frame.skip')}
          </a>
          <aside className="cc-side print:hidden" aria-label={title}>
            <Logo href={href('home')} label={t('frame.toHome', { name })} name={name} tagline={title} />
            <WhoCard who={who} />
            <SideNav groups={groups} label={t('center.navLabel')} />
            {end}
          </aside>
          <div className="cc-main">
            <header className="cc-top print:hidden">
              <SideDrawer
                groups={groups}
                texts={{ label: t('center.navLabel'), open: t('center.openNav'), close: t('center.closeNav'), title }}
              >
                {end}
              </SideDrawer>
              <span className="cc-top-t">{title}</span>
              <LanguageMenu
                {...languages(locale)}
                currency={await currencyProps()}
                label={t('frame.language', { name: sites[locale].endonym })}
              >
                <Icon name="globe" />
                <LanguageLabel locale={locale} />
              </LanguageMenu>
              <UnreadBell kind={who.kind} href={places.message} first={who.waiting} />
              <Link href={places.account} className="cc-ib" aria-label={t('center.account')}>
                <Icon name="user" />
              </Link>
              <SignOutButton kind={who.kind} className="cc-ib" />
            </header>
            <main id="content" tabIndex={-1} className="cc-page">
              {children}
            </main>
          </div>
          <ToastRegion />
        </div>
      </QueryProvider>
    </CenterMessages>
  );
}
