import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { HallCrumbs } from '@/components/hall/hall-crumbs';
import { HallFrame } from '@/components/hall/hall-frame';
import { HallProducts } from '@/components/hall/hall-products';
import { readProducts } from '@/lib/hall/home/read';
import { openHall } from '@/lib/hall/read';
import { config } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { hallMetadata } from '@/lib/site/seo/hall-metadata';

type Props = { params: Promise<{ companyId: string; state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { companyId, state } = await params;
  return { view: await openHall(companyId), state: readState(state, routes.hallProduct.state) };
};

export async function generateMetadata(props: Props) {
  const { view, state } = await read(props);
  return hallMetadata(view, { route: 'hallProduct', params: { companyId: view.hall.company.id }, state });
}

export default async function Page(props: Props) {
  const { view, state } = await read(props);
  const companyId = view.hall.company.id;
  const t = await getTranslations('hall');
  const found = await readProducts(view.locale, { companyId }, state);
  if (found.items.length === 0) notFound();
  const page = { name: 'hallProduct' as const, params: { companyId } };
  const rest = { page, state, found, size: config.hall.page, group: 0, title: t('products') };
  return (
    <HallFrame {...view} here="products">
      <div className="wrap hall-b">
        <HallCrumbs {...view} steps={[{ name: t('products'), href: href('hallProduct', { companyId }) }]} />
        <HallProducts {...view} {...rest} />
      </div>
    </HallFrame>
  );
}
