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
import { openShowroom, pick } from '@/lib/showroom/read';
import { showroomMetadata } from '@/lib/site/seo/showroom/metadata';

type Props = { params: Promise<{ companyId: string; type: string; state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { companyId, type, state: segment } = await params;
  const view = await openShowroom(companyId);
  const group = pick(view.showroom.groups, type);
  const page = {
    name: 'showroomProductGroup' as const,
    params: { companyId: view.showroom.company.id, type: group.id },
  };
  return { view, group, page, state: readState(segment, routes.showroomProductGroup.state) };
};

export async function generateMetadata(props: Props) {
  const { view, group, page, state } = await read(props);
  return showroomMetadata(view, { route: page.name, params: page.params, category: group.name.text, state });
}

export default async function Page(props: Props) {
  const { view, group, page, state } = await read(props);
  const { companyId } = page.params;
  const t = await getTranslations('showroom');
  const found = await readProducts(view.locale, { companyId, groupId: group.id }, state);
  if (found.items.length === 0) notFound();
  const center = { name: t('products'), href: href('showroomProduct', { companyId }) };
  const rest = { page, state, found, size: config.showroom.page, group: group.id, title: group.name.text };
  return (
    <ShowroomFrame {...view} here="products">
      <div className="wrap hall-b">
        <ShowroomCrumbs {...view} steps={[center, { name: group.name.text, href: href(page.name, page.params) }]} />
        <ShowroomProducts {...view} {...rest} />
      </div>
    </ShowroomFrame>
  );
}
