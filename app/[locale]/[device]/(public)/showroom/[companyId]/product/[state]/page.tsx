import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ShowroomCrumbs } from '@/components/showroom/showroom-crumbs';
import { ShowroomFrame } from '@/components/showroom/showroom-frame';
import { ShowroomProducts } from '@/components/showroom/showroom-products';
import { config } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { readProducts } from '@/lib/showroom/home/read';
import { openShowroom } from '@/lib/showroom/read';
import { showroomMetadata } from '@/lib/site/seo/showroom/metadata';

type Props = { params: Promise<{ companyId: string; state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { companyId, state } = await params;
  return { view: await openShowroom(companyId), state: readState(state, routes.showroomProduct.state) };
};

export async function generateMetadata(props: Props) {
  const { view, state } = await read(props);
  return showroomMetadata(view, { route: 'showroomProduct', params: { companyId: view.showroom.company.id }, state });
}

export default async function Page(props: Props) {
  const { view, state } = await read(props);
  const companyId = view.showroom.company.id;
  const t = await getTranslations('showroom');
  const found = await readProducts(view.locale, { companyId }, state);
  if (found.items.length === 0) notFound();
  const page = { name: 'showroomProduct' as const, params: { companyId } };
  const rest = { page, state, found, size: config.showroom.page, group: 0, title: t('products') };
  return (
    <ShowroomFrame {...view} here="products">
      <div className="wrap hall-b">
        <ShowroomCrumbs {...view} steps={[{ name: t('products'), href: href('showroomProduct', { companyId }) }]} />
        <ShowroomProducts {...view} {...rest} />
      </div>
    </ShowroomFrame>
  );
}
