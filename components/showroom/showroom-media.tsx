import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import type { Showroom } from '@/lib/showroom/types';

/** Company video and pictures. */
export function ShowroomMedia({ showroom }: { showroom: Showroom }) {
  const t = useTranslations('showroom');
  const { pictures, video } = showroom.media;
  if (pictures.length === 0 && !video) return null;
  return (
    <section className="doc">
      <h2 className="h">{t('media')}</h2>
      {video && (
        // biome-ignore lint/a11y/useMediaCaption: a supplier's own clip comes without captions.
        <video className="film" src={`/storage/${video}`} controls preload="none" aria-label={t('video')} />
      )}
      <div className="shots">
        {pictures.map(({ key, alt }) => (
          <div className="pic" key={key}>
            <Picture src={key} alt={alt} use="detail" />
          </div>
        ))}
      </div>
    </section>
  );
}
