import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ContentText } from '@/components/content/content-text';
import { ShareBar } from '@/components/content/share-bar';
import { GuidePage } from '@/components/site/help/guide/guide-page';
import { Icon } from '@/components/ui/icon';
import { SpokenText } from '@/components/ui/spoken-text';
import type { ContentDetail } from '@/lib/content/types';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { HelpContact } from './help-contact';
import { type HelpCard, helpHref, helpNav } from './help-link';

type Props = {
  content: ContentDetail;
  /** key of the topic in its address */
  topic: string;
  cards: readonly HelpCard[];
  locale: Locale;
  device: Device;
  /** the page's absolute address */
  url: string;
  email: string;
  /** below the text */
  children?: ReactNode;
};

const neighbour =
  'flex min-w-0 items-center gap-3 rounded border border-line px-4 py-3 hover:border-accent [&>svg]:text-ink-3';
const last = 'col-start-2 flex-row-reverse text-end max-[860px]:col-start-1 phone:col-start-1 [&>span]:flex-1';

/** A help topic with navigation to the others. */
export function HelpPage({ content, topic, cards, locale, device, url, email, children }: Props) {
  const t = useTranslations();
  const { title, summary } = content;
  const groups = helpNav(cards, (key) => t(`help.group.${key}`));
  const order = groups.flatMap(({ links }) => links);
  const at = order.findIndex((link) => link.href === helpHref(topic));
  const steps = [
    { name: t('content.channel.help'), href: href('helpCenter') },
    { name: title.text, href: helpHref(topic) },
  ];
  const near = [
    { key: 'previous', icon: 'start', to: order[at - 1] },
    { key: 'next', icon: 'end', to: order[at + 1] },
  ] as const;
  return (
    <GuidePage
      {...{ locale, device, steps, groups }}
      label={t('help.topics')}
      title={<SpokenText of={title} site={locale} />}
      lead={<SpokenText of={{ text: summary, locale: title.locale }} site={locale} />}
    >
      <ContentText content={content} locale={locale} />
      {children}
      <ShareBar title={title.text} url={url} />
      <nav
        className="print-no grid grid-cols-[1fr_1fr] gap-4 max-[860px]:grid-cols-[minmax(0,1fr)] phone:mt-4 phone:grid-cols-[minmax(0,1fr)] phone:gap-2"
        aria-label={t('content.neighbours')}
      >
        {near.map(
          ({ key, icon, to }) =>
            to && (
              <a
                key={key}
                href={to.href}
                className={key === 'next' ? `${neighbour} ${last}` : neighbour}
                rel={key === 'next' ? 'next' : 'prev'}
              >
                <Icon name={icon} small mirrored />
                <span>
                  <small className="block text-12 text-ink-3">{t(`help.${key}`)}</small>
                  {to.label}
                </span>
              </a>
            ),
        )}
      </nav>
      <HelpContact email={email} />
    </GuidePage>
  );
}
