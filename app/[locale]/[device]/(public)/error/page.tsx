import { MissingPage } from '@/components/plain/missing-page';

export const revalidate = 300;

export default function ErrorPage() {
  return <MissingPage />;
}
