'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Progress } from '@/components/ui/progress';
import { formatNumber } from '@/lib/platform/i18n/format';

/** Status of a step: number of invalid fields, and whether some are unsaved. */
export type StepMark = { wrong: number; unsaved: boolean };

type Props = {
  steps: readonly { key: string; title: string }[];
  marks: Readonly<Record<string, StepMark>>;
  current: string;
  onGo: (key: string) => void;
  /** Of the list of steps. */
  label: string;
};

/** Position among the steps, and a list of all with errors and unsaved changes. */
export function StepHead({ steps, marks, current, onGo, label }: Props) {
  const t = useTranslations('form');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const at = steps.findIndex(({ key }) => key === current);
  const n = (count: number) => formatNumber(locale, count);
  return (
    <>
      <button
        type="button"
        className="flex min-h-12 w-full items-center gap-2 border-0 bg-transparent p-0 text-start text-ink"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="min-w-0 flex-1">
          <small className="text-12 text-ink-2">{t('step.of', { n: n(at + 1), all: n(steps.length) })}</small>
          <b className="block truncate font-strong">{steps[at]?.title}</b>
        </span>
        <span className="sr">{label}</span>
        <Icon name="rows" />
      </button>
      <Progress size="s" className="block w-full" value={at + 1} max={steps.length} />
      {open && (
        <Dialog form="sheet" title={label} closeLabel={t('close')} onClose={() => setOpen(false)}>
          {(close) => (
            <ol>
              {steps.map(({ key, title }, index) => {
                const { wrong = 0, unsaved = false } = marks[key] ?? {};
                return (
                  <li key={key}>
                    <button
                      type="button"
                      className="flex min-h-12 w-full items-center gap-3 border-0 bg-transparent p-0 text-start text-ink"
                      aria-current={key === current ? 'step' : undefined}
                      onClick={() => {
                        close();
                        onGo(key);
                      }}
                    >
                      <span className="w-6 text-ink-2">{n(index + 1)}</span>
                      <span className={`flex-1${key === current ? ' font-strong' : ''}`}>{title}</span>
                      {wrong > 0 && (
                        <small className="flex items-center gap-1 text-12 text-bad">
                          <Icon name="alert" small />
                          {t('summary', { count: wrong, n: n(wrong) })}
                        </small>
                      )}
                      {wrong === 0 && unsaved && <small className="text-12 text-warn">{t('step.unsaved')}</small>}
                    </button>
                  </li>
                );
              })}
            </ol>
          )}
        </Dialog>
      )}
    </>
  );
}
