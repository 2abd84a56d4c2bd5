import { getTranslations } from 'next-intl/server';
import { ListTitle } from '@/components/list/list-title';
import { CompareAsk } from '@/components/product/compare/compare-ask';
import { CompareDesktop } from '@/components/product/compare/compare-desktop';
import { CompareEmpty } from '@/components/product/compare/compare-empty';
import { CompareMemory } from '@/components/product/compare/compare-memory';
import { CompareMobile } from '@/components/product/compare/compare-mobile';
import { AskKeeper } from '@/components/purchase/ask/ask-keeper';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { SoftLinks } from '@/components/ui/soft-links';
import { facetNames } from '@/lib/listing/read';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { pictureUrl } from '@/lib/platform/storage/picture';
import { readKeyFigures, readProduct } from '@/lib/product/read';
import { readProofs } from '@/lib/quotation/response/read';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = { params: Promise<{ state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => readState((await params).state, routes.compare.state);

export async function generateMetadata(props: Props) {
  const { locale } = await pageLocale();
  const t = await getTranslations('compare');
  return pageMetadata({ locale, route: 'compare', state: await read(props), values: { name: t('title') } });
}

export default async function Page(props: Props) {
  const { locale, device } = await pageLocale();
  const t = await getTranslations();
  const { ids } = await read(props);
  const { countries } = await facetNames(locale, 'product');
  const [keyFigures, ...found] = await Promise.all([readKeyFigures(ids), ...ids.map((id) => readProduct(locale, id))]);
  const products = found.filter((product) => product !== null);
  const proofs = await readProofs(products.map(({ supplier }) => supplier.id));
  const CompareTable = device === 'd' ? CompareDesktop : CompareMobile;
  const list = products.map(({ id, name, cover }) => ({ id, name: name.text, picture: pictureUrl(cover, 160) }));
  const steps = [
    { name: t('product.products'), href: href('productHome') },
    { name: t('compare.title'), href: href('compare') },
  ];
  return (
    <div className="wrap cmp-p" data-soft>
      <SoftLinks />
      <AskKeeper />
      <CompareMemory list={list} />
      <Breadcrumb steps={steps} />
      <ListTitle className="mb-4" act={products.length > 0 && <CompareAsk products={products} />}>
        {t('compare.title')}
      </ListTitle>
      {products.length > 0 ? (
        <CompareTable {...{ products, keyFigures, proofs, countries, locale }} />
      ) : (
        <CompareEmpty />
      )}
    </div>
  );
}
