'use client';

import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/centre/empty-state';
import { LoadFailure } from '@/components/centre/load-failure';
import { PageHead } from '@/components/centre/page-head';
import { cardList } from '@/components/centre/phone-card';
import { Note } from '@/components/form/note';
import { usePhone } from '@/components/form/phone-scope';
import { ItemStep } from '@/components/review-item/item-step';
import { LockedNote } from '@/components/review-item/locked-note';
import { idOfStep, openStep, useHash } from '@/components/review-item/use-hash';
import { useItemList } from '@/components/review-item/use-item-list';
import { Icon } from '@/components/ui/icon';
import { certificateTypes } from '@/lib/certificate/constants';
import type { OwnCertificate, OwnCertificateDetail, OwnCertificates } from '@/lib/certificate/schema';
import { href } from '@/lib/routes/address';
import { CertificateForm } from './certificate-form';
import { CertificateRow } from './certificate-row';

const base = '/api/certificate';
type Props = { companyId: number; initial: OwnCertificates };

/** The ids with one of them in the place of another. */
const swapped = (items: readonly OwnCertificate[], one: number, other: number): number[] =>
  items.map(({ id }) => (id === one ? other : id === other ? one : id));

/** A supplier's certificates by type, with what runs out soon. Specification 2.7, certification and authorisation. */
export function CertificateCenter({ companyId, initial }: Props) {
  const t = useTranslations('certificateCenter');
  const list = useItemList<OwnCertificates>(base, initial);
  const listClass = usePhone() ? cardList : 'ri-l';
  const { items, covered, editable } = list.list;
  const open = covered && editable;
  const id = idOfStep(useHash());
  if (id !== undefined && open) {
    const item = items.find((one) => one.id === id);
    return (
      <ItemStep<OwnCertificateDetail> base={base} id={id} title={t(id === null ? 'new' : 'edit')}>
        {(detail) => (
          <CertificateForm
            companyId={companyId}
            detail={detail}
            waiting={item?.status === 'pending' || item?.change === 'pending'}
            onDone={() => void list.reload()}
          />
        )}
      </ItemStep>
    );
  }
  const add = open && (
    <button type="button" className="btn p" onClick={() => openStep('new')}>
      <Icon name="plus" />
      {t('new')}
    </button>
  );
  const ending = items.filter(({ expiry, shown, status }) => expiry !== null && shown && status === 'normal');
  const sort = (one: OwnCertificate, other: OwnCertificate | undefined) =>
    other && list.busy === null
      ? () => void list.act(one.id, `${base}/sort`, { ids: swapped(items, one.id, other.id) })
      : null;
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} crumb={{ href: href('supplierCompany'), label: t('crumb') }}>
        {items.length > 0 && add}
      </PageHead>
      {!covered && <LockedNote gate="profile" text={t('locked')} />}
      {ending.length > 0 && <Note kind="warn">{t('ending', { count: ending.length, n: String(ending.length) })}</Note>}
      {list.failed && <LoadFailure onRetry={list.retry} />}
      {items.length === 0 && covered && (
        <EmptyState icon="shield" text={t('empty')}>
          {add}
        </EmptyState>
      )}
      {certificateTypes.map((type) => {
        const own = items.filter((item) => item.type === type);
        if (own.length === 0) return null;
        return (
          <section key={type} className="ri-group">
            <h2>{t(`type.${type}`)}</h2>
            <ul className={listClass}>
              {own.map((item, at) => (
                <CertificateRow
                  key={item.id}
                  item={item}
                  list={list}
                  editable={editable}
                  covered={covered}
                  onEarlier={sort(item, own[at - 1])}
                  onLater={sort(item, own[at + 1])}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {list.dialog}
    </>
  );
}
