import { directionIn, type Locale } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import { MailText } from './mail-text';
import { UnbrokenText } from './unbroken-text';

const arabic = /\p{Script=Arabic}/u;

type Props = {
  of: TextWithLanguage<string>;
  site: Locale;
  /** whether e-mail addresses become links; not within a link */
  mail?: boolean;
};

/** A catalogue text; if it falls back to another language it sets language and direction. */
export function SpokenText({ of, site, mail }: Props) {
  const content = mail ? <MailText>{of.text}</MailText> : <UnbrokenText>{of.text}</UnbrokenText>;
  // An Arabic title may start with a Latin word; a Latin name in Arabic text keeps its direction.
  if (of.locale === site) return <bdi dir={arabic.test(of.text) ? 'rtl' : undefined}>{content}</bdi>;
  return (
    <bdi lang={of.locale} dir={directionIn(of.locale, of.text)}>
      {content}
    </bdi>
  );
}
