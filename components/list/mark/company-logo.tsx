import { pictureUrl } from '@/lib/platform/storage/picture';

/** A company logo; hidden from screen readers, since the name is beside it. */
export function CompanyLogo({ src, name }: { src: string | null; name: string }) {
  if (!src) {
    return (
      <span className="lg lg-none" aria-hidden="true">
        {[...name][0]}
      </span>
    );
  }
  return (
    <img
      className="lg"
      src={pictureUrl(src, 96)}
      srcSet={`${pictureUrl(src, 96)} 1x, ${pictureUrl(src, 160)} 2x`}
      alt=""
      width={52}
      height={52}
      loading="lazy"
      decoding="async"
    />
  );
}
