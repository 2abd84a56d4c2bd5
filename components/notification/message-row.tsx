'use client';

import { useLocale, useTranslations } from 'next-intl';
import { PhoneCard } from '@/components/centre/phone-card';
import { RowFailure, type RowFailureOf } from '@/components/centre/row-failure';
import { usePhone } from '@/components/form/phone-scope';
import { Icon } from '@/components/ui/icon';
import { formatInstant } from '@/lib/i18n/format';
import type { NoticePage } from '@/lib/notification/schema';

type Props = {
  item: NoticePage['items'][number];
  timeZone: string;
  chosen: boolean;
  failure: RowFailureOf;
  onChoose: () => void;
  onRead: () => void;
  onDelete: () => void;
};

/** One notice: what happened, when, and the way there. */
export function MessageRow({ item, timeZone, chosen, failure, onChoose, onRead, onDelete }: Props) {
  const t = useTranslations('inbox');
  const locale = useLocale();
  const phone = usePhone();
  const time = <time dateTime={item.createdAt}>{formatInstant(locale, item.createdAt, timeZone)}</time>;
  const open = item.path && (
    <a
      href={item.path}
      className={phone ? 'inline-flex min-h-11 items-center text-14 font-medium text-accent' : undefined}
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
    <li className={item.read ? undefined : 'new'}>
      <label className="msg-pick">
        <input type="checkbox" checked={chosen} onChange={onChoose} aria-label={t('choose', { title: item.title })} />
      </label>
      <div>
        <h2>
          {!item.read && <span className="msg-dot">{t('new')}</span>}
          {item.title}
        </h2>
        <p>{item.text}</p>
        <p className="msg-f">
          {time}
          {open}
          {!item.read && (
            <button type="button" onClick={onRead}>
              {t('markRead')}
            </button>
          )}
        </p>
      </div>
      <button type="button" className="cc-ib" aria-label={t('deleteOf', { title: item.title })} onClick={onDelete}>
        <Icon name="trash" small />
      </button>
      <RowFailure of={failure} />
    </li>
  );
}
