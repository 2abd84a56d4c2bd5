import { config } from '@/lib/platform/config';
import { localeOfRequest } from '@/lib/platform/http/request-context';
import { feedDocument } from '@/lib/site/feed/document';
import { readFeed } from '@/lib/site/feed/queries';
import { feedFormats, feedsOf, readFeedQuery } from '@/lib/site/feed/types';

type Context = { params: Promise<{ file: string }> };

/** A feed of the site: `shortnews.rss.xml`, `tender.atom.xml`; 404 if there is none. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const locale = localeOfRequest(request);
  const [requested = '', kind = '', ...rest] = (await params).file.split('.');
  const name = feedsOf(locale).find((one) => one === requested);
  const format = feedFormats.find((one) => one === kind);
  if (!name || !format || rest.join() !== 'xml') return new Response(null, { status: 404 });
  const { state, keyword } = readFeedQuery(name, new URL(request.url).search);
  const body = feedDocument(format, await readFeed(locale, name, format, state, keyword), config.name.short);
  return new Response(body, {
    headers: {
      'content-type': `application/${format}+xml; charset=utf-8`,
      'cache-control': 'public, max-age=600',
    },
  });
}
