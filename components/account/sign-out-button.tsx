'use client';

import { useTranslations } from 'next-intl';
import { useConfirm } from '@/components/form/confirm-dialog';
import { toast } from '@/components/form/toast';
import { Icon } from '@/components/ui/icon';
import { CallFailure } from '@/lib/platform/http/client';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { href } from '@/lib/platform/routes/address';
import { endSession } from './sign-out';

type Props = {
  kind: MemberKind;
  className?: string /** Shows a text label, not just the icon. */;
  named?: boolean;
};

/** Sign-out button of a center, with confirmation. */
export function SignOutButton({ kind, className, named }: Props) {
  const t = useTranslations();
  const { dialog, ask } = useConfirm();
  const act = async () => {
    if (!(await ask({ text: t('confirm.signOut') }))) return;
    try {
      await endSession(kind);
      location.assign(href(kind === 'supplier' ? 'supplierLogin' : 'purchaserLogin'));
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      toast(failure.message || t('form.offline'), 'bad');
    }
  };
  return (
    <>
      <button type="button" className={className} aria-label={named ? undefined : t('form.signOut')} onClick={act}>
        <Icon name="sign-out" mirrored />
        {named && t('form.signOut')}
      </button>
      {dialog}
    </>
  );
}
