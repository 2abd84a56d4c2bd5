import { getTranslations } from 'next-intl/server';
import { SignOutButton } from '@/components/account/sign-out-button';
import { PhoneScope } from '@/components/form/phone-scope';
import { ToastRegion } from '@/components/form/toast';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { currencyProps, languages } from '@/components/layout/frame';
import { LanguageSheet } from '@/components/layout/language-sheet';
import { QueryProvider } from '@/components/layout/query-provider';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { barLinksOf, restOf } from './bar-links';
import { BottomBar } from './bottom-bar';
import { SideNav } from './side-nav';
import { TopBar } from './top-bar';
import type { ShellProps } from './types';
import { UnreadBell } from './unread-bell';
import { WhoCard } from './who-card';

const row = 'flex min-h-12 w-full items-center gap-3 rounded px-2 text-start text-ink-2';

/** Phone frame of a center: back link on top, most used places at the bottom, the rest in a sheet. */
export async function ShellMobile({ locale, title, groups, bar, who, places, children }: ShellProps) {
  const t = await getTranslations();
  const links = barLinksOf(groups, bar);
  const rest = restOf(groups, links);
  const nested = bar.flatMap((one) => (one.nested ? [one.href] : []));
  const language = {
    label: t('frame.language', { name: sites[locale].endonym }),
    title: t('frame.chooseLanguage'),
    close: t('frame.close'),
  };
  return (
    <CenterMessages>
      <QueryProvider>
        <PhoneScope>
          <div className="cc cc-m">
            <a className="skip" href="#content">
              {t('frame.skip')}
            </a>
            <TopBar title={title} groups={groups} bar={links} nested={nested}>
              <UnreadBell kind={who.kind} href={places.message} first={who.waiting} />
            </TopBar>
            <main id="content" tabIndex={-1} className="cc-page">
              {children}
            </main>
            <BottomBar
              links={links}
              texts={{ label: t('center.bar.label'), more: t('center.bar.more'), close: t('center.closeNav') }}
              language={
                <LanguageSheet
                  {...languages(locale)}
                  texts={language}
                  currency={await currencyProps()}
                  fallback={href('home')}
                >
                  <Icon name="globe" />
                </LanguageSheet>
              }
            >
              <WhoCard who={who} />
              <SideNav groups={rest} label={t('center.navLabel')} />
              <div className="mt-3 border-0 border-t border-solid border-line pt-2">
                <Link href={href('welcome')} className={row}>
                  <Icon name="info" />
                  {t('center.firstSteps')}
                </Link>
                <Link href={href('home')} className={row}>
                  <Icon name="web" />
                  {t('center.toSite')}
                </Link>
                <SignOutButton kind={who.kind} className={row} named />
              </div>
            </BottomBar>
          </div>
          <ToastRegion />
        </PhoneScope>
      </QueryProvider>
    </CenterMessages>
  );
}
