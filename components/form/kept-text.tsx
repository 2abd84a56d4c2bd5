'use client';

import { useTranslations } from 'next-intl';
import { useUnkept } from './local-draft';

/** Says whether this device keeps unsaved input. */
export function KeptText() {
  const t = useTranslations('form.draft');
  const unkept = useUnkept();
  return unkept ? <span className="font-strong text-warn">{t('unkept')}</span> : t('kept');
}
