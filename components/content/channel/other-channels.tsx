import { useTranslations } from 'next-intl';
import { channelHref } from '@/lib/content/href';
import type { Channel } from '@/lib/platform/config';
import { defaultLocale, type Locale } from '@/lib/platform/i18n/site';

const everywhere = ['shortnews', 'innovation', 'thematic', 'media', 'video', 'article', 'notice'] as const;
const chinese = ['info', 'promotion', 'investment'] as const;

/** Links to a site's other channels, for an empty channel. */
export function OtherChannels({ channel, locale }: { channel: Channel; locale: Locale }) {
  const t = useTranslations('content');
  const others = locale === defaultLocale ? [...everywhere, ...chinese] : everywhere;
  return (
    <div className="chosen">
      {others
        .filter((one) => one !== channel)
        .map((one) => (
          <a key={one} className="chip" href={channelHref(one)}>
            {t(`channel.${one}`)}
          </a>
        ))}
    </div>
  );
}
