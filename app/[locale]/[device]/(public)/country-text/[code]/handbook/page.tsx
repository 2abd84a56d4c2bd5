import { countryTextMetadata, TextSection } from '@/components/country/text-section';
import '@/app/content.css';
import '@/app/country.css';

type Props = { params: Promise<{ code: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props) => countryTextMetadata((await params).code, 'handbook');

export default async function Page({ params }: Props) {
  return <TextSection code={(await params).code} kind="handbook" />;
}
