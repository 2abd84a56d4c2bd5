import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { ContentDetail } from '@/lib/content/types';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { BodyView } from './body-view';
import '@/app/prose.css';

type Props = {
  content: ContentDetail;
  locale: Locale;
  /** replaces the picture, such as a video player */
  media?: ReactNode;
};

/** Picture and text of a piece; marks language and direction if they differ from the site's. */
export function ContentText({ content, locale, media }: Props) {
  const { cover, title, body } = content;
  const foreign = title.locale !== locale ? { lang: title.locale, dir: sites[title.locale].dir } : {};
  return (
    <>
      {media ??
        (cover && (
          <div className="pic ct-pic">
            <Picture src={cover} alt="" use="detail" eager />
          </div>
        ))}
      <div className="ct-body" {...foreign}>
        <BodyView body={body} />
      </div>
    </>
  );
}
