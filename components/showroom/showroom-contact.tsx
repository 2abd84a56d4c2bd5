import { useTranslations } from 'next-intl';
import { ContactFacts } from '@/components/company/contact-facts';
import { Icon } from '@/components/ui/icon';
import { SpokenText } from '@/components/ui/spoken-text';
import { telUri } from '@/lib/company/tel-uri';
import type { ShowroomView } from '@/lib/showroom/read';

/** Contact details of the supplier, with call and e-mail buttons. */
export function ShowroomContact({ showroom, locale }: ShowroomView) {
  const t = useTranslations();
  const { company } = showroom;
  return (
    <>
      <h1 className="ttl">{t('showroom.contact')}</h1>
      <div className="doc two">
        <ContactFacts company={company} locale={locale} />
        <aside className="card reach-card">
          <h2>
            <SpokenText of={company.name} site={locale} />
          </h2>
          <p className="muted">
            <SpokenText of={company.slogan} site={locale} />
          </p>
          <a className="btn p w" href={telUri(company.phone)}>
            <Icon name="call" small />
            {t('company.card.call')}
          </a>
          <a className="btn w" href={`mailto:${company.email}`}>
            <Icon name="mail" small />
            {t('company.fact.write')}
          </a>
        </aside>
      </div>
    </>
  );
}
