'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { config } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';
import { isTyping } from './keyboard';

/** Searches companies and products; '/' focuses it. */
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
    <search className="me-auto flex min-w-0 flex-[0_1_360px] items-center gap-2 rounded border border-ctl bg-wash px-[10px] focus-within:border-accent focus-within:shadow-[0_0_0_3px_var(--accent-soft),0_0_0_1px_var(--accent)] max-lg:flex-1">
      <form className="flex min-w-0 flex-1 items-center gap-2" action={href('adminSearch')} method="get">
        <Icon name="search" small className="text-ink-3" />
        <input
          ref={field}
          className="h-[34px] min-w-0 flex-1 appearance-none border-0 bg-transparent text-ellipsis outline-0 placeholder:text-ink-3 placeholder:opacity-100 focus-visible:shadow-none max-lg:h-11 max-lg:text-16"
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
