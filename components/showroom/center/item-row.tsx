'use client';

import { useLocale, useTranslations } from 'next-intl';
import { CoverageCount } from '@/components/form/language-tabs';
import { usePhone } from '@/components/form/phone-scope';
import { Switch } from '@/components/form/switch';
import { PhoneCard } from '@/components/layout/center/phone-card';
import { RowFailure } from '@/components/layout/center/row-failure';
import type { RowAct } from '@/components/layout/center/row-sheet';
import { openStep } from '@/components/review/use-hash';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { sites } from '@/lib/platform/i18n/site';
import { type Collection, shapes } from '@/lib/showroom/edit/collection';
import type { OwnItem } from '@/lib/showroom/edit/types';
import { forms } from './field-table';
import { coverageOf, type ItemValues, nameOf, namesOf, textIn } from './item-value';
import { MoveButtons } from './move-buttons';
import type { useDrag } from './use-drag';
import type { ItemsOf } from './use-items';

type Props = {
  collection: Collection;
  item: OwnItem;
  list: ItemsOf;
  /** Distinguishing facts besides texts, such as year and country. */
  facts: readonly string[];
  /** Position in the visible list; null if the order cannot be changed. */
  place: { at: number; count: number; drag: ReturnType<typeof useDrag>; onMove: (to: number) => void } | null;
};

/** An item in its owner's list. */
export function ItemRow({ collection, item, list, facts, place }: Props) {
  const t = useTranslations();
  const site = useLocale();
  const { values, files, hiddenReason, covered } = item;
  const { shown } = values as ItemValues;
  const { locked } = list.list;
  const [first, second] = namesOf(collection);
  const title = first && textIn(item, first, site);
  const more = second && textIn(item, second, site);
  const name = nameOf(collection, item, site) ?? t('showroomCenter.unnamed');
  const on = (action: 'edit' | 'delete') => t('showcaseItem.actionOn', { action: t(`showcaseItem.${action}`), name });
  const pictured = shapes[collection].pictures.max > 0;
  const edit = () => openStep(`edit-${item.id}`);
  const symbol = <Icon name={forms[collection].icon} />;
  const shot = files[0] ? <Picture src={files[0].key} alt="" use="thumb" /> : null;
  const titled = title ? (
    <bdi lang={title.locale} dir={sites[title.locale].dir}>
      {title.text}
    </bdi>
  ) : (
    <bdi>{name}</bdi>
  );
  const why =
    hiddenReason !== null ? (
      <>
        <Badge tone="bad">{t('showroomCenter.hidden')}</Badge> {t('review.reason', { reason: hiddenReason })}
      </>
    ) : (
      !covered && (
        <>
          <Badge tone="warn">{t('showroomCenter.overCap')}</Badge> {t('showroomCenter.overCapHint')}
        </>
      )
    );
  const toggle = shapes[collection].toggled && (
    <Switch
      checked={shown === true}
      label={t('showcaseItem.shown', { name })}
      bare
      locked={locked ? t('gate.profile') : undefined}
      onChange={(next) => void list.show(item, next)}
    />
  );
  const moveTo = (to: number, action: 'earlier' | 'later'): RowAct[] =>
    place && to >= 0 && to < place.count
      ? [
          {
            label: t(`showcaseItem.${action}`),
            icon: action === 'earlier' ? 'up' : 'down',
            run: () => place.onMove(to),
          },
        ]
      : [];
  if (usePhone())
    return (
      <PhoneCard
        level={3}
        name={name}
        picture={pictured ? (shot ?? symbol) : undefined}
        title={titled}
        state={why && <p className="text-12 text-ink-2">{why}</p>}
        facts={[
          facts.length > 0 && facts.join(' · '),
          more && (
            <span className="line-clamp-1" lang={more.locale} dir={sites[more.locale].dir}>
              {more.text}
            </span>
          ),
        ]}
        toggle={toggle}
        acts={[
          ...(locked ? [] : [{ label: t('showcaseItem.edit'), icon: 'edit', run: edit }]),
          ...(place ? [...moveTo(place.at - 1, 'earlier'), ...moveTo(place.at + 1, 'later')] : []),
          { label: t('showcaseItem.delete'), icon: 'trash', bad: true, run: () => void list.drop(item) },
        ]}
        failure={list.failureOf(item.id)}
      />
    );
  return (
    <li className={pictured ? 'hs-row' : 'hs-row bare'} {...place?.drag.row(place.at)}>
      {place && (
        <span className="hs-grip" {...place.drag.handle(place.at)}>
          <Icon name="drag" small />
        </span>
      )}
      {pictured && (shot ?? <span className="hs-nopic">{symbol}</span>)}
      <div className="hs-main">
        <h3>{titled}</h3>
        {facts.length > 0 && <p>{facts.join(' · ')}</p>}
        {more && (
          <p className="hs-more" lang={more.locale} dir={sites[more.locale].dir}>
            {more.text}
          </p>
        )}
        {why && <p className="hs-why">{why}</p>}
      </div>
      {first ? <CoverageCount coverage={coverageOf(collection, item)} /> : <span />}
      <div className="hs-acts">
        {toggle}
        {place && <MoveButtons name={name} at={place.at} count={place.count} onMove={place.onMove} />}
        {!locked && (
          <button type="button" className="ibt" aria-label={on('edit')} onClick={edit}>
            <Icon name="edit" small />
          </button>
        )}
        <button type="button" className="ibt" aria-label={on('delete')} onClick={() => void list.drop(item)}>
          <Icon name="trash" small />
        </button>
      </div>
      <RowFailure of={list.failureOf(item.id)} />
    </li>
  );
}
