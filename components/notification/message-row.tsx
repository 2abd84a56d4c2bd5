'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { formatInstant } from '@/lib/i18n/format';
import type { NoticePage } from '@/lib/notification/schema';

type Props = {
  item: NoticePage['items'][number];
  timeZone: string;
  chosen: boolean;
  onChoose: () => void;
  onRead: () => void;
  onDelete: () => void;
};

/** One notice: what happened, when, and the way there. */
export function MessageRow({ item, timeZone, chosen, onChoose, onRead, onDelete }: Props) {
  const t = useTranslations('inbox');
  const locale = useLocale();
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
          <time dateTime={item.createdAt}>{formatInstant(locale, item.createdAt, timeZone)}</time>
          {item.path && (
            <a
              href={item.path}
              onClick={item.read ? undefined : onRead}
              aria-label={t('openOf', { title: item.title })}
            >
              {t('open')}
            </a>
          )}
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
    </li>
  );
}
