'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Choice } from '@/components/form/select-field';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { LockedNote } from '@/components/review/locked-note';
import { idOfStep, openStep, useHash } from '@/components/review/use-hash';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { PageHead } from '@/components/ui/page-head';
import type { Collection } from '@/lib/showroom/edit/collection';
import type { OwnItem, OwnItems } from '@/lib/showroom/edit/types';
import { type CaseChoice, CaseFilter, isChosen } from './case-filter';
import { forms } from './field-table';
import { ItemForm } from './item-form';
import { ItemList } from './item-list';
import { ItemMeter } from './item-meter';
import { ItemPanel } from './item-panel';
import { nameOf } from './item-value';
import { addressOf } from './sections';
import { SetupHead } from './setup-head';
import { type Counts, SetupTabs } from './setup-tabs';
import { useItems } from './use-items';

type Props = {
  companyId: number;
  open: boolean;
  collection: Collection;
  initial: OwnItems;
  /** The company's case groups, for cases. */
  groups: OwnItems;
  countries: readonly Choice[];
  counts: Counts;
};

/** A showroom collection: list, and the form of the item being edited beside it. */
export function CollectionCenter({ companyId, open, collection, initial, groups, countries, counts }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const list = useItems(collection, initial);
  const groupList = useItems('caseGroup', groups);
  const [choice, setChoice] = useState<CaseChoice>({ where: 'all', group: null });
  const step = idOfStep(useHash());
  const { items, most, locked } = list.list;
  const isCase = collection === 'case';
  const full = items.length >= most;
  const shown = isCase ? items.filter((item) => isChosen(choice, item)) : items;
  const choices = {
    countries,
    groups: groupList.list.items.map((group) => ({
      value: String(group.id),
      label: nameOf('caseGroup', group, locale) ?? t('showroomCenter.unnamed'),
    })),
  };
  const found = items.find(({ id }) => id === step) ?? null;
  // Kept while its form is open, whatever happens to it in the list.
  const [opened, setOpened] = useState<OwnItem | null>(null);
  if (found && opened?.id !== found.id) setOpened(found);
  const edited = found ?? (opened?.id === step ? opened : null);
  const name = edited && (nameOf(collection, edited, locale) ?? t('showroomCenter.unnamed'));
  const title = t(`showroomCenter.collection.${collection}.title`);
  const close = () => openStep('');
  const add = !locked && (
    <button type="button" className="btn p" disabled={full} onClick={() => openStep('new')}>
      <Icon name="plus" />
      {t(`showroomCenter.collection.${collection}.new`)}
    </button>
  );
  const actions = (
    <>
      {isCase && (
        <Link className="btn" href={addressOf('caseGroup')}>
          {t('showroomCenter.manageGroups')}
        </Link>
      )}
      {items.length > 0 && add}
    </>
  );
  return (
    <>
      {isCase ? (
        <PageHead title={title} lead={t('showroomCenter.collection.case.lead')}>
          {actions}
        </PageHead>
      ) : (
        <>
          <SetupHead companyId={companyId} open={open} />
          <SetupTabs current={addressOf(collection)} counts={{ ...counts, [collection]: items.length }} />
          <header className="hs-sub">
            <div>
              <h2>{title}</h2>
              <p>{t(`showroomCenter.collection.${collection}.lead`)}</p>
            </div>
            {actions}
          </header>
        </>
      )}
      {locked && <LockedNote gate="profile" text={t('showroomCenter.locked')} />}
      {list.failed && <LoadFailure onRetry={list.retry} />}
      {items.length > 0 && <ItemMeter collection={collection} used={items.length} max={most} />}
      {isCase && items.length > 1 && (
        <CaseFilter value={choice} onChange={setChoice} items={items} groups={choices.groups} />
      )}
      {items.length === 0 && !locked && (
        <EmptyState icon={forms[collection].icon} text={t(`showroomCenter.collection.${collection}.empty`)}>
          {add}
        </EmptyState>
      )}
      {items.length > 0 && shown.length === 0 && (
        <EmptyState icon="filter" text={t('showroomCenter.noneChosen')}>
          <button type="button" className="btn" onClick={() => setChoice({ where: 'all', group: null })}>
            {t('showroomCenter.showAll')}
          </button>
        </EmptyState>
      )}
      {shown.length > 0 && <ItemList collection={collection} list={list} items={shown} choices={choices} />}
      {!locked && (edited || (step === null && !full)) && (
        <ItemPanel
          key={step}
          title={name ? t('showroomCenter.edit', { name }) : t(`showroomCenter.collection.${collection}.new`)}
          onClose={close}
        >
          <ItemForm
            companyId={companyId}
            collection={collection}
            item={edited}
            missing={found === null && edited !== null}
            choices={choices}
            onClose={close}
            onSaved={() => {
              close();
              void list.reload();
            }}
          />
        </ItemPanel>
      )}
      {list.dialog}
    </>
  );
}
