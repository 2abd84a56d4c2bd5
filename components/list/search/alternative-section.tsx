import { getTranslations } from 'next-intl/server';
import type { Listing, ListPage } from '@/lib/listing/listing';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { formatLanguage, formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href, withState } from '@/lib/platform/routes/address';
import type { CategoryNode } from '@/lib/reference/types';
import { readAlternatives, type Searched } from '@/lib/site/search/alternative/read';

type Props = { listing: Listing; keyword: string; searched: Searched; locale: Locale };
/** Number of sectors offered as a last resort. */
const sectors = 8;

type Group = { key: 'words' | 'categories' | 'languages' | 'sectors'; ways: Way[] };
type Way = { href: string; text: string; lang?: Locale };

const flat = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);
/** The same search with another keyword. */
const forWords = ({ name, params }: ListPage, keyword: string) =>
  ({ name, params: { ...params, keyword } }) as ListPage;

/** Suggestions for an empty search: corrected keywords, broader categories, other languages. */
export async function AlternativeSection({ listing, keyword, searched, locale }: Props) {
  const t = await getTranslations('search.alternative');
  const { page, state, names } = listing;
  const found = await readAlternatives(locale, searched, keyword);
  const categories = flat(names.categories);
  const figures = (total: number) => ({ count: total, n: formatNumber(locale, total) });
  const first = { ...state, page: 1 };
  const groups: Group[] = [
    {
      key: 'words',
      // Filters are kept.
      ways: found.keywords.map((one) => ({
        href: withState(forWords(page, one.keyword), first),
        text: t('word', { word: one.keyword, ...figures(one.total) }),
      })),
    },
    {
      key: 'categories',
      ways: found.categoryIds
        .flatMap((id) => categories.find((one) => one.id === id && one.products > 0) ?? [])
        .map(({ id, name, products }) => ({
          href: href('productCategory', { cateid: id }),
          text: t('category', { name, ...figures(products) }),
        })),
    },
    {
      key: 'languages',
      ways: found.languages.map((one) => ({
        href: currentHosts().absolute(one.locale, withState(page, first)),
        text: t('language', { language: formatLanguage(locale, one.locale), ...figures(one.total) }),
        lang: one.locale,
      })),
    },
  ];
  // A keyword in another language finds nothing here; then the other site comes first.
  if (found.keywords.length === 0) groups.reverse();
  if (groups.every(({ ways }) => ways.length === 0))
    groups.push({
      key: 'sectors',
      ways: names.categories
        .filter(({ products }) => products > 0)
        .slice(0, sectors)
        .map(({ id, name, products }) => ({
          href: href('productCategory', { cateid: id }),
          text: t('category', { name, ...figures(products) }),
        })),
    });
  return groups
    .filter(({ ways }) => ways.length > 0)
    .map(({ key, ways }) => (
      <section key={key} aria-label={t(key)}>
        <h2>{t(key)}</h2>
        <ul className="chosen">
          {ways.map(({ href: to, text, lang }) => (
            <li key={to}>
              <a className="chip" href={to} hrefLang={lang} rel="nofollow">
                <bdi>{text}</bdi>
              </a>
            </li>
          ))}
        </ul>
      </section>
    ));
}
