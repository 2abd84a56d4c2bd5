import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { hasDemo } from '@/lib/company/queries';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/site';
import { tagged } from '@/lib/pagestore/tagged';
import { listFriendLinks } from '@/lib/reference/queries';
import { href } from '@/lib/routes/address';
import { footerLinks, languages } from './frame';
import { LanguageList } from './language-list';
import { Logo } from './logo';

const sections = ['buy', 'know', 'geco'] as const;

/** The foot of every public page: the ways on, friendly links, languages, contact. Specification 2.7, Home. */
export async function Footer({ locale }: { locale: Locale }) {
  const t = await getTranslations();
  const name = t('site.name');
  const friends = await tagged(['reference'], ['friend-link', locale], () => listFriendLinks(locale));
  const demo = await tagged(['company-list'], ['demo'], hasDemo);
  const columns = await Promise.all(
    sections.map(async (section) => ({ section, links: await footerLinks(locale, section) })),
  );
  return (
    <footer className="ftr">
      <div className="wrap">
        <div className="g">
          <div>
            <Logo href={href('home')} label={t('frame.toHome', { name })} name={name} tagline={t('site.tagline')} />
            <p className="muted about">{t('frame.footer.about')}</p>
            <p className="mailto">
              {t('frame.footer.contact')} <a href={`mailto:${env().CONTACT_EMAIL}`}>{env().CONTACT_EMAIL}</a>
            </p>
          </div>
          {columns.map(({ section, links }) => (
            <nav key={section} aria-labelledby={`footer-${section}`}>
              <h2 id={`footer-${section}`}>{t(`frame.footer.${section}`)}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <Link href={link.href}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {friends.length > 0 && (
          <div className="lo">
            <b>{t('frame.footer.links')}</b>
            {friends.map(({ id, name: friend, url }) => (
              <a key={id} href={url} rel="noopener nofollow">
                {friend}
              </a>
            ))}
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
