import { SectionLoading } from '@/components/layout/centre/section-loading';

export default function Loading() {
  return <SectionLoading />;
}
