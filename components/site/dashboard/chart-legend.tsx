import { useTranslations } from 'next-intl';

const dashes = {
  a: 'border-solid border-accent',
  z: 'border-dashed border-ink-3',
  k: 'border-dotted border-ink',
} as const;

function Line({ kind, children }: { kind: keyof typeof dashes; children: string }) {
  return (
    <span>
      <i className={`me-[6px] inline-block w-4 border-t-2 align-middle ${dashes[kind]}`} />
      {children}
    </span>
  );
}

/** Legend of a view chart. */
export function ChartLegend({ zone }: { zone?: string }) {
  const t = useTranslations('dashboard.views');
  return (
    <p className="mb-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-ink-2">
      <Line kind="a">{t('now', { kind: t('product') })}</Line>
      <Line kind="z">{t('before', { kind: t('product') })}</Line>
      <Line kind="k">{t('now', { kind: t('company') })}</Line>
      {zone && <small className="ms-auto text-ink-3 max-sm:ms-0">{t('zone', { zone })}</small>}
    </p>
  );
}
