import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { formatBytes, formatList } from '@/lib/platform/i18n/format';
import { typesOf } from '@/lib/upload/rules';
import type { UploadKind } from '@/lib/upload/types';
import type { QueuedFile } from './upload-queue';
import '@/app/upload.css';

type Props = {
  file: QueuedFile /** allowed kind, if not shown elsewhere */;
  kind?: UploadKind;
  onCancel: () => void;
  onRetry: () => void;
};

/** A file being uploaded: progress or error. */
export function QueuedRow({ file, kind, onCancel, onRetry }: Props) {
  const t = useTranslations('upload');
  const refused = useTranslations('validation');
  const locale = useLocale();
  const { name, size, sent, state, failure } = file;
  const action = (text: string) => t('actionOn', { action: text, name });
  const reason = failure?.reason;
  const failed = state === 'failed';
  const isOfOtherFormat = reason && 'key' in reason && reason.key === 'fileFormat';
  const taken =
    kind && isOfOtherFormat
      ? formatList(
          locale,
          typesOf(kind).map((type) => type.toUpperCase()),
        )
      : null;
  return (
    <li className={failed ? 'upl-q bad' : 'upl-q'}>
      <Icon name={failed ? 'alert' : 'document'} />
      <div className="grow">
        <b>
          <bdi>{name}</bdi>
        </b>
        {failed ? (
          <p role="alert">
            {!reason ? t('interrupted') : 'key' in reason ? refused(reason.key) : reason.text}
            {taken !== null && <span className="block">{t('formats', { formats: taken })}</span>}
          </p>
        ) : (
          <>
            <small>
              {state === 'waiting' && t('waiting')}
              {state === 'fitting' && t('fitting')}
              {state === 'checking' && t('checking')}
              {state === 'sending' &&
                t('progress', { sent: formatBytes(locale, sent), total: formatBytes(locale, size) })}
            </small>
            <progress
              value={state === 'checking' ? undefined : sent}
              max={size}
              aria-label={t('progressLabel', { name })}
            />
          </>
        )}
      </div>
      {failure?.retryable && (
        <button type="button" className="btn s" onClick={onRetry} aria-label={action(t('retry'))}>
          {t('retry')}
        </button>
      )}
      <button type="button" className="btn s q" onClick={onCancel} aria-label={action(t(failed ? 'remove' : 'cancel'))}>
        {t(failed ? 'remove' : 'cancel')}
      </button>
    </li>
  );
}
