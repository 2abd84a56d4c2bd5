'use client';

import { useTranslations } from 'next-intl';
import { toast } from '@/components/form/toast';
import { Icon } from '@/components/ui/icon';
import { CallFailure } from '@/lib/http/client';
import { href } from '@/lib/routes/address';
import { callConsole } from '@/lib/staff/client';

/** Ends the session of this browser. */
export function SignOut() {
  const t = useTranslations();
  const leave = async () => {
    try {
      await callConsole('/api/admin/sign_out', {});
      location.assign(href('adminSignIn'));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      toast(error.message || t('form.offline'), 'bad');
    }
  };
  return (
    <button
      type="button"
      className="cc-ib"
      aria-label={t('console.signOut')}
      title={t('console.signOut')}
      onClick={leave}
    >
      <Icon name="leave" mirrored />
    </button>
  );
}
