'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { isTyping } from './keyboard';

const signs = { help: '?' };
const groups = {
  review: [
    ['approve', 'A'],
    ['reject', 'R'],
    ['preset', '1–9'],
    ['send', 'Ctrl Enter'],
    ['undo', 'Z'],
  ],
  move: [
    ['next', 'J'],
    ['previous', 'K'],
    ['open', 'Enter'],
    ['find', '/'],
    ['help', '?'],
  ],
} as const;

/** Help on the console's keys, opened with '?'. */
export function KeyHelp() {
  const t = useTranslations('console.keys');
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTyping(event)) return;
      event.preventDefault();
      box.current?.showModal();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className="ibt max-[600px]:hidden"
        aria-label={t('title')}
        title={t('title')}
        onClick={() => box.current?.showModal()}
      >
        <span aria-hidden="true">{signs.help}</span>
      </button>
      <dialog
        ref={box}
        className="m-auto w-[min(480px,calc(100vw-32px))] rounded border border-line-2 bg-paper p-6 text-ink backdrop:bg-[rgb(22_24_28/0.46)]"
        aria-label={t('title')}
      >
        <h2 className="mb-[6px] text-20">{t('title')}</h2>
        {Object.entries(groups).map(([group, keys]) => (
          <dl key={group} className="mb-4 grid grid-cols-[1fr_7rem] gap-x-4 gap-y-2">
            {keys.map(([key, sign]) => (
              <div key={key} className="contents">
                <dt>{t(key)}</dt>
                <dd>
                  <kbd className="rounded-s border border-line-2 px-2">{sign}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        ))}
        <form method="dialog">
          <Button type="submit">{t('close')}</Button>
        </form>
      </dialog>
    </>
  );
}
