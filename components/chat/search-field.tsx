'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { isComposing } from '@/components/form/enter-key';
import { Input } from '@/components/ui/control';
import { IconButton } from '@/components/ui/icon-button';
import { chatLimits } from '@/lib/chat/constants';
import type { Search } from './use-search';

/** Search field of the conversations; Escape clears it. */
export function SearchField({ search: { typed, type, ask } }: { search: Search }) {
  const t = useTranslations('chat.search');
  const field = useRef<HTMLInputElement>(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari 16 does not know <search>.
    <div role="search" className="relative mx-4 mb-3 flex-none">
      <Input
        ref={field}
        type="search"
        aria-label={t('label')}
        placeholder={t('label')}
        maxLength={chatLimits.query}
        enterKeyHint="search"
        // With automatic direction the padding for the clear button would be on the wrong side.
        className="pe-10 [unicode-bidi:plaintext] [&::-webkit-search-cancel-button]:hidden"
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Enter') ask();
          if (event.key === 'Escape' && typed !== '') {
            event.preventDefault();
            type('');
          }
        }}
      />
      {typed !== '' && (
        <IconButton
          icon="close"
          small
          size="s"
          label={t('clear')}
          className="absolute! inset-y-0 end-0 my-auto"
          onClick={() => {
            type('');
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
