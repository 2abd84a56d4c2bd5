import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';
import { type Device, sites } from '@/lib/platform/i18n/site';
import { type ChartDay, chartShape } from './chart-shape';
import { longDay, shortDay } from './day-text';

const line = 'fill-none [stroke-linejoin:round]';
const sizes = { d: { width: 744, height: 220, labels: 5 }, m: { width: 344, height: 200, labels: 3 } };
type Props = { days: readonly ChartDay[]; device: Device };

/** Daily views as a line chart with figures; the table beside it has the same data. */
export function ViewsChart({ days, device }: Props) {
  if (device === 'd') return <Chart days={days} size="d" />;
  // Tablets get the pages of phones, whose chart they would show with letters of twice the size.
  return (
    <>
      <Chart days={days} size="m" className="sm:hidden" />
      <Chart days={days} size="d" className="max-sm:hidden" />
    </>
  );
}

type ChartProps = { days: readonly ChartDay[]; size: Device; className?: string };

function Chart({ days, size: name, className = '' }: ChartProps) {
  const t = useTranslations('dashboard.views');
  const locale = useLocale();
  const { labels, ...size } = sizes[name];
  const mirrored = sites[locale].dir === 'rtl';
  const max = Math.max(...days.flatMap(({ product, before, company }) => [product, before, company]));
  const axis = 20 + 7 * formatNumber(locale, max).length;
  const { points, step, ticks, lines, bottom, top, axis: start, edge } = chartShape(days, size, axis, mirrored);
  const every = Math.max(1, Math.ceil(days.length / labels));
  const label = t('chart', {
    first: shortDay(locale, days[0]?.day ?? ''),
    last: shortDay(locale, days.at(-1)?.day ?? ''),
  });
  return (
    <svg
      className={`block h-auto w-full [&_text]:fill-ink-3 [&_text]:text-[12px] ${className}`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
      direction="ltr"
    >
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <line className="stroke-line" x1={start} x2={edge} y1={y} y2={y} />
          <text x={mirrored ? start + 8 : start - 8} y={y + 4} textAnchor={mirrored ? 'start' : 'end'}>
            {formatNumber(locale, value)}
          </text>
        </g>
      ))}
      {points.map(({ x, day }, index) =>
        index % every === 0 && index <= points.length - every / 2 ? (
          <text
            key={day.day}
            x={x}
            y={size.height - 8}
            textAnchor={index === 0 ? (mirrored ? 'end' : 'start') : 'middle'}
          >
            {shortDay(locale, day.day)}
          </text>
        ) : null,
      )}
      <path className={`${line} stroke-ink-3 [stroke-dasharray:3_4] [stroke-width:1.5]`} d={lines.before} />
      <path
        className={`${line} stroke-ink [stroke-dasharray:0_5] [stroke-linecap:round] [stroke-width:2]`}
        d={lines.company}
      />
      <path className={`${line} stroke-accent [stroke-width:2]`} d={lines.product} />
      {points.map(({ x, day, y }) => (
        <g key={day.day} className="group">
          <rect className="fill-transparent" x={x - step / 2} y={top} width={step} height={bottom - top}>
            <title>
              {t('point', {
                day: longDay(locale, day.day),
                product: formatNumber(locale, day.product),
                before: formatNumber(locale, day.before),
                company: formatNumber(locale, day.company),
              })}
            </title>
          </rect>
          <line className="invisible stroke-ctl group-hover:visible" x1={x} x2={x} y1={top} y2={bottom} />
          <circle
            className="invisible fill-paper stroke-accent [stroke-width:2] group-hover:visible"
            cx={x}
            cy={y.product}
            r="4"
          />
        </g>
      ))}
    </svg>
  );
}
