import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { config } from '@/lib/config';
import { href } from '@/lib/routes/address';

type Props = { email: string };

/** First steps for buyers and suppliers, linked after registration and in the first mail (decisions, Parameters without a meaning). */
export function Welcome({ email }: Props) {
  const t = useTranslations('welcome');
  const newest = { sort: 'latest' } as const;
  const groups = [
    {
      key: 'buyers',
      steps: [
        { key: 'search', to: href('siteSearch') },
        { key: 'filter', to: href('productList') },
        { key: 'compare', to: href('productList', {}, newest) },
        { key: 'verify', to: href('companyAdvanced') },
        { key: 'contact', to: href('companyList') },
        { key: 'account', to: href('purchaserRegister') },
      ],
    },
    {
      key: 'suppliers',
      steps: [
        { key: 'register', to: href('supplierRegister') },
        { key: 'profile', to: href('supplierCompany') },
        { key: 'listing', to: href('supplierProduct') },
        { key: 'setup', to: href('supplierHall') },
        { key: 'showroom', to: href('companyList', {}, newest) },
        { key: 'ask', to: `mailto:${email}` },
      ],
    },
  ] as const;
  return (
    <div className="wrap welcome" data-soft="">
      <Breadcrumb steps={[{ name: t('title'), href: href('welcome') }]} />
      <h1>{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      {groups.map(({ key: group, steps }) => (
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
