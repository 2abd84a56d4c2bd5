'use client';

import { useTranslations } from 'next-intl';
import { toast } from '@/components/form/toast';
import { IconButton } from '@/components/ui/icon-button';
import { CallFailure } from '@/lib/platform/http/client';
import { href } from '@/lib/platform/routes/address';
import { callConsole } from '@/lib/staff/client';
import { staffSignOutCall } from '@/lib/staff/schema';

/** Ends this browser's session. */
export function SignOut() {
  const t = useTranslations();
  const leave = async () => {
    try {
      await callConsole(staffSignOutCall, {});
      location.assign(href('adminSignIn'));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      toast(error.message || t('form.offline'), 'bad');
    }
  };
  return <IconButton icon="leave" mirrored label={t('console.signOut')} title={t('console.signOut')} onClick={leave} />;
}
