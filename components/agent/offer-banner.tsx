import type { Device } from '@/lib/platform/i18n/site';
import { pictureSet, pictureUrl } from '@/lib/platform/storage/picture';

/** The wide banner of an offer; decorative, since its content is repeated as text. */
export function OfferBanner({ src, device }: { src: string; device: Device }) {
  return (
    <div className="pic ob">
      <img
        src={pictureUrl(src, 960)}
        srcSet={pictureSet(src, [640, 960, 1280, 1600])}
        sizes={device === 'm' ? '100vw' : '(max-width: 1180px) 100vw, 900px'}
        alt=""
        width={1600}
        height={720}
        fetchPriority="high"
        decoding="async"
      />
    </div>
  );
}
