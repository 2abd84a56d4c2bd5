'use client';

import { useTranslations } from 'next-intl';
import { useConfirm } from '@/components/form/confirm-dialog';
import { toast } from '@/components/form/toast';
import { Icon } from '@/components/ui/icon';
import { CallFailure, call } from '@/lib/http/client';
import type { MemberKind } from '@/lib/http/presence';
import { clearState } from '@/lib/http/state';
import { href } from '@/lib/routes/address';

/** Ends the session of this browser, once it is confirmed. Specification 2.7, Login. */
export function SignOutButton({ kind }: { kind: MemberKind }) {
  const t = useTranslations();
  const { dialog, ask } = useConfirm();
  const leave = async () => {
    if (!(await ask({ text: t('confirm.signOut'), proceed: t('centre.signOut') }))) return;
    try {
      await call('/api/sign_out', { kind }, { userType: kind });
      clearState();
      location.assign(href(kind === 'supplier' ? 'supplierLogin' : 'purchaserLogin'));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      toast(error.message || t('form.offline'), 'bad');
    }
  };
  return (
    <>
      <button
        type="button"
        className="cc-ib"
        aria-label={t('centre.signOut')}
        title={t('centre.signOut')}
        onClick={leave}
      >
        <Icon name="leave" mirrored />
      </button>
      {dialog}
    </>
  );
}
