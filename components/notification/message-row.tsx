'use client';

import { useLocale, useTranslations } from 'next-intl';
import { usePhone } from '@/components/form/phone-scope';
import { PhoneCard } from '@/components/layout/center/phone-card';
import { RowFailure, type RowFailureOf } from '@/components/layout/center/row-failure';
import { IconButton } from '@/components/ui/icon-button';
import type { NoticePage } from '@/lib/notification/schema';
import { formatInstant } from '@/lib/platform/i18n/format';

const act = 'inline-flex min-h-7 items-center py-1 font-medium text-accent';

type Props = {
  item: NoticePage['items'][number];
  timeZone: string;
  chosen: boolean;
  failure: RowFailureOf;
  onChoose: () => void;
  onRead: () => void;
  onDelete: () => void;
};

/** A notice: event, time and link. */
export function MessageRow({ item, timeZone, chosen, failure, onChoose, onRead, onDelete }: Props) {
  const t = useTranslations('inbox');
  const locale = useLocale();
  const phone = usePhone();
  const time = (
    <time className={phone ? undefined : 'text-ink-3'} dateTime={item.createdAt}>
      {formatInstant(locale, item.createdAt, timeZone)}
    </time>
  );
  const open = item.path && (
    <a
      href={item.path}
      className={phone ? 'inline-flex min-h-11 items-center text-14 font-medium text-accent' : act}
      onClick={item.read ? undefined : onRead}
      aria-label={t('openOf', { title: item.title })}
    >
      {t('open')}
    </a>
  );
  if (phone)
    return (
      <PhoneCard
        name={item.title}
        title={<span className={item.read ? 'font-regular' : undefined}>{item.title}</span>}
        state={
          !item.read && (
            <span className="justify-self-start rounded-s bg-accent-soft px-2 text-12 font-strong text-accent-strong">
              {t('new')}
            </span>
          )
        }
        facts={[
          <span key="text" className="text-14">
            {item.text}
          </span>,
          time,
          open,
        ]}
        pick={{ label: t('choose', { title: item.title }), checked: chosen, onChange: onChoose }}
        acts={[
          ...(item.read ? [] : [{ label: t('markRead'), icon: 'check', run: onRead }]),
          { label: t('delete'), icon: 'trash', bad: true, run: onDelete },
        ]}
        failure={failure}
      />
    );
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3 border-line py-3 ps-4 pe-2 [&+&]:border-t">
      <label className="-mx-[13px] -my-[9px] grid size-11 cursor-pointer place-items-center">
        <input
          type="checkbox"
          className="size-[18px] accent-accent"
          checked={chosen}
          onChange={onChoose}
          aria-label={t('choose', { title: item.title })}
        />
      </label>
      <div>
        <h2
          className={`flex flex-wrap items-baseline gap-2 text-14 leading-normal ${item.read ? 'font-medium' : 'font-[650]'}`}
        >
          {!item.read && (
            <span className="rounded-s bg-accent-soft px-[6px] text-12 font-strong text-accent-strong">{t('new')}</span>
          )}
          {item.title}
        </h2>
        <p className="text-ink-2">{item.text}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-[2px] text-12 text-ink-2">
          {time}
          {open}
          {!item.read && (
            <button type="button" className={`${act} cursor-pointer`} onClick={onRead}>
              {t('markRead')}
            </button>
          )}
        </p>
      </div>
      <IconButton icon="trash" small label={t('deleteOf', { title: item.title })} onClick={onDelete} />
      <RowFailure of={failure} />
    </li>
  );
}
