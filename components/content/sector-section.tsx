import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/ui/section-head';
import type { NewsChannel } from '@/lib/content/href';
import type { SectorNews } from '@/lib/content/news/queries';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { ContentLines } from './content-lines';

type Props = { channel: NewsChannel; sectors: readonly SectorNews[]; locale: Locale };

/** A channel's latest by sector. */
export function SectorSection({ channel, sectors, locale }: Props) {
  const t = useTranslations('content');
  if (sectors.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead title={t('sectors')} />
        <div className="ct-sectors">
          {sectors.map(({ id, name, count, items }) => (
            <section key={id}>
              <h3>
                <a href={href(`${channel}Category`, { cate: id })}>{name}</a>
                <small>{t('items', { n: count })}</small>
              </h3>
              <ContentLines items={items} locale={locale} />
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
