import { getTranslations } from 'next-intl/server';
import { AccountTab } from '@/components/account/account-tab';
import { accountTexts } from '@/components/account/account-text';
import { BottomBar } from '@/components/layout/bottom-bar';
import { barLink, currencyProps, languages, searchTexts } from '@/components/layout/frame';
import { HeaderSearch } from '@/components/layout/header-search';
import { LanguageSheet } from '@/components/layout/language-sheet';
import { Logo } from '@/components/layout/logo';
import { Icon } from '@/components/ui/icon';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';

/** Phone header: search first, languages behind a globe. */
export async function HeaderMobile({ locale }: { locale: Locale }) {
  const t = await getTranslations();
  const texts = {
    label: t('frame.language', { name: sites[locale].endonym }),
    title: t('frame.chooseLanguage'),
    close: t('frame.close'),
  };
  return (
    <header className="mh">
      <div className="r">
        <Logo href={href('home')} label={t('frame.toHome', { name: t('site.name') })} />
        <HeaderSearch
          action={href('siteSearch')}
          siteId={sites[locale].siteId}
          texts={await searchTexts('m')}
          scopes="none"
        />
        {/* For pages whose actions replace the bar. */}
        <AccountTab texts={await accountTexts()} symbol="ic hidden [body:has(.sa)_&]:grid" />
        <LanguageSheet {...languages(locale)} texts={texts} currency={await currencyProps()} fallback="#languages">
          <Icon name="globe" />
        </LanguageSheet>
      </div>
    </header>
  );
}

/** Bottom bar of public pages on a phone. */
export async function BarMobile() {
  const t = await getTranslations('frame.bar');
  const links = [
    barLink('home', t('home'), 'home'),
    barLink('productHome', t('categories'), 'grid'),
    barLink('purchaseHome', t('requests'), 'document'),
    barLink('companyList', t('suppliers'), 'factory'),
  ];
  return (
    <BottomBar links={links} label={t('label')}>
      <AccountTab texts={await accountTexts()} />
    </BottomBar>
  );
}
