import { useTranslations } from 'next-intl';
import { ContentCard } from '@/components/content/content-card';
import { ContentLines } from '@/components/content/content-lines';
import { SectionHead } from '@/components/ui/section-head';
import { channelHref } from '@/lib/content/href';
import { href } from '@/lib/platform/routes/address';
import type { HomeData } from './home-data';

type Props = Pick<HomeData, 'locale' | 'news' | 'highlights' | 'words'> & { phone?: boolean };

/** News: a lead, the next ones as lines, then highlights of the industry and hot words. */
export function NewsSection({ locale, news, highlights, words, phone = false }: Props) {
  const t = useTranslations('content');
  const [lead, ...lines] = news;
  if (!lead) return null;
  return (
    <section className="sec wrap">
      <SectionHead
        title={t('channel.shortnews')}
        more={{ href: channelHref('shortnews'), label: t('allOf.shortnews') }}
        bare={phone}
      />
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[4fr_5fr_4fr] lg:[&_.ct-lines_a]:line-clamp-1">
        <ContentCard item={lead} locale={locale} />
        <ContentLines items={lines} locale={locale} />
        <div className="grid content-start gap-3">
          {highlights.length > 0 && (
            <div>
              <h3 className="text-16">{t('highlights')}</h3>
              <ContentLines items={highlights.map(({ item }) => item)} locale={locale} />
            </div>
          )}
          {words.length > 0 && (
            <div>
              <h3 className="text-16">{t('hotWords')}</h3>
              <ul className="mt-2 flex flex-wrap gap-2">
                {words.map(({ id, name }) => (
                  <li key={id}>
                    <a className="chip phone:min-h-11" href={href('shortnewsHotword', { id })}>
                      <bdi>{name}</bdi>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
