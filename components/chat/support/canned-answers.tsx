'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import type { SupportAnswers } from '@/lib/chat/support/canned-answer';
import { supportAnswers } from '@/lib/chat/support/canned-answer';
import { formatLanguage } from '@/lib/platform/i18n/format';
import { type Locale, sites } from '@/lib/platform/i18n/site';

type Props = {
  answers: SupportAnswers;
  /** language of the request */
  locale: Locale;
  onChoose: (words: string) => void;
};

/** Canned answers in the requester's language; choosing one inserts it. */
export function CannedAnswers({ answers, locale, onChoose }: Props) {
  const t = useTranslations('console.support');
  const chat = useTranslations('chat');
  const own = useLocale();
  const [open, setOpen] = useState(false);
  const chosen = useRef<string>(undefined);
  // The closing dialog restores focus first; then the field takes it.
  useEffect(() => {
    const words = chosen.current;
    if (open || words === undefined) return;
    chosen.current = undefined;
    onChoose(words);
  });
  return (
    <>
      <IconButton icon="document" label={t('answers')} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {open && (
        <Dialog title={t('answers')} closeLabel={chat('close')} onClose={() => setOpen(false)}>
          {(close) => (
            <>
              <p className="m-0 mb-3 text-ink-2">{t('answersIn', { language: formatLanguage(own, locale) })}</p>
              <ul className="m-0 grid list-none gap-1 p-0">
                {supportAnswers.map((key, index) => (
                  <li key={key}>
                    <button
                      type="button"
                      data-first={index === 0 ? '' : undefined}
                      className="grid w-full cursor-pointer gap-[2px] rounded border border-solid border-line bg-paper px-3 py-2 text-start hover:border-ctl"
                      onClick={() => {
                        chosen.current = answers[key];
                        close();
                      }}
                    >
                      <b>{t(`answer.${key}`)}</b>
                      <span className="text-ink-2" lang={locale} dir={sites[locale].dir}>
                        {answers[key]}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}
