'use client';

import { useTranslations } from 'next-intl';
import { RadioField } from '@/components/form/radio-field';

/** Role of a company user. docs/domain.md, Company users. */
export function RoleField() {
  const t = useTranslations();
  return (
    <RadioField
      name="role"
      label={t('accountCenter.role')}
      need="required"
      options={[
        { value: 'editor', label: t('center.roleEditor'), hint: t('accountCenter.editorHint') },
        { value: 'sales', label: t('center.roleSales'), hint: t('accountCenter.salesHint') },
      ]}
    />
  );
}
