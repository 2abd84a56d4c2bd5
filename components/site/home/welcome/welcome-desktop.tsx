import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { config } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';
import { welcomeGroups } from './welcome-group';

type Props = { email: string };

/** First steps for buyers and suppliers, linked after registration and in the welcome e-mail. */
export function WelcomeDesktop({ email }: Props) {
  const t = useTranslations('welcome');
  return (
    <div className="wrap pb-16" data-soft="">
      <Breadcrumb steps={[{ name: t('title'), href: href('welcome') }]} />
      <h1 className="text-32">{t('title')}</h1>
      <p className="mt-3 mb-10 max-w-[var(--measure)] text-16 text-ink-2">{t('lead')}</p>
      {welcomeGroups(email).map(({ key: group, steps }) => (
        <section key={group} aria-labelledby={group}>
          <h2 id={group} className="mb-4 text-24">
            {t(group)}
          </h2>
          <ol className="mb-10 grid grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))] gap-x-8 [counter-reset:step]">
            {steps.map(({ key, to }) => (
              <li
                key={key}
                className="flex flex-col gap-2 border-t border-ink pt-5 pb-6 [counter-increment:step] before:text-20 before:leading-none before:font-strong before:text-accent before:content-[counter(step)]"
              >
                <h3 className="text-16">{t(`${key}.title`)}</h3>
                <p className="text-ink-2">{t(`${key}.text`, { max: String(config.compare.max), email })}</p>
                <a className="lnk mt-auto min-h-6 self-start" href={to}>
                  {t(`${key}.go`)}
                </a>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
