import { useTranslations } from 'next-intl';
import type { ContentDetail } from '@/lib/content/types';
import { Demonstration } from './demonstration';

type Props = {
  content: ContentDetail;
  /** for reporting infringements; omitted for channels without reposts */
  email?: string | undefined;
};

const mark = '\u2063';

/** Link to the original, note on invented texts, and disclaimer of reposts. */
export function ContentSource({ content, email }: Props) {
  const t = useTranslations('content');
  const { channel, sourceUrl, demonstration } = content;
  if (!sourceUrl && !demonstration && !email) return null;
  const [before, after] = t(channel === 'shortnews' ? 'disclaimer' : 'disclaimerOther', { email: mark }).split(mark);
  return (
    <div className="ct-src">
      {demonstration && <Demonstration />}
      {sourceUrl && (
        <p>
          <a className="lnk" href={sourceUrl} rel="nofollow noopener">
            {t('original')}
          </a>
        </p>
      )}
      {email && (
        <p>
          {before}
          <a className="lnk" href={`mailto:${email}`}>
            {email}
          </a>
          {after}
        </p>
      )}
    </div>
  );
}
