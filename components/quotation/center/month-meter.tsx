import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';

/** Quotations submitted this month and the cap, with a link to upgrade. */
export function MonthMeter({ used, max }: { used: number; max: number | null }) {
  const t = useTranslations();
  const locale = useLocale();
  const n = (value: number) => formatNumber(locale, value);
  if (max === null)
    return <p className="text-ink-2">{t('quotationCenter.monthUncapped', { count: used, n: n(used) })}</p>;
  const left = Math.max(0, max - used);
  const text = t('quotationCenter.month', { count: left, n: n(left), max: n(max) });
  return (
    <div className="grid max-w-[420px] gap-2">
      <span className={left === 0 ? 'font-strong text-bad' : 'text-ink-2'}>{text}</span>
      <progress
        className="h-[6px] w-full appearance-none overflow-hidden rounded-[3px] border-0 bg-wash-2 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-wash-2 [&::-webkit-progress-value]:bg-accent"
        value={Math.min(used, max)}
        max={max}
        aria-label={text}
      />
      {left <= max / 5 && (
        <Link className="text-accent underline" href={href('supplierUpgrade')}>
          {t('gate.upgrade')}
        </Link>
      )}
    </div>
  );
}
