import { useTranslations } from 'next-intl';
import { SpokenText } from '@/components/ui/spoken-text';
import { formatList } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import { pictureSet, pictureUrl } from '@/lib/platform/storage/picture';
import type { ShowroomView } from '@/lib/showroom/read';
import { ProfileFigures } from './profile-figures';

type Props = ShowroomView & { large?: boolean };

function BannerPicture({ showroom, device, large }: Props) {
  const { banner } = showroom.company;
  if (!banner) return null;
  const slot = large ? '(max-width: 1440px) 75vw, 1080px' : '(max-width: 1180px) 60vw, 720px';
  return (
    <img
      src={pictureUrl(banner, 960)}
      srcSet={pictureSet(banner, [640, 768, 960, 1280, 1600])}
      sizes={device === 'm' ? '100vw' : slot}
      alt=""
      width={1600}
      height={720}
      fetchPriority="high"
      decoding="sync"
    />
  );
}

function BannerWords({ showroom, locale, large }: Props) {
  const t = useTranslations('showroom');
  const { id, slogan, mainProducts, productCount } = showroom.company;
  return (
    <div className="say">
      <p className="makes">{formatList(locale, mainProducts)}</p>
      <p className="big">
        <SpokenText of={slogan} site={locale} />
      </p>
      {productCount > 0 && (
        <a className={large ? 'btn p l' : 'btn p'} href={href('showroomProduct', { companyId: id })}>
          {t('seeProducts')}
        </a>
      )}
    </div>
  );
}

/** Banner of the standard template: tint, text, picture beside it. */
export const ShowroomBanner = (props: Props) => (
  <div className="shb low">
    <div className="wrap">
      <BannerWords {...props} />
      <BannerPicture {...props} />
    </div>
  </div>
);

/** Banner of the advanced template: full-width picture, text overlay, figures below. */
export const ShowroomHero = (props: Props) => (
  <div className="hero-a">
    <div className="scene">
      <BannerPicture {...props} large />
    </div>
    <div className="wrap">
      <BannerWords {...props} large />
      <ProfileFigures company={props.showroom.company} locale={props.locale} />
    </div>
  </div>
);
