import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer';
import { HeaderDesktop } from '@/components/layout/header-desktop';
import { BarMobile, HeaderMobile } from '@/components/layout/header-mobile';
import { current } from '@/lib/i18n/current';

export default async function PublicLayout({ children }: { children: ReactNode }) {
  const { locale, device } = await current();
  const t = await getTranslations('frame');
  return (
    <>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      {device === 'm' ? <HeaderMobile locale={locale} /> : <HeaderDesktop locale={locale} />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer locale={locale} />
      {device === 'm' && <BarMobile />}
    </>
  );
}
