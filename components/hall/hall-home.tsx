import { useTranslations } from 'next-intl';
import { CompanyFacts } from '@/components/company/company-facts';
import { SpokenText } from '@/components/ui/spoken-text';
import { templateOf } from '@/lib/hall/standing';
import { formatList } from '@/lib/i18n/format';
import { href } from '@/lib/routes/address';
import { pictureSet, pictureUrl } from '@/lib/storage/picture';
import { type BlockProps, HallBlocks } from './hall-blocks';
import { Prose } from './prose';

/** The banner of the wide and the compact template: the supplier's own tint, its words, its drawn scene. */
function HallBanner({ hall, locale, device, wide }: BlockProps & { wide: boolean }) {
  const t = useTranslations('hall');
  const { company } = hall;
  const { banner, slogan, mainProducts, productCount } = company;
  return (
    <div className={wide ? 'shb' : 'shb low'}>
      <div className="wrap">
        <div className="say">
          <p className="makes">{formatList(locale, mainProducts)}</p>
          <p className="big">
            <SpokenText of={slogan} site={locale} />
          </p>
          {productCount > 0 && (
            <a className={wide ? 'btn p l' : 'btn p'} href={href('hallProduct', { companyId: company.id })}>
              {t('seeProducts')}
            </a>
          )}
        </div>
        {banner && (
          <img
            src={pictureUrl(banner, 960)}
            srcSet={pictureSet(banner, [640, 960, 1280, 1600])}
            sizes={device === 'm' ? '100vw' : '(max-width: 1180px) 60vw, 720px'}
            alt=""
            width={1600}
            height={720}
            fetchPriority="high"
            decoding="async"
          />
        )}
      </div>
    </div>
  );
}

/** The minimal template's own beginning: what the company says, beside its facts. */
function HallFacts({ hall, locale }: BlockProps) {
  const t = useTranslations();
  return (
    <section className="sec">
      <div className="wrap two even">
        <div>
          <h2 className="h">{t('hall.base')}</h2>
          <Prose of={hall.company.introduction} site={locale} />
        </div>
        <div>
          <h2 className="h">{t('company.fact.facts')}</h2>
          <CompanyFacts company={hall.company} locale={locale} />
        </div>
      </div>
    </section>
  );
}

/** A showroom's home in its template: a wide banner, b compact banner, c facts and products alone. */
export function HallHome(props: BlockProps) {
  const { company, blocks } = props.hall;
  const template = templateOf(company.template, company);
  if (template === 'c')
    return (
      <>
        {blocks.includes('profile') && <HallFacts {...props} />}
        <HallBlocks {...props} only="minimal" />
      </>
    );
  return (
    <>
      {blocks.includes('banner') && <HallBanner {...props} wide={template === 'a'} />}
      <HallBlocks {...props} />
    </>
  );
}
