'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/form/badge';
import { CoverageCount } from '@/components/form/language-tabs';
import { coverageFrom } from '@/components/review-item/full-text';
import { ItemActions } from '@/components/review-item/item-actions';
import { ItemStatus } from '@/components/review-item/item-status';
import type { ItemList } from '@/components/review-item/use-item-list';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { OwnCertificate } from '@/lib/certificate/schema';
import { formatDay } from '@/lib/i18n/format';
import { fileUrl, isPdf } from '@/lib/storage/picture';

type Props = {
  item: OwnCertificate;
  list: ItemList;
  editable: boolean;
  covered: boolean;
  /** Moves it before or behind its neighbour; null at an end. */
  onEarlier: (() => void) | null;
  onLater: (() => void) | null;
};

/** A certificate in its owner's list. */
export function CertificateRow({ item, list, editable, covered, onEarlier, onLater }: Props) {
  const t = useTranslations('certificateCenter');
  const words = useTranslations('showcaseItem');
  const locale = useLocale();
  const { file, issuedOn, validUntil, expiry, issuer, number } = item;
  const name = item.name?.text ?? number;
  const move = (action: 'earlier' | 'later', run: (() => void) | null) => (
    <button
      type="button"
      className="ibt"
      aria-label={words('actionOn', { action: words(action), name })}
      aria-disabled={run === null}
      onClick={() => run?.()}
    >
      <Icon name={action === 'earlier' ? 'up' : 'down'} />
    </button>
  );
  return (
    <li className="ri-row">
      {file && !isPdf(file) ? (
        <Picture src={file} alt="" use="thumb" />
      ) : (
        <span className="ri-nopic">
          {file ? (
            <a href={fileUrl(file)} aria-label={words('actionOn', { action: t('openFile'), name })}>
              <Icon name="document" />
            </a>
          ) : (
            <Icon name="document" />
          )}
        </span>
      )}
      <div className="ri-main">
        <h3>{item.name ? <SpokenText of={item.name} site={locale} /> : t('unnamed')}</h3>
        <p>
          <bdi dir="ltr">{number}</bdi>
          {issuer && (
            <>
              {' · '}
              <SpokenText of={issuer} site={locale} />
            </>
          )}
        </p>
        <small>
          {validUntil === null
            ? t('issuedAlways', { day: formatDay(locale, issuedOn) })
            : t('issuedUntil', { day: formatDay(locale, issuedOn), until: formatDay(locale, validUntil) })}
        </small>
        {expiry && <Badge kind={expiry === 'expired' ? 'bad' : 'warn'}>{t(expiry)}</Badge>}
      </div>
      <ItemStatus
        item={item}
        hidden={!covered ? words('hiddenStanding') : expiry === 'expired' ? t('hiddenExpired') : undefined}
      />
      <CoverageCount coverage={coverageFrom(item.locales)} />
      <div className="ri-ends">
        {editable && (onEarlier || onLater) && (
          <span className="ri-move">
            {move('earlier', onEarlier)}
            {move('later', onLater)}
          </span>
        )}
        <ItemActions item={item} name={name} list={list} editable={editable} covered={covered} />
      </div>
    </li>
  );
}
