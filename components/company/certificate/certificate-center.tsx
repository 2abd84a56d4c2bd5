'use client';

import { useTranslations } from 'next-intl';
import { sectionAddress } from '@/components/company/center/section-tabs';
import { Note } from '@/components/form/note';
import { usePhone } from '@/components/form/phone-scope';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { cardList } from '@/components/layout/center/phone-card';
import { CenterTabs } from '@/components/layout/center/tabs';
import { ItemStep } from '@/components/review/item-step';
import { LockedNote } from '@/components/review/locked-note';
import { idOfStep, openStep, useHash } from '@/components/review/use-hash';
import { useItemList } from '@/components/review/use-item-list';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHead } from '@/components/ui/page-head';
import { certificateCalls, certificateSortCall, type OwnCertificates } from '@/lib/certificate/call';
import { certificateTypes } from '@/lib/certificate/constants';
import type { OwnCertificate } from '@/lib/certificate/schema';
import { profileSections } from '@/lib/company/profile/constants';
import { href } from '@/lib/platform/routes/address';
import { CertificateForm } from './certificate-form';
import { CertificateRow } from './certificate-row';

type Props = { companyId: number; initial: OwnCertificates };

/** The ids with two of them swapped. */
const swapped = (items: readonly OwnCertificate[], one: number, other: number): number[] =>
  items.map(({ id }) => (id === one ? other : id === other ? one : id));

/** A supplier's certificates by type, marking those about to expire. */
export function CertificateCenter({ companyId, initial }: Props) {
  const t = useTranslations('certificateCenter');
  const form = useTranslations('companyForm');
  const center = useTranslations('center');
  const list = useItemList(certificateCalls, initial);
  const phone = usePhone();
  const listClass = phone ? cardList : 'ri-l';
  const { items, covered, editable } = list.list;
  const open = covered && editable;
  const id = idOfStep(useHash());
  if (id !== undefined && open) {
    const item = items.find((one) => one.id === id);
    return (
      <ItemStep calls={certificateCalls} id={id} title={t(id === null ? 'new' : 'edit')}>
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
    <Button tone="primary" icon="plus" onClick={() => openStep('new')}>
      {t('new')}
    </Button>
  );
  const ending = items.filter(({ expiry, shown, status }) => expiry !== null && shown && status === 'normal');
  const sort = (one: OwnCertificate, other: OwnCertificate | undefined) =>
    other && list.busy === null
      ? () => void list.act(one.id, certificateSortCall, { ids: swapped(items, one.id, other.id) })
      : null;
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        {items.length > 0 && add}
      </PageHead>
      <CenterTabs
        label={form('sections')}
        current={href('supplierCertificate')}
        links={[
          ...(phone ? (['basic'] as const) : profileSections).map((one) => ({
            href: sectionAddress(one),
            label: phone ? center('companyInfo') : form(`section.${one}`),
          })),
          { href: href('supplierCertificate'), label: form('section.certificate') },
        ]}
      />
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
              {own.map((item, index) => (
                <CertificateRow
                  key={item.id}
                  item={item}
                  list={list}
                  editable={editable}
                  covered={covered}
                  onEarlier={sort(item, own[index - 1])}
                  onLater={sort(item, own[index + 1])}
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
