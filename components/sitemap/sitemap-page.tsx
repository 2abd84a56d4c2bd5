import { useTranslations } from 'next-intl';
import { Breadcrumb, BreadcrumbData } from '@/components/layout/breadcrumb';
import { SoftLinks } from '@/components/list/soft-links';
import type { Device, Locale } from '@/lib/i18n/site';
import { href } from '@/lib/routes/address';
import type { SitemapGroup } from './sitemap-link';

type Props = { groups: readonly SitemapGroup[]; locale: Locale; device: Device };

/** Every section of the site with the way to it. Specification 1 and 2.7, Website Navigation. */
export function SitemapPage({ groups, locale, device }: Props) {
  const t = useTranslations('sitemap');
  const steps = [{ name: t('title'), href: href('sitemap') }];
  return (
    <div className="wrap gd" data-soft="">
      <SoftLinks />
      {device === 'd' && <Breadcrumb steps={steps} />}
      <BreadcrumbData steps={steps} locale={locale} />
      <h1>{t('title')}</h1>
      <p className="gd-lead">{t('lead')}</p>
      <nav className="gd-jump" aria-label={t('jump')}>
        {groups.map(({ key, title }) => (
          <a key={key} className="chip" href={`#${key}`}>
            {title}
          </a>
        ))}
      </nav>
      {groups.map(({ key, title, links }) => (
        <section key={key} id={key} className="gd-map" aria-labelledby={`${key}-title`}>
          <h2 id={`${key}-title`}>{title}</h2>
          <ul>
            {links.map(({ href: to, label, lang, below = [] }) => (
              <li key={to}>
                <a href={to} lang={lang} hrefLang={lang}>
                  {label}
                </a>
                {below.length > 0 && (
                  <ul>
                    {below.map((link) => (
                      <li key={link.href}>
                        <a href={link.href}>{link.label}</a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
