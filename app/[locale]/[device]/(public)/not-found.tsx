import { MissingPage } from '@/components/plain/missing-page';

export default function NotFound() {
  return <MissingPage />;
}
