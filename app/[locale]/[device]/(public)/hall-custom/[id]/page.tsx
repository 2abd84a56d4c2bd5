import { HallCrumbs } from '@/components/hall/hall-crumbs';
import { HallFrame } from '@/components/hall/hall-frame';
import { HallCustomView } from '@/components/hall/hall-powers';
import { openPage } from '@/lib/hall/read';
import { href } from '@/lib/platform/routes/address';
import { hallMetadata } from '@/lib/site/seo/hall-metadata';
import '@/app/case.css';

type Props = { params: Promise<{ id: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const { view, item } = await openPage((await params).id);
  const { title, body } = item;
  return hallMetadata(view, { route: 'hallCustom', params: { id: item.id }, name: title.text, summary: body.text });
}

export default async function Page({ params }: Props) {
  const { view, item } = await openPage((await params).id);
  return (
    <HallFrame {...view} here={item.id}>
      <div className="wrap hall-b">
        <HallCrumbs {...view} steps={[{ name: item.title.text, href: href('hallCustom', { id: item.id }) }]} />
        <HallCustomView locale={view.locale} item={item} />
      </div>
    </HallFrame>
  );
}
