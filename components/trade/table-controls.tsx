import { useTranslations } from 'next-intl';
import { ChosenChips } from '@/components/list/chosen-chips';
import { type Chosen, chosenFilters } from '@/components/list/chosen-filter';
import { ChoiceMenu } from '@/components/ui/choice-menu';
import { Icon } from '@/components/ui/icon';
import type { ColumnSort } from '@/components/ui/list-table';
import { SheetButton } from '@/components/ui/sheet-button';
import { changed, cleared, isFiltered, type Listing, sortName, sortsOf } from '@/lib/listing/listing';
import type { TableListProps } from './table-list';

/** Sorting by deadline, for the column's head. */
export const deadlineSort = (listing: Listing): ColumnSort => {
  const on = listing.state.sort === 'deadline';
  return { on, direction: 'ascending', href: changed(listing, { sort: on ? 'comprehensive' : 'deadline' }) };
};

/** Active filters, and what the address itself chooses. */
export function useChosen({ listing, locale, fixed = [] }: TableListProps): Chosen[] {
  const t = useTranslations();
  return [...fixed, ...chosenFilters(listing, locale, t)];
}

type Props = TableListProps & {
  chosen: Chosen[];
  /** on a phone, where the row scrolls */
  phone?: boolean;
  /** with a button for the sheet of filters */
  sheet?: boolean;
};

/** One row of controls: search, filters, what is chosen, order. On a phone it scrolls. */
export function TableControls({ listing, menus, chosen, phone, sheet, search, end }: Props) {
  const t = useTranslations('list');
  const { page, state, total } = listing;
  const isNarrow = chosen.length > 0;
  const sorts = total > 0 || isNarrow ? sortsOf(page) : [];
  return (
    <div className={`${phone ? 'hs tools' : 'wt-c flex flex-wrap'} items-center gap-2`}>
      {sheet && (
        <SheetButton sheet="filter" className="chip flex-none">
          <Icon name="filter" small />
          {t('filter')}
        </SheetButton>
      )}
      {search}
      {menus}
      <ChosenChips chosen={chosen} clear={isFiltered(listing) ? cleared(listing) : null} />
      {sorts.length > 0 && (
        <div className="ms-auto">
          <ChoiceMenu
            id="sort"
            label={t('sortLabel')}
            words={
              <>
                <Icon name="sort" small />
                {t(`sort.${sortName(page, state.sort)}`)}
              </>
            }
            choices={sorts.map((sort) => ({
              key: sort,
              label: t(`sort.${sortName(page, sort)}`),
              href: changed(listing, { sort }),
              on: sort === state.sort,
            }))}
          />
        </div>
      )}
      {end}
    </div>
  );
}
