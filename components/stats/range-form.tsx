import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { href } from '@/lib/routes/address';
import { addDays } from '@/lib/stats/period';
import { isPreset, presetRange, type Range, rangePresets } from '@/lib/stats/range';

/** The days of a report: usual ones, or from one day to another. An address of its own, so that it can be kept. */
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
        <label className="grid gap-1">
          <span className="text-12 text-ink-2">{t('from')}</span>
          <input
            className="ctl"
            type="date"
            autoComplete="off"
            enterKeyHint="done"
            name="from"
            defaultValue={range.from}
            max={addDays(today, -1)}
            required
          />
        </label>
        <label className="grid gap-1">
          <span className="text-12 text-ink-2">{t('to')}</span>
          <input
            className="ctl"
            type="date"
            autoComplete="off"
            enterKeyHint="done"
            name="to"
            defaultValue={range.to}
            max={addDays(today, -1)}
            required
          />
        </label>
        <button type="submit" className="btn">
          {t('show')}
        </button>
      </form>
    </section>
  );
}
