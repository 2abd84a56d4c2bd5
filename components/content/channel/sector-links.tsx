import { useTranslations } from 'next-intl';
import type { ContentDetail } from '@/lib/content/types';
import { SectorWays } from './sector-ways';

/** Links from a topic to products in its sectors. */
export function SectorLinks({ content }: { content: ContentDetail }) {
  const t = useTranslations('tender');
  if (content.sectors.length === 0) return null;
  return (
    <section className="ct-words print-no" aria-labelledby="market">
      <h2 id="market">{t('market')}</h2>
      <SectorWays sectors={content.sectors} />
    </section>
  );
}
