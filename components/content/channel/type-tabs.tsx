import { useTranslations } from 'next-intl';
import { config } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';

/** Tabs of investment types; `type` is the selected one. docs/domain.md, Content channels. */
export function TypeTabs({ type }: { type?: string }) {
  const t = useTranslations('content');
  const tabs = [
    { key: undefined, label: t('all'), to: href('investmentHome') },
    ...config.content.investmentTypes.map((one) => ({
      key: one,
      label: t(`sub.${one}`),
      to: href('investmentType', { type: one }),
    })),
  ];
  return (
    <nav className="tabs ct-ways" aria-label={t('filters')}>
      {tabs.map(({ key, label, to }) => (
        <a key={label} href={to} className={key === type ? 'on' : undefined} aria-current={key === type || undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
