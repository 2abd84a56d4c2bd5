import { useTranslations } from 'next-intl';
import { GuideHead } from '@/components/site/help/guide/guide-head';
import { GuideSection } from '@/components/site/help/guide/guide-section';
import { type GuideTile, GuideTiles } from '@/components/site/help/guide/guide-tiles';
import { Breadcrumb, BreadcrumbData } from '@/components/ui/breadcrumb';
import { SoftLinks } from '@/components/ui/soft-links';
import type { ContentDetail } from '@/lib/content/types';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { HelpContact } from './help-contact';
import { type HelpCard, helpTiles } from './help-link';

type Props = {
  cards: readonly HelpCard[];
  /** the article that walks newcomers through a purchase */
  guide: ContentDetail | null;
  locale: Locale;
  email: string;
};

/** Help center: getting started, topics in groups, contact. */
export function HelpHome({ cards, guide, locale, email }: Props) {
  const t = useTranslations();
  const title = t('content.channel.help');
  const steps = [{ name: title, href: href('helpCenter') }];
  const first: GuideTile[] = [
    {
      href: href('welcome'),
      icon: 'arrow',
      title: { text: t('welcome.title'), locale },
      summary: t('welcome.lead'),
    },
  ];
  if (guide)
    first.push({
      href: href('articleDetail', { id: guide.id }),
      icon: 'document',
      title: guide.title,
      summary: guide.summary,
    });
  const groups = helpTiles(cards, (key) => t(`help.group.${key}`));
  return (
    <div className="wrap pb-16 print:pb-0" data-soft="">
      <SoftLinks />
      <Breadcrumb steps={steps} />
      <BreadcrumbData steps={steps} locale={locale} />
      <GuideHead title={title} lead={t('help.lead')} />
      {[{ title: t('help.beginning'), tiles: first }, ...groups].map(({ title: name, tiles }) => (
        <GuideSection key={name} title={name}>
          <GuideTiles tiles={tiles} locale={locale} />
        </GuideSection>
      ))}
      <HelpContact email={email} />
    </div>
  );
}
