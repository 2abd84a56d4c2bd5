import { MissingSection } from '@/components/plain/missing-section';

export const revalidate = 300;

export default function ErrorPage() {
  return <MissingSection />;
}
