import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { href } from '@/lib/platform/routes/address';
import { addDays } from '@/lib/stats/period';
import { isPreset, presetRange, type Range, rangePresets } from '@/lib/stats/range';

/** Date range of a report: presets or custom. A GET form, so that it can be bookmarked. */
export function RangeForm({ range, today }: { range: Range; today: string }) {
  const t = useTranslations('statistics');
  const address = ({ from, to }: Range) => `${href('supplierStatistics')}?${new URLSearchParams({ from, to })}`;
  return (
    <section className="cc-card flex flex-wrap items-end gap-x-6 gap-y-3 p-4" aria-label={t('period')}>
      <nav className="flex flex-wrap gap-2" aria-label={t('presets')}>
        {rangePresets.map((preset) => {
          const chosen = isPreset(range, preset, today);
          return (
            <Link
              key={preset}
              className={chosen ? 'chip on' : 'chip'}
              aria-current={chosen ? 'true' : undefined}
              href={address(presetRange(preset, today))}
            >
              {t(`preset.${preset}`)}
            </Link>
          );
        })}
      </nav>
      <form
        key={`${range.from} ${range.to}`}
        action={href('supplierStatistics')}
        method="get"
        className="flex flex-wrap items-end gap-3"
      >
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={t(end)}>
            {(ties) => (
              <Input
                {...ties}
                type="date"
                enterKeyHint="done"
                name={end}
                defaultValue={range[end]}
                max={addDays(today, -1)}
                required
              />
            )}
          </Field>
        ))}
        <Button type="submit">{t('show')}</Button>
      </form>
    </section>
  );
}
