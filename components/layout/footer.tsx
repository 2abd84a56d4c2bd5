import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/platform/env';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { FriendLink, NavItem } from '@/lib/reference/types';
import { languages, navLinks } from './frame';
import { LanguageList } from './language-list';
import { Logo } from './logo';

type Props = { locale: Locale; nav: readonly NavItem[]; friends: readonly FriendLink[]; demo: boolean };
const sections = ['buy', 'chance', 'know', 'geco'] as const;
/** Number of friendly links on every page; more are on a page of their own. */
const friendly = 8;

/** Footer of public pages: navigation, friendly links, languages, contact. */
export async function Footer({ locale, nav, friends, demo }: Props) {
  const t = await getTranslations();
  const name = t('site.name');
  return (
    <footer className="ftr" data-soft="">
      <div className="wrap">
        <div className="g">
          <div>
            <Logo href={href('home')} label={t('frame.toHome', { name })} name={name} tagline={t('site.tagline')} />
            <p className="muted about">{t('frame.footer.about')}</p>
            <p className="mailto">
              {t('frame.footer.contact')} <a href={`mailto:${env().CONTACT_EMAIL}`}>{env().CONTACT_EMAIL}</a>
            </p>
          </div>
          {sections.map((section) => (
            <nav key={section} aria-labelledby={`footer-${section}`}>
              <h2 id={`footer-${section}`}>{t(`frame.footer.${section}`)}</h2>
              <ul>
                {navLinks(locale, nav, 'footer', section).map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {friends.length > 0 && (
          <div className="lo">
            <b>{t('frame.footer.links')}</b>
            {friends.slice(0, friendly).map(({ id, name: friend, url }) => (
              <a key={id} href={url} rel="noopener nofollow">
                {friend}
              </a>
            ))}
            {friends.length > friendly && <a href={href('links')}>{t('frame.footer.allLinks')}</a>}
          </div>
        )}
        <nav className="lo" id="languages" aria-label={t('frame.footer.languages')}>
          <LanguageList {...languages(locale)} className="langs" />
        </nav>
        <div className="lo">
          <span>{t('frame.footer.rights', { year: String(new Date().getUTCFullYear()), name })}</span>
          {demo && <span>{t('frame.footer.demo')}</span>}
        </div>
      </div>
    </footer>
  );
}
