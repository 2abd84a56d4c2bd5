'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Menu, type MenuEntry } from '@/components/ui/menu';
import { config } from '@/lib/platform/config';
import { formatList, formatNumber } from '@/lib/platform/i18n/format';
import { minorOf } from '@/lib/platform/money/amount';
import { href } from '@/lib/platform/routes/address';
import { alertLimits } from '@/lib/tender/alert/constants';
import { termsOf } from '@/lib/tender/alert/rules';
import type { TenderAlert } from '@/lib/tender/alert/schema';
import { budgetText } from '@/lib/tender/text';
import { MatchList } from './match-list';
import type { AlertChoices } from './types';

/** Address of the public list with the filters it has in common; null for alternatives, which it cannot search for. */
const listOf = ({ words, countries, categoryIds, way, category }: TenderAlert): string | null => {
  const state = {
    country: countries.map((code) => code.toLowerCase()),
    cate: categoryIds,
    ...{ way, division: category },
    open: true,
    sort: 'latest' as const,
  };
  const terms = termsOf(words);
  if (terms.length > 1 || countries.length > config.listing.values) return null;
  const [keyword] = terms;
  return keyword === undefined ? href('tenderList', {}, state) : href('tenderSearch', { keyword }, state);
};

/** Countries named in full; of more, only their number. */
const namedCountries = 4;

type Props = { item: TenderAlert; choices: AlertChoices; acts: readonly MenuEntry[] };

/** An alert: its filters, how many open tenders it finds, and the newest of them. */
export function AlertCard({ item, choices, acts }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { name, state, words, countries, categoryIds, way, category, valueMin, valueMax, currency, closingDays } = item;
  const names = new Map(choices.continents.flatMap((one) => one.countries.map(({ code, name }) => [code, name])));
  const named = countries.slice(0, namedCountries).map((code) => names.get(code) ?? code);
  const rest = countries.length - named.length;
  const minor = (value: number | null) => (value === null ? null : minorOf(value, currency));
  const facts = [
    formatList(locale, termsOf(words)),
    formatList(
      locale,
      categoryIds.map((id) => choices.categories.find(({ value }) => value === String(id))?.label ?? ''),
    ),
    formatList(locale, named) + (rest > 0 ? ` +${formatNumber(locale, rest)}` : ''),
    way && t(`tender.way.${way}`),
    category && t(`tender.category.${category}`),
    (valueMin !== null || valueMax !== null) &&
      budgetText(t, locale, { min: minor(valueMin), max: minor(valueMax), currency }),
    closingDays !== null && t('tenderAlert.daysAtLeast', { count: closingDays, n: formatNumber(locale, closingDays) }),
  ].filter((fact) => fact);
  const isMany = item.open >= alertLimits.counted;
  const list = listOf(item);
  return (
    <li className="min-w-0 rounded border border-line bg-paper">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
        <div className="grid min-w-0 flex-[1_1_260px] gap-1">
          <h2 className="flex flex-wrap items-center gap-2 font-strong [overflow-wrap:anywhere]">
            <bdi>{name}</bdi>
            {state === 'paused' && <Badge tone="warn">{t('tenderAlert.paused')}</Badge>}
            {item.open > 0 && (
              <Badge tone="accent">
                {t(isMany ? 'tenderAlert.openMany' : 'tenderAlert.open', {
                  count: item.open,
                  n: formatNumber(locale, item.open),
                })}
              </Badge>
            )}
          </h2>
          <p className="flex flex-wrap gap-x-3 text-12 text-ink-2">
            {facts.map((fact) => (
              <bdi key={String(fact)}>{fact}</bdi>
            ))}
          </p>
        </div>
        {list && (
          <ButtonLink hard size="s" href={list}>
            {t('tenderAlert.show')}
          </ButtonLink>
        )}
        <Menu label={t('tenderAlert.more', { name })} entries={acts} />
      </div>
      <MatchList name={name} items={item.matches} />
    </li>
  );
}
