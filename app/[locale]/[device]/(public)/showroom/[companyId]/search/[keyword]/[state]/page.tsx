import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ShowroomCrumbs } from '@/components/showroom/showroom-crumbs';
import { ShowroomFrame } from '@/components/showroom/showroom-frame';
import { showroomListing } from '@/components/showroom/showroom-products';
import { ShowroomResult } from '@/components/showroom/showroom-result';
import { config } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';
import { readKeyword } from '@/lib/platform/routes/keyword';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { openShowroom } from '@/lib/showroom/read';
import { readSearch } from '@/lib/showroom/search/queries';
import { showroomMetadata } from '@/lib/site/seo/showroom/metadata';

type Props = { params: Promise<{ companyId: string; keyword: string; state: string }> };

export const revalidate = 60;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { companyId, keyword: segment, state } = await params;
  const view = await openShowroom(companyId);
  const keyword = readKeyword(segment);
  const page = { name: 'showroomSearch' as const, params: { companyId: view.showroom.company.id, keyword } };
  return { view, keyword, page, state: readState(state, routes.showroomSearch.state) };
};

export async function generateMetadata(props: Props) {
  const { view, keyword, page, state } = await read(props);
  return showroomMetadata(view, { route: page.name, params: page.params, keyword, state });
}

export default async function Page(props: Props) {
  const { view, keyword, page, state } = await read(props);
  const t = await getTranslations('showroom');
  const found = await readSearch(view.locale, view.showroom, keyword, state);
  const listing = showroomListing({ page, state, size: config.showroom.page, found: found.listing });
  if (state.page > listing.pages) notFound();
  const here = { name: t('searchTitle', { keyword }), href: href(page.name, page.params) };
  return (
    <ShowroomFrame {...view} here="search" keyword={keyword}>
      <div className="wrap hall-b">
        <ShowroomCrumbs {...view} steps={[here]} />
        <ShowroomResult {...view} keyword={keyword} found={found} listing={listing} />
      </div>
    </ShowroomFrame>
  );
}
