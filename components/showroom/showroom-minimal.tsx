import { useTranslations } from 'next-intl';
import { CompanyFacts } from '@/components/company/company-facts';
import { ContactFacts } from '@/components/company/contact-facts';
import { href } from '@/lib/platform/routes/address';
import { withoutFeatured } from '@/lib/showroom/block';
import type { BlockKind } from '@/lib/showroom/types';
import { GroupChips } from './block-product';
import { ProductGrid } from './product-grid';
import { Prose } from './prose';
import type { BlockProps } from './types';

function MinimalPart({ kind, showroom, locale, device, home }: BlockProps & { kind: BlockKind }) {
  const t = useTranslations('showroom');
  const popular = showroom.blocks.includes('group') ? withoutFeatured(home.popular, home.featured) : home.popular;
  const products = kind === 'group' ? home.featured : popular;
  if (kind === 'profile')
    return showroom.company.introduction.text === '' ? null : (
      <section className="doc">
        <h2 className="h">{t('base')}</h2>
        <Prose of={showroom.company.introduction} site={locale} />
      </section>
    );
  if (products.length === 0) return null;
  return (
    <section className="doc">
      <h2 className="h">{t(kind === 'group' ? 'products' : 'popular')}</h2>
      {kind === 'group' && <GroupChips showroom={showroom} locale={locale} />}
      <ProductGrid items={products} locale={locale} device={device} look={2} />
      <a className="lnk" href={href('showroomProduct', { companyId: showroom.company.id })}>
        {t('allProducts')}
      </a>
    </section>
  );
}

/** Minimal template: texts and products in rows, beside facts and contact. */
export function ShowroomMinimal({ kinds, ...props }: BlockProps & { kinds: readonly BlockKind[] }) {
  const t = useTranslations();
  const { company } = props.showroom;
  return (
    <div className="wrap minimal">
      <div>
        {kinds
          .filter((kind) => kind !== 'contact')
          .map((kind) => (
            <MinimalPart key={kind} kind={kind} {...props} />
          ))}
      </div>
      <aside>
        <h2 className="h">{t('company.fact.facts')}</h2>
        <CompanyFacts company={company} locale={props.locale} />
        {kinds.includes('contact') && (
          <>
            <h2 className="h">{t('showroom.contact')}</h2>
            <ContactFacts company={company} locale={props.locale} />
          </>
        )}
        {props.response}
      </aside>
    </div>
  );
}
