import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { ShowroomView } from '@/lib/showroom/read';
import type { ShowroomPageDetail, ShowroomPower } from '@/lib/showroom/types';
import { PowerCard } from './power-card';
import { Prose } from './prose';

/** All strengths of a supplier. */
export function ShowroomPowers({ showroom, locale }: ShowroomView) {
  const t = useTranslations('showroom');
  return (
    <>
      <h1 className="ttl">{t('powers')}</h1>
      <h2 className="sr">{t('allPowers')}</h2>
      <div className="powers">
        {showroom.powers.map((item) => (
          <PowerCard key={item.id} item={item} companyId={showroom.company.id} locale={locale} />
        ))}
      </div>
    </>
  );
}

/** A strength, with the others below. */
export function ShowroomPowerView({ showroom, locale, item }: ShowroomView & { item: ShowroomPower }) {
  const t = useTranslations('showroom');
  const others = showroom.powers.filter(({ id }) => id !== item.id);
  return (
    <>
      <article className="case-v">
        <div className="pic">
          <Picture src={item.picture} alt="" use="detail" eager />
        </div>
        <div>
          <h1 className="ttl">
            <SpokenText of={item.title} site={locale} />
          </h1>
          <Prose of={item.description} site={locale} />
        </div>
      </article>
      {others.length > 0 && (
        <section className="doc">
          <h2 className="h">{t('moreFrom', { name: showroom.company.name.text })}</h2>
          <div className="powers">
            {others.map((other) => (
              <PowerCard key={other.id} item={other} companyId={showroom.company.id} locale={locale} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/** A custom page of the supplier. */
export function ShowroomCustomView({ locale, item }: Pick<ShowroomView, 'locale'> & { item: ShowroomPageDetail }) {
  return (
    <article className="custom">
      <h1 className="ttl">
        <SpokenText of={item.title} site={locale} />
      </h1>
      {item.picture && (
        <div className="pic">
          <Picture src={item.picture} alt="" use="wide" eager />
        </div>
      )}
      <Prose of={item.body} site={locale} />
    </article>
  );
}
