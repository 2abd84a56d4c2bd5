import { useTranslations } from 'next-intl';
import { GuideHead } from '@/components/site/help/guide/guide-head';
import { Breadcrumb, BreadcrumbData } from '@/components/ui/breadcrumb';
import { SoftLinks } from '@/components/ui/soft-links';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { SitemapGroup } from './sitemap-link';

type Props = { groups: readonly SitemapGroup[]; locale: Locale };

const part =
  'grid scroll-mt-[72px] grid-cols-[240px_minmax(0,1fr)] gap-x-8 gap-y-4 py-6 max-[860px]:grid-cols-[minmax(0,1fr)] phone:scroll-mt-16 phone:grid-cols-[minmax(0,1fr)] phone:py-5';
const way =
  'inline-block underline-offset-[3px] wrap-anywhere hover:underline phone:flex phone:min-h-11 phone:items-center phone:hyphens-auto';

/** Links to every section of the site. */
export function SitemapPage({ groups, locale }: Props) {
  const t = useTranslations('sitemap');
  const steps = [{ name: t('title'), href: href('sitemap') }];
  return (
    <div className="wrap pb-16 print:pb-0" data-soft="">
      <SoftLinks />
      <Breadcrumb steps={steps} />
      <BreadcrumbData steps={steps} locale={locale} />
      <GuideHead title={t('title')} lead={t('lead')} />
      <nav className="mt-5 mb-2 flex flex-wrap gap-2 phone:hidden" aria-label={t('jump')}>
        {groups.map(({ key, title }) => (
          <a key={key} className="chip hover:border-accent" href={`#${key}`}>
            {title}
          </a>
        ))}
      </nav>
      {groups.map(({ key, title, links }, index) => (
        <section
          key={key}
          id={key}
          className={index > 0 ? `${part} border-t border-line` : part}
          aria-labelledby={`${key}-title`}
        >
          <h2 id={`${key}-title`} className="text-20 leading-[var(--lh-snug)]">
            {title}
          </h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,220px),1fr))] gap-x-6 gap-y-3 phone:grid-cols-2 phone:gap-x-4 phone:gap-y-0">
            {links.map(({ href: to, label, lang, below = [] }) => (
              <li key={to}>
                <a className={`${way} min-h-[28px] font-medium`} href={to} lang={lang} hrefLang={lang}>
                  {label}
                </a>
                {below.length > 0 && (
                  <ul>
                    {below.map((link) => (
                      <li key={link.href}>
                        <a className={`${way} min-h-[26px] text-ink-2`} href={link.href}>
                          {link.label}
                        </a>
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
