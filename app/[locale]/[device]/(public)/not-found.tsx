import { MissingSection } from '@/components/plain/missing-section';

export default function NotFound() {
  return <MissingSection />;
}
