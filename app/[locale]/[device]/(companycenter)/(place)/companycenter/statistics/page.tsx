import { StatisticsSection } from '@/components/site/dashboard/statistics/statistics-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';

export const generateMetadata = titled('center.statistics');

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

export default async function SupplierStatistics({ searchParams }: Props) {
  const actor = await requireSupplier(href('supplierStatistics'));
  const { locale, device } = await pageLocale();
  const { from, to } = await searchParams;
  return <StatisticsSection actor={actor} locale={locale} device={device} from={one(from)} to={one(to)} />;
}
