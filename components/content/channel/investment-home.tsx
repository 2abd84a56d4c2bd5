import { useTranslations } from 'next-intl';
import { ContentCard } from '@/components/content/content-card';
import { Breadcrumb, type BreadcrumbStep } from '@/components/ui/breadcrumb';
import { EmptySection } from '@/components/ui/empty-section';
import { SectionHead } from '@/components/ui/section-head';
import { SoftLinks } from '@/components/ui/soft-links';
import type { InvestmentGroup } from '@/lib/content/investment/read';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { OtherChannels } from './other-channels';
import { TypeTabs } from './type-tabs';

type Props = { groups: readonly InvestmentGroup[]; steps: readonly BreadcrumbStep[]; locale: Locale; device: Device };

/** Investment home: the newest parks, projects and regions. */
export function InvestmentHome({ groups, steps, locale, device }: Props) {
  const t = useTranslations('content');
  const filled = groups.filter(({ items }) => items.length > 0);
  return (
    <div className="ct-home" data-soft>
      <SoftLinks />
      <div className="wrap">
        <Breadcrumb steps={steps} />
        <h1 className="ttl">{t('channel.investment')}</h1>
        <p className="lead">{t('lead.investment')}</p>
        <TypeTabs />
        {filled.length === 0 && (
          <EmptySection kind="soon" text={t('none')}>
            <OtherChannels channel="investment" locale={locale} />
          </EmptySection>
        )}
        {filled.map(({ type, items }) => (
          <section key={type} className="ch-group">
            <SectionHead
              title={t(`sub.${type}`)}
              more={{ href: href('investmentType', { type }), label: t('all') }}
              bare={device === 'm'}
            />
            <div className="ct-cards">
              {items.map((item) => (
                <ContentCard key={item.id} item={item} locale={locale} over={item.countries[0]?.name} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
