'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { Note } from '@/components/form/note';
import { toast } from '@/components/form/toast';
import { sites } from '@/lib/i18n/site';
import type { ItemValues } from './item-value';

const textOf = ({ texts = {}, name = '', website = '' }: ItemValues): string => {
  const written = (entries: (string | undefined)[]) => entries.filter((text) => text?.trim()).join('\n');
  const languages = Object.entries(texts).map(([locale, text]) => {
    const words = written(Object.values(text ?? {}));
    return words && `${sites[locale as keyof typeof sites].endonym}\n${words}`;
  });
  return [written([name, website]), ...languages].filter(Boolean).join('\n\n');
};

/** Says that what the form edits was deleted meanwhile, and lets its text be taken along. */
export function GoneNote() {
  const t = useTranslations('hallCenter');
  const { getValues } = useFormContext<ItemValues>();
  const copy = () => {
    const write = navigator.clipboard?.writeText(textOf(getValues())) ?? Promise.reject(new Error('no clipboard'));
    write.then(
      () => toast(t('textCopied')),
      () => toast(t('copyFailed'), 'bad'),
    );
  };
  return (
    <Note kind="warn" role="alert" title={t('gone')}>
      <p>{t('goneLead')}</p>
      <button type="button" className="btn s mt-2" onClick={copy}>
        {t('copyText')}
      </button>
    </Note>
  );
}
