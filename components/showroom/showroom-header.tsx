import { useTranslations } from 'next-intl';
import { ContactLink } from '@/components/chat/contact-link';
import { Proof } from '@/components/company/proof';
import { FavouriteButton } from '@/components/footprint/favourite-button';
import { FollowButton } from '@/components/footprint/follow-button';
import { CompanyLogo } from '@/components/list/mark/company-logo';
import { ButtonLink } from '@/components/ui/button';
import { Flag } from '@/components/ui/flag';
import { Icon } from '@/components/ui/icon';
import { ShareButton } from '@/components/ui/share-button';
import { SpokenText } from '@/components/ui/spoken-text';
import { telUri } from '@/lib/company/tel-uri';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { href } from '@/lib/platform/routes/address';
import { askAddress } from '@/lib/platform/routes/ask';
import type { Response } from '@/lib/quotation/response/types';
import type { ShowroomView } from '@/lib/showroom/read';

type Props = ShowroomView & { home: boolean; response?: Response | null };

/** Header of a showroom: name, place, what proves the supplier, contact and share. */
export function ShowroomHeader({ showroom, locale, device, home, response }: Props) {
  const t = useTranslations();
  const { id, name, logo, countryCode, country, city, phone } = showroom.company;
  const address = href('showroomHome', { companyId: id });
  const Name = home ? 'h1' : 'p';
  return (
    <div className="shh">
      <div className="wrap">
        <CompanyLogo src={logo} name={name.text} />
        <div className="who">
          <Name className="n">
            <a href={address}>
              <SpokenText of={name} site={locale} />
            </a>
          </Name>
          <div className="row line">
            <span className="row muted">
              <Flag code={countryCode} />
              {t('company.card.place', { country, city })}
            </span>
          </div>
        </div>
        <div className="order-last w-full phone:order-none">
          <Proof company={showroom.company} locale={locale} response={response} />
        </div>
        <div className="row duo flex-wrap">
          <FollowButton type="supplier" id={id} name={name.text} />
          <FavouriteButton type="supplier" id={id} name={name.text} className="btn" />
          <ShareButton
            className="btn"
            url={currentHosts().absolute(locale, address)}
            title={name.text}
            label={t('showroom.share')}
            copied={t('showroom.copied')}
          />
          <ContactLink companyId={id} className="btn" small />
          <ButtonLink
            hard
            tone="primary"
            icon="mail"
            className="phone:flex-1"
            href={askAddress({ companies: [id] })}
            data-asks=""
            rel="nofollow"
          >
            {t('purchaseForm.sheet.open')}
          </ButtonLink>
          <a className="btn" href={telUri(phone)} aria-label={t('company.card.callTo', { name: name.text, phone })}>
            <Icon name="call" small />
            {device === 'm' ? t('company.card.call') : <bdi dir="ltr">{phone}</bdi>}
          </a>
        </div>
      </div>
    </div>
  );
}
