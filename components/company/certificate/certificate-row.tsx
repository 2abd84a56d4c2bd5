'use client';

import { useLocale, useTranslations } from 'next-intl';
import { CoverageCount } from '@/components/form/language-tabs';
import { usePhone } from '@/components/form/phone-scope';
import { PhoneCard } from '@/components/layout/center/phone-card';
import { RowFailure } from '@/components/layout/center/row-failure';
import { coverageFrom } from '@/components/review/full-text';
import { ItemActions, ItemSwitch, useItemActs } from '@/components/review/item-actions';
import { ItemStatus } from '@/components/review/item-status';
import type { ItemList } from '@/components/review/use-item-list';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { OwnCertificate } from '@/lib/certificate/schema';
import { formatDay } from '@/lib/platform/i18n/format';
import { fileUrl, isPdf } from '@/lib/platform/storage/picture';

type Props = {
  item: OwnCertificate;
  list: ItemList;
  editable: boolean;
  covered: boolean;
  /** Swaps it with its neighbour; null at the end of the list. */
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
    <IconButton
      icon={action === 'earlier' ? 'up' : 'down'}
      size="s"
      label={words('actionOn', { action: words(action), name })}
      aria-disabled={run === null}
      onClick={() => run?.()}
    />
  );
  const props = { item, name, list, editable, covered };
  const acts = useItemActs(props);
  const pictured = file && !isPdf(file);
  const title = item.name ? <SpokenText of={item.name} site={locale} /> : t('unnamed');
  const which = (
    <>
      <bdi dir="ltr">{number}</bdi>
      {issuer && (
        <>
          {' · '}
          <SpokenText of={issuer} site={locale} />
        </>
      )}
    </>
  );
  const days =
    validUntil === null
      ? t('issuedAlways', { day: formatDay(locale, issuedOn) })
      : t('issuedUntil', { day: formatDay(locale, issuedOn), until: formatDay(locale, validUntil) });
  const ending = expiry && <Badge tone={expiry === 'expired' ? 'bad' : 'warn'}>{t(expiry)}</Badge>;
  const status = (
    <ItemStatus
      item={item}
      hidden={!covered ? words('hiddenStanding') : expiry === 'expired' ? t('hiddenExpired') : undefined}
    />
  );
  const movable = editable && (onEarlier || onLater);
  const sheetMove = (action: 'earlier' | 'later', icon: string, run: (() => void) | null) =>
    run ? [{ label: words(action), icon, run }] : [];
  if (usePhone())
    return (
      <PhoneCard
        level={3}
        name={name}
        picture={pictured ? <Picture src={file} alt="" use="thumb" /> : <Icon name="document" />}
        title={title}
        state={
          <>
            {status}
            {ending && <span>{ending}</span>}
          </>
        }
        facts={[which, days]}
        toggle={<ItemSwitch {...props} />}
        acts={[
          ...(file && !pictured ? [{ label: t('openFile'), icon: 'document', href: fileUrl(file) }] : []),
          ...acts.slice(0, -1),
          ...(movable ? [...sheetMove('earlier', 'up', onEarlier), ...sheetMove('later', 'down', onLater)] : []),
          ...acts.slice(-1),
        ]}
        failure={list.failureOf(item.id)}
      />
    );
  return (
    <li className="ri-row">
      {pictured ? (
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
        <h3>{title}</h3>
        <p>{which}</p>
        <small>{days}</small>
        {ending}
      </div>
      {status}
      <CoverageCount coverage={coverageFrom(item.locales)} />
      <div className="ri-ends">
        {movable && (
          <span className="ri-move">
            {move('earlier', onEarlier)}
            {move('later', onLater)}
          </span>
        )}
        <ItemActions {...props} />
      </div>
      <RowFailure of={list.failureOf(item.id)} />
    </li>
  );
}
