import { useLocale, useTranslations } from 'next-intl';
import type { DragEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { formatBytes } from '@/lib/platform/i18n/format';
import { fileUrl } from '@/lib/platform/storage/picture';
import { askAddress, type Sending } from '@/lib/upload/client';
import { isShown, type UploadValue } from './upload-value';

type Props = {
  value: UploadValue;
  at: number;
  count: number;
  userType: Sending['userType'];
  /** Label of the first file, such as 'Cover'. */
  mark: string | null;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** Null if no descriptions are needed. */
  onAlt: ((alt: string) => void) | null;
  onDrag: { start: () => void; drop: () => void };
};

const save = async (id: number, name: string, userType: Sending['userType']) => {
  const link = document.createElement('a');
  link.href = await askAddress(id, userType);
  link.download = name;
  link.click();
};

/** An uploaded file: preview, order and description. */
export function FiledRow({ value, at, count, userType, mark, onMove, onRemove, onAlt, onDrag }: Props) {
  const t = useTranslations('upload');
  const locale = useLocale();
  const { id, name, key, kind } = value;
  const isPicture = isShown(value);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) event.preventDefault();
  };
  const move = (label: 'earlier' | 'later', to: number) => (
    <button
      type="button"
      className="ic"
      data-move={`${id}:${label}`}
      aria-disabled={to < 0 || to >= count}
      onClick={() => to >= 0 && to < count && onMove(to)}
      aria-label={t('actionOn', { action: t(label), name })}
    >
      <Icon name={label === 'earlier' ? 'start' : 'end'} mirrored />
    </button>
  );
  return (
    <li
      className={isPicture ? 'upl-f pict' : 'upl-f'}
      onDragStart={({ dataTransfer }) => {
        // Firefox starts no drag without data.
        dataTransfer?.setData('text/plain', name);
        onDrag.start();
      }}
      onDragOver={over}
      onDrop={onDrag.drop}
    >
      <span className={isPicture ? 'pic' : 'hnd'} draggable={count > 1}>
        {isPicture ? (
          <Picture src={key} alt={value.alt} use="card" />
        ) : (
          <Icon name={kind === 'video' ? 'play' : 'document'} />
        )}
        {isPicture && mark && <em>{mark}</em>}
      </span>
      <div className="grow">
        <b>
          <bdi>{name}</bdi>
        </b>
        {value.bytes > 0 && <small>{formatBytes(locale, value.bytes)}</small>}
        {onAlt && (
          <label>
            <span>{t('alt')}</span>
            <input
              value={value.alt}
              maxLength={200}
              dir="auto"
              autoComplete="off"
              enterKeyHint="next"
              onChange={({ target }) => onAlt(target.value)}
            />
          </label>
        )}
      </div>
      <div className="acts in-disabled:hidden">
        {count > 1 && move('earlier', at - 1)}
        {count > 1 && move('later', at + 1)}
        {!value.private && kind === 'certificate' && (
          <a
            className="btn s q"
            href={fileUrl(key)}
            target="_blank"
            rel="noopener"
            aria-label={t('actionOn', { action: t('open'), name })}
          >
            {t('open')}
          </a>
        )}
        {value.private && (
          <button
            type="button"
            className="btn s q"
            onClick={() => void save(id, name, userType)}
            aria-label={t('actionOn', { action: t('open'), name })}
          >
            {t('open')}
          </button>
        )}
        <button
          type="button"
          className="ic"
          onClick={onRemove}
          aria-label={t('actionOn', { action: t('remove'), name })}
        >
          <Icon name="close" />
        </button>
      </div>
    </li>
  );
}
