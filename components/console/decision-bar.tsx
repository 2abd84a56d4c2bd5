'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { toast } from '@/components/form/toast';
import { useZodForm } from '@/components/form/use-zod-form';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { formatList } from '@/lib/i18n/format';
import { type Locale, sites } from '@/lib/i18n/site';
import { reasonMax } from '@/lib/review/constants';
import { callConsole } from '@/lib/staff/client';
import { decideCall } from '@/lib/staff/schema';
import { DecisionKeys } from './decision-keys';
import { useFlags } from './flag';
import { isTyping } from './keyboard';
import { Segmented } from './segmented';

export type Preset = { key: string; label: string /** As the supplier reads it. */; text: string };
type Props = {
  id: number;
  title: string;
  presets: readonly Preset[];
  /** The language that the supplier reads, and the names of the fields in it. */
  reader: Locale;
  names: Readonly<Record<string, string>>;
  /** Where a decision leads, and the submission before this one. */
  next: string;
  previous: string | null;
};

const withFields = (fields: readonly string[], reader: Locale, reason: string): string => {
  if (fields.length === 0 || reason.trim() === '') return reason.trim();
  return `${formatList(reader, fields)}${reader === 'zh' ? '：' : ': '}${reason.trim()}`;
};

/** Approves, or rejects with a reason that the supplier reads as it stands here. Keys: A, R, J, K. */
export function DecisionBar({ id, title, presets, reader, names, next, previous }: Props) {
  const t = useTranslations('console.decide');
  const router = useRouter();
  const bar = useRef<HTMLDivElement>(null);
  const form = useZodForm(decideCall.input, { id, decision: 'approve', reason: '' });
  const rejecting = form.watch('decision') === 'reject';
  const typed = form.watch('reason') ?? '';
  const flags = useFlags();
  const fields = [...new Set(flags.flatMap((path) => names[path] ?? []))];
  const told = withFields(fields, reader, typed);
  const flagged = flags.length > 0;

  const choose = (decision: 'approve' | 'reject') => form.setValue('decision', decision, { shouldValidate: false });
  const press = useRef((_: KeyboardEvent) => {});
  press.current = (event) => {
    if (isTyping(event)) return;
    const key = event.key.toLowerCase();
    if (key === 'a' || key === 'r') {
      event.preventDefault();
      choose(key === 'a' ? 'approve' : 'reject');
      requestAnimationFrame(() =>
        bar.current?.querySelector<HTMLElement>(key === 'a' ? '.cs-go' : 'textarea')?.focus(),
      );
    } else if (key === 'j') router.push(next);
    else if (key === 'k' && previous !== null) router.push(previous);
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press.current(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  // A flagged field is a reason to send the submission back.
  useEffect(() => {
    if (flagged) form.setValue('decision', 'reject');
  }, [flagged, form]);

  return (
    <div className="cs-dec" ref={bar}>
      <Form
        form={form}
        className="cs-dec-f"
        label={t('title')}
        onSubmit={async ({ decision }) => {
          await callConsole(decideCall.path, { id, decision, reason: told });
          toast(t(decision === 'approve' ? 'approved' : 'rejected', { title }));
          router.push(next);
        }}
      >
        <div className="cs-dec-h">
          <b>{t('title')}</b>
          <Segmented
            label={t('title')}
            value={rejecting ? 'reject' : 'approve'}
            onChange={choose}
            options={[
              { value: 'approve', label: t('approve') },
              { value: 'reject', label: t('reject') },
            ]}
          />
          <span className="muted">{t('reader', { language: sites[reader].endonym })}</span>
          <DecisionKeys />
        </div>
        <div className="cs-dec-b">
          {rejecting && (
            <div className="cs-why">
              <fieldset className="cs-presets" aria-label={t('presets')}>
                {presets.map(({ key, label, text }) => (
                  <button
                    key={key}
                    type="button"
                    className={typed === text ? 'chip on' : 'chip'}
                    aria-pressed={typed === text}
                    onClick={() => form.setValue('reason', text, { shouldValidate: form.formState.isSubmitted })}
                  >
                    {typed === text && <Icon name="check" small />}
                    {label}
                  </button>
                ))}
              </fieldset>
              <TextArea
                name="reason"
                label={t('reason')}
                need="required"
                rows={2}
                limit={reasonMax - (told.length - typed.trim().length)}
                lang={reader}
                dir={sites[reader].dir}
              />
              {told !== '' && (
                <p className="fd-h" aria-live="polite">
                  {t('hint')} <q lang={reader}>{told}</q>
                </p>
              )}
            </div>
          )}
          <div className="cs-acts">
            <SubmitButton className={rejecting ? 'btn p bad cs-go' : 'btn p cs-go'}>
              {t(rejecting ? 'rejectNext' : 'approveNext')}
            </SubmitButton>
            <Link className="btn q" href={next}>
              {t('skip')}
            </Link>
          </div>
        </div>
      </Form>
    </div>
  );
}
