import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Favourites } from '@/components/footprint/favourites';
import { Footer } from '@/components/layout/footer';
import { HeaderDesktop } from '@/components/shell/header-desktop';
import { BarMobile, HeaderMobile } from '@/components/shell/header-mobile';
import { SoftLinks } from '@/components/ui/soft-links';
import { hasDemo } from '@/lib/company/queries';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { listFriendLinks, listNav } from '@/lib/reference/queries';
import '@/app/public.css';

export default async function PublicLayout({ children }: { children: ReactNode }) {
  const { locale, device } = await pageLocale();
  const t = await getTranslations('frame');
  const phone = device === 'm';
  const nav = await cachedRead(['reference'], ['nav', locale], () => listNav(locale));
  const friends = await cachedRead(['reference'], ['friend-link', locale], () => listFriendLinks(locale));
  const demo = await cachedRead(['company-list'], ['demo'], hasDemo);
  return (
    <>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      {phone ? <HeaderMobile locale={locale} /> : <HeaderDesktop locale={locale} nav={nav} />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer locale={locale} nav={nav} friends={friends} demo={demo} phone={phone} />
      {phone && <BarMobile />}
      <SoftLinks />
      <Favourites />
    </>
  );
}
