import type { Metadata } from 'next';
import type { ListState } from '@/lib/platform/routes/list-state';
import type { RouteName, RouteParams } from '@/lib/platform/routes/table';
import { pictureUrl } from '@/lib/platform/storage/picture';
import type { ShowroomView } from '@/lib/showroom/read';
import { type PageFacts, pageMetadata } from '@/lib/site/seo/metadata';

type Facts<N extends RouteName> = {
  route: N;
  params: RouteParams<N>;
  /** subject of the page, if not the company itself */
  name?: string;
  summary?: string;
  state?: Partial<ListState>;
  keyword?: string;
  /** the product group */
  category?: string;
};

/** Metadata of a page of a showroom: the supplier's names, languages and banner with the page's own name. */
export function showroomMetadata<N extends RouteName>(
  { showroom, locale }: ShowroomView,
  facts: Facts<N>,
): Promise<Metadata> {
  const { name, slogan, introduction, country, banner, locales } = showroom.company;
  const page: PageFacts<N> = {
    locale,
    route: facts.route,
    params: facts.params,
    ...(facts.state ? { state: facts.state } : {}),
    values: {
      name: facts.name ?? name.text,
      company: name.text,
      country,
      summary: facts.summary ?? (slogan.text || introduction.text),
      ...(facts.keyword ? { keyword: facts.keyword } : {}),
      ...(facts.category ? { category: facts.category } : {}),
    },
    locales,
    picture: banner ? { src: pictureUrl(banner, 1280, 'jpg'), alt: name.text, width: 1280, height: 576 } : null,
  };
  return pageMetadata(page);
}
