import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

/** Whom to ask what the help centre does not tell. */
export function HelpContact({ email }: { email: string }) {
  const t = useTranslations('help');
  return (
    <div className="gd-ask print-no">
      <Icon name="mail" />
      <div>
        <p>
          <b>{t('contactTitle')}</b>
        </p>
        <p>{t('contactText')}</p>
        <p>
          <a className="lnk" href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        </p>
      </div>
    </div>
  );
}
