import { SectionLoading } from '@/components/centre/section-loading';

export default function Loading() {
  return <SectionLoading />;
}
