import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { HallCrumbs } from '@/components/hall/hall-crumbs';
import { HallFrame } from '@/components/hall/hall-frame';
import { HallProducts } from '@/components/hall/hall-products';
import { readProducts } from '@/lib/hall/home/read';
import { openHall, pick } from '@/lib/hall/read';
import { config } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { hallMetadata } from '@/lib/site/seo/hall-metadata';

type Props = { params: Promise<{ companyId: string; type: string; state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { companyId, type, state: segment } = await params;
  const view = await openHall(companyId);
  const group = pick(view.hall.groups, type);
  const page = { name: 'hallProductGroup' as const, params: { companyId: view.hall.company.id, type: group.id } };
  return { view, group, page, state: readState(segment, routes.hallProductGroup.state) };
};

export async function generateMetadata(props: Props) {
  const { view, group, page, state } = await read(props);
  return hallMetadata(view, { route: page.name, params: page.params, category: group.name.text, state });
}

export default async function Page(props: Props) {
  const { view, group, page, state } = await read(props);
  const { companyId } = page.params;
  const t = await getTranslations('hall');
  const found = await readProducts(view.locale, { companyId, groupId: group.id }, state);
  if (found.items.length === 0) notFound();
  const centre = { name: t('products'), href: href('hallProduct', { companyId }) };
  const rest = { page, state, found, size: config.hall.page, group: group.id, title: group.name.text };
  return (
    <HallFrame {...view} here="products">
      <div className="wrap hall-b">
        <HallCrumbs {...view} steps={[centre, { name: group.name.text, href: href(page.name, page.params) }]} />
        <HallProducts {...view} {...rest} />
      </div>
    </HallFrame>
  );
}
