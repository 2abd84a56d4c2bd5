import { ShowroomCrumbs } from '@/components/showroom/showroom-crumbs';
import { ShowroomFrame } from '@/components/showroom/showroom-frame';
import { ShowroomCustomView } from '@/components/showroom/showroom-powers';
import { href } from '@/lib/platform/routes/address';
import { openPage } from '@/lib/showroom/read';
import { showroomMetadata } from '@/lib/site/seo/showroom/metadata';
import '@/app/case.css';

type Props = { params: Promise<{ id: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const { view, item } = await openPage((await params).id);
  const { title, body } = item;
  return showroomMetadata(view, {
    route: 'showroomCustom',
    params: { id: item.id },
    name: title.text,
    summary: body.text,
  });
}

export default async function Page({ params }: Props) {
  const { view, item } = await openPage((await params).id);
  return (
    <ShowroomFrame {...view} here={item.id}>
      <div className="wrap hall-b">
        <ShowroomCrumbs {...view} steps={[{ name: item.title.text, href: href('showroomCustom', { id: item.id }) }]} />
        <ShowroomCustomView locale={view.locale} item={item} />
      </div>
    </ShowroomFrame>
  );
}
