import { SectionLoading } from '@/components/layout/center/section-loading';

export default function Loading() {
  return <SectionLoading />;
}
