import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { href } from '@/lib/platform/routes/address';

const link = 'lnk wrap-anywhere phone:inline-flex phone:min-h-11 phone:items-center';

/** Contact for questions that the help center does not answer. */
export function HelpContact({ email }: { email: string }) {
  const t = useTranslations('help');
  return (
    <div className="print-no mt-8 flex gap-3 rounded bg-wash p-5 [&>svg]:mt-[1px] [&>svg]:text-accent">
      <Icon name="mail" />
      <div>
        <p className="text-ink-2">
          <b className="font-strong text-ink">{t('contactTitle')}</b>
        </p>
        <p className="text-ink-2">{t('contactText')}</p>
        <p className="text-ink-2">
          <a className={link} rel="nofollow" href={`${href('im')}?support`}>
            {t('contactChat')}
          </a>
        </p>
        <p className="text-ink-2">
          <a className={link} href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        </p>
      </div>
    </div>
  );
}
