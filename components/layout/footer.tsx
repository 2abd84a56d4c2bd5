import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { env } from '@/lib/platform/env';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { FriendLink, NavItem } from '@/lib/reference/types';
import { languages, navLinks } from './frame';
import { LanguageList } from './language-list';
import { Logo } from './logo';

type Props = {
  locale: Locale;
  nav: readonly NavItem[];
  friends: readonly FriendLink[];
  demo: boolean;
  /** sections that fold */
  phone: boolean;
};
const sections = ['buy', 'chance', 'know', 'geco'] as const;
/** Number of friendly links on every page; more are on a page of their own. */
const friendly = 8;

/** A section of the footer on a phone, closed until its heading is pressed. */
function Fold({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details className="group border-b border-line-2">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between [&::-webkit-details-marker]:hidden">
        <h2 id={id} className="m-0">
          {title}
        </h2>
        <Icon name="down" small className="group-open:rotate-180" />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}

/** Footer of public pages: navigation, friendly links, languages, contact. */
export async function Footer({ locale, nav, friends, demo, phone }: Props) {
  const t = await getTranslations();
  const name = t('site.name');
  const about = (
    <>
      <p className="muted about">{t('frame.footer.about')}</p>
      <p className="mailto">
        {t('frame.footer.contact')} <a href={`mailto:${env().CONTACT_EMAIL}`}>{env().CONTACT_EMAIL}</a>
      </p>
    </>
  );
  const links = (section: (typeof sections)[number]) => (
    <ul>
      {navLinks(locale, nav, 'footer', section).map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  );
  const friendLinks = friends.length > 0 && (
    <div className="lo">
      <b>{t('frame.footer.links')}</b>
      {friends.slice(0, friendly).map(({ id, name: friend, url }) => (
        <a key={id} href={url} rel="noopener nofollow">
          {friend}
        </a>
      ))}
      {friends.length > friendly && <a href={href('links')}>{t('frame.footer.allLinks')}</a>}
    </div>
  );
  const languageList = <LanguageList {...languages(locale)} className="langs" />;
  const rights = (
    <div className="lo">
      <span>{t('frame.footer.rights', { year: String(new Date().getUTCFullYear()), name })}</span>
      {demo && <span>{t('frame.footer.demo')}</span>}
    </div>
  );
  if (phone)
    return (
      <footer className="ftr" data-soft="">
        <div className="wrap">
          {sections.map((section) => (
            <nav key={section} aria-labelledby={`footer-${section}`}>
              <Fold id={`footer-${section}`} title={t(`frame.footer.${section}`)}>
                {section === 'geco' && about}
                {links(section)}
                {section === 'geco' && friendLinks}
              </Fold>
            </nav>
          ))}
          <nav aria-labelledby="footer-language">
            <Fold id="footer-language" title={t('frame.footer.languages')}>
              <div id="languages">{languageList}</div>
            </Fold>
          </nav>
          {rights}
        </div>
      </footer>
    );
  return (
    <footer className="ftr" data-soft="">
      <div className="wrap">
        <div className="g">
          <div>
            <Logo href={href('home')} label={t('frame.toHome', { name })} name={name} tagline={t('site.tagline')} />
            {about}
          </div>
          {sections.map((section) => (
            <nav key={section} aria-labelledby={`footer-${section}`}>
              <h2 id={`footer-${section}`}>{t(`frame.footer.${section}`)}</h2>
              {links(section)}
            </nav>
          ))}
        </div>
        {friendLinks}
        <nav className="lo" id="languages" aria-label={t('frame.footer.languages')}>
          {languageList}
        </nav>
        {rights}
      </div>
    </footer>
  );
}
