import { getTranslations } from 'next-intl/server';
import { AccountMenu } from '@/components/account/account-menu';
import { accountTexts } from '@/components/account/account-text';
import { DeviceCheck } from '@/components/layout/device-check';
import { currencyProps, languages, navLinks, searchTexts, visitorCookie } from '@/components/layout/frame';
import { HeaderNav } from '@/components/layout/header-nav';
import { HeaderSearch } from '@/components/layout/header-search';
import { HeaderShell } from '@/components/layout/header-shell';
import { LanguageLabel } from '@/components/layout/language-label';
import { LanguageMenu } from '@/components/layout/language-menu';
import { Logo } from '@/components/layout/logo';
import { MegaMenu } from '@/components/layout/mega-menu';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { config } from '@/lib/platform/config';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { NavItem } from '@/lib/reference/types';

/** Desktop header: logo, search and languages above categories and sections. */
export async function HeaderDesktop({ locale, nav }: { locale: Locale; nav: readonly NavItem[] }) {
  const t = await getTranslations();
  const { siteId, endonym, intl } = sites[locale];
  const name = t('site.name');
  const mega = ['loading', 'failed', 'allProducts', 'seeSector', 'products', 'sections'] as const;
  return (
    <HeaderShell>
      <div className="wrap hd-grid">
        <Logo href={href('home')} label={t('frame.toHome', { name })} name={name} tagline={t('site.tagline')} />
        <div className="hd-search flex items-center gap-6">
          <div className="min-w-0 flex-1">
            <HeaderSearch action={href('siteSearch')} siteId={siteId} texts={await searchTexts('d')} scopes="row" />
          </div>
          {navLinks(locale, nav, 'header', 'ask').map((link) => (
            <ButtonLink
              key={link.href}
              hard
              className="visible text-accent max-[1339px]:hidden"
              href={link.href}
              rel="nofollow"
            >
              {link.label}
            </ButtonLink>
          ))}
          {navLinks(locale, nav, 'header', 'sell').map((link) => (
            <a
              key={link.href}
              className="visible font-medium whitespace-nowrap max-xl:hidden [[data-compact]_&]:hidden"
              href={link.href}
            >
              {link.label}
            </a>
          ))}
        </div>
        <LanguageMenu
          {...languages(locale)}
          currency={await currencyProps()}
          label={t('frame.language', { name: endonym })}
        >
          <Icon name="globe" />
          <LanguageLabel locale={locale} />
          <Icon name="down" small />
        </LanguageMenu>
        <AccountMenu texts={await accountTexts()} />
        <MegaMenu
          href={href('productHome')}
          siteId={siteId}
          locale={intl}
          texts={
            Object.fromEntries(mega.map((key) => [key, t(`frame.mega.${key}`)])) as Record<
              (typeof mega)[number],
              string
            >
          }
        >
          <Icon name="menu" />
          <span>{t('frame.allCategories')}</span>
          <Icon name="down" small />
        </MegaMenu>
        <HeaderNav links={navLinks(locale, nav, 'header', '')} label={t('frame.sections')} />
      </div>
      <DeviceCheck cookie={visitorCookie(config.cookie.device)} />
    </HeaderShell>
  );
}
