import { getTranslations } from 'next-intl/server';
import { languages } from '@/components/layout/frame';
import { LanguageMenu } from '@/components/layout/language-menu';
import { LanguageSheet } from '@/components/layout/language-sheet';
import { Logo } from '@/components/layout/logo';
import { Icon } from '@/components/ui/icon';
import { type Device, type Locale, sites } from '@/lib/i18n/site';
import { href } from '@/lib/routes/address';

type Props = { locale: Locale; device: Device; title: string };

/** The way home and the languages; a phone shows the page's name between them. */
export async function AccountHeader({ locale, device, title }: Props) {
  const t = await getTranslations();
  const name = t('site.name');
  const label = t('frame.language', { name: sites[locale].endonym });
  const home = t('frame.toHome', { name });
  if (device === 'd')
    return (
      <header className="acc-h">
        <Logo href={href('home')} label={home} name={name} />
        <LanguageMenu {...languages(locale)} label={label}>
          <Icon name="globe" />
          <span>{sites[locale].endonym}</span>
          <Icon name="down" small />
        </LanguageMenu>
      </header>
    );
  return (
    <header className="acc-h">
      <a className="ibt" href={href('home')} aria-label={home}>
        <Icon name="start" mirrored />
      </a>
      <b>{title}</b>
      <LanguageSheet
        {...languages(locale)}
        texts={{ label, title: t('frame.chooseLanguage'), close: t('frame.close') }}
        fallback={href('home')}
      >
        <Icon name="globe" />
      </LanguageSheet>
    </header>
  );
}
