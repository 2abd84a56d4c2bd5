import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { HallCrumbs } from '@/components/hall/hall-crumbs';
import { HallFrame } from '@/components/hall/hall-frame';
import { hallListing } from '@/components/hall/hall-products';
import { HallResult } from '@/components/hall/hall-result';
import { openHall } from '@/lib/hall/read';
import { readSearch } from '@/lib/hall/search/queries';
import { config } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';
import { readKeyword } from '@/lib/platform/routes/keyword';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { hallMetadata } from '@/lib/site/seo/hall-metadata';

type Props = { params: Promise<{ companyId: string; keyword: string; state: string }> };

export const revalidate = 60;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { companyId, keyword: segment, state } = await params;
  const view = await openHall(companyId);
  const keyword = readKeyword(segment);
  const page = { name: 'hallSearch' as const, params: { companyId: view.hall.company.id, keyword } };
  return { view, keyword, page, state: readState(state, routes.hallSearch.state) };
};

export async function generateMetadata(props: Props) {
  const { view, keyword, page, state } = await read(props);
  return hallMetadata(view, { route: page.name, params: page.params, keyword, state });
}

export default async function Page(props: Props) {
  const { view, keyword, page, state } = await read(props);
  const t = await getTranslations('hall');
  const found = await readSearch(view.locale, view.hall, keyword, state);
  const listing = hallListing({ page, state, size: config.hall.page, found: found.listing });
  if (state.page > listing.pages) notFound();
  const here = { name: t('searchTitle', { keyword }), href: href(page.name, page.params) };
  return (
    <HallFrame {...view} here="search" keyword={keyword}>
      <div className="wrap hall-b">
        <HallCrumbs {...view} steps={[here]} />
        <HallResult {...view} keyword={keyword} found={found} listing={listing} />
      </div>
    </HallFrame>
  );
}
