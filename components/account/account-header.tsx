import { getTranslations } from 'next-intl/server';
import { currencyProps, languages } from '@/components/layout/frame';
import { LanguageLabel } from '@/components/layout/language-label';
import { LanguageMenu } from '@/components/layout/language-menu';
import { LanguageSheet } from '@/components/layout/language-sheet';
import { Logo } from '@/components/layout/logo';
import { Icon } from '@/components/ui/icon';
import { type Device, type Locale, sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';

type Props = { locale: Locale; device: Device; title: string };

/** Home link and language switch; a phone shows the page title between them. */
export async function AccountHeader({ locale, device, title }: Props) {
  const t = await getTranslations();
  const name = t('site.name');
  const label = t('frame.language', { name: sites[locale].endonym });
  const home = t('frame.toHome', { name });
  if (device === 'd')
    return (
      <header className="flex min-h-11 items-center justify-between [&_.lang_summary]:min-h-[36px] [&_.lang_summary]:rounded [&_.lang_summary]:border [&_.lang_summary]:border-line [&_.lang_summary]:px-3 [&_.logo]:text-16 [&_.logo_svg]:size-[26px]">
        <Logo href={href('home')} label={home} name={name} />
        <LanguageMenu {...languages(locale)} currency={await currencyProps()} label={label}>
          <Icon name="globe" />
          <LanguageLabel locale={locale} />
          <Icon name="down" small />
        </LanguageMenu>
      </header>
    );
  return (
    <header className="sticky top-0 z-[4] flex min-h-14 items-center justify-between gap-2 border-b border-line bg-paper px-2 [&_.ic]:grid [&_.ic]:size-11 [&_.ic]:place-items-center">
      <a className="ibt" href={href('home')} aria-label={home}>
        <Icon name="start" mirrored />
      </a>
      <b className="flex-1 text-center text-16">{title}</b>
      <LanguageSheet
        {...languages(locale)}
        currency={await currencyProps()}
        texts={{ label, title: t('frame.chooseLanguage'), close: t('frame.close') }}
        fallback={href('home')}
      >
        <Icon name="globe" />
      </LanguageSheet>
    </header>
  );
}
