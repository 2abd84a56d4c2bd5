import { useLocale, useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { config } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import { welcomeGroups } from './welcome-group';

type Props = { email: string };

/** First steps on a phone: choice of side, then step by step, with registration as the main action. */
export function WelcomeMobile({ email }: Props) {
  const t = useTranslations('welcome');
  const locale = useLocale();
  const groups = welcomeGroups(email);
  return (
    <div className="wrap pb-16" data-soft="">
      <Breadcrumb steps={[{ name: t('title'), href: href('welcome') }]} />
      <h1 className="text-24">{t('title')}</h1>
      <p className="mt-2 text-16 text-ink-2">{t('lead')}</p>
      <nav className="mt-4 grid grid-cols-2 gap-2" aria-label={t('title')}>
        {groups.map(({ key }) => (
          <a key={key} className="btn min-h-11 whitespace-normal text-center" href={`#${key}`}>
            {t(key)}
          </a>
        ))}
      </nav>
      {groups.map(({ key: group, register, steps }) => (
        <section key={group} aria-labelledby={group} className="mt-8">
          <h2 id={group} className="mb-4 scroll-mt-20 text-20">
            {t(group)}
          </h2>
          <ol>
            {steps.map(({ key, to }, index) => (
              <li key={key} className="flex gap-3 border-0 border-t border-solid border-line py-3">
                <b className="w-6 shrink-0 text-20 text-accent">{formatNumber(locale, index + 1)}</b>
                <div className="min-w-0 flex-1">
                  <h3 className="text-16">{t(`${key}.title`)}</h3>
                  <p className="text-ink-2">{t(`${key}.text`, { max: String(config.compare.max), email })}</p>
                  <a
                    className={key === register ? 'btn p l w mt-2' : 'lnk inline-flex min-h-11 items-center'}
                    href={to}
                  >
                    {t(`${key}.go`)}
                  </a>
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
