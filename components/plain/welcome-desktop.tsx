import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { config } from '@/lib/config';
import { href } from '@/lib/routes/address';
import { welcomeGroups } from './welcome-group';

type Props = { email: string };

/** First steps for buyers and suppliers, linked after registration and in the first mail (decisions, Parameters without a meaning). */
export function WelcomeDesktop({ email }: Props) {
  const t = useTranslations('welcome');
  return (
    <div className="wrap welcome" data-soft="">
      <Breadcrumb steps={[{ name: t('title'), href: href('welcome') }]} />
      <h1>{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      {welcomeGroups(email).map(({ key: group, steps }) => (
        <section key={group} aria-labelledby={group}>
          <h2 id={group}>{t(group)}</h2>
          <ol className="steps">
            {steps.map(({ key, to }) => (
              <li key={key}>
                <h3>{t(`${key}.title`)}</h3>
                <p>{t(`${key}.text`, { max: String(config.compare.max), email })}</p>
                <a className="lnk" href={to}>
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
