'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { config } from '@/lib/config';
import { href } from '@/lib/routes/address';
import { isTyping } from './keyboard';

/** Looks for companies and products; '/' leads into it. */
export function FindBox({ keyword }: { keyword: string }) {
  const t = useTranslations('console.find');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <search className="cs-find">
      <form action={href('adminSearch')} method="get">
        <Icon name="search" small />
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={keyword}
          aria-label={t('label')}
          placeholder={t('hint')}
          maxLength={config.keyword.max}
          dir="auto"
        />
        <button type="submit" className="sr">
          {t('submit')}
        </button>
      </form>
    </search>
  );
}
