'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { DateField } from '@/components/form/date-field';
import { Form } from '@/components/form/form';
import { isSameValue } from '@/components/form/same-value';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { toast } from '@/components/form/toast';
import { useFormConflict } from '@/components/form/use-conflict';
import { useHeldFocus } from '@/components/form/use-held-focus';
import { useLeaveGuard } from '@/components/form/use-leave-guard';
import { useZodForm } from '@/components/form/use-zod-form';
import type { CheckKind } from '@/lib/company/check';
import { config } from '@/lib/platform/config';
import { consoleLocaleOf } from '@/lib/platform/i18n/console';
import { formatDay } from '@/lib/platform/i18n/format';
import { callConsole } from '@/lib/staff/client';
import { type DecidedMeanwhile, type StandingInput, standingCall } from '@/lib/staff/schema';
import { formatMoment } from '@/lib/staff/time';
import { CheckList } from './check-list';
import { TakenNote, takenBy } from './taken-note';
import { YearButton } from './year-button';

type Props = {
  standing: StandingInput;
  today: string;
  /** Names of the kinds of check. */
  names: Readonly<Record<CheckKind, string>>;
  readOnly: boolean;
  /** Another decision about it can still be undone. */
  held: boolean;
  timeZone: string;
};

const labels = {
  grade: 'grade',
  gradeValidUntil: 'gradeUntil',
  membership: 'membership',
  membershipValidUntil: 'membershipUntil',
} as const;

function ShownChecks({ checks, names }: Pick<StandingInput, 'checks'> & Pick<Props, 'names'>) {
  const t = useTranslations('console.standing');
  const locale = useLocale();
  return checks.map(({ kind, checkedOn, validUntil }) => (
    <span key={kind} className="block">
      {t('check', {
        name: names[kind],
        day: formatDay(locale, checkedOn),
        ends: String(validUntil !== null),
        until: validUntil ? formatDay(locale, validUntil) : '',
      })}
    </span>
  ));
}

/** Standing of a company: grade and membership with their last days, and recorded checks. */
export function StandingForm({ standing, today, names, readOnly, held, timeZone }: Props) {
  const t = useTranslations('console.standing');
  const all = useTranslations('console');
  const router = useRouter();
  const site = consoleLocaleOf(useLocale());
  const [taken, setTaken] = useState<DecidedMeanwhile | null>(null);
  const [revision, setRevision] = useState(standing.revision);
  const form = useZodForm(standingCall.input, standing);
  const { companyId } = standing;
  const conflict = useFormConflict({
    form,
    revision,
    onRevision: setRevision,
    toValues: (version) => ({ ...version, companyId, revision }),
    label: (path) => t(labels[path as keyof typeof labels] ?? 'checks'),
    show: (path, value) => {
      if (path === 'grade') return t(`grade${value as StandingInput['grade']}`);
      if (path === 'membership') return t(value as StandingInput['membership']);
      return path === 'checks' ? <ShownChecks checks={value as StandingInput['checks']} names={names} /> : undefined;
    },
  });
  const { isDirty } = form.formState;
  const guard = useLeaveGuard(isDirty);
  const sent = useRef<object>(undefined);
  const foot = useRef<HTMLDivElement>(null);
  const inFoot = useHeldFocus<HTMLDivElement>(foot);
  // Shows changes made meanwhile, unless something else was typed; then saving detects the conflict.
  useEffect(() => {
    const typed = isDirty && (standing.revision === revision || !isSameValue(form.getValues(), sent.current));
    if (typed || standing.revision < revision) return;
    form.reset(standing);
    setRevision(standing.revision);
  }, [standing, revision, isDirty, form]);
  const grade = form.watch('grade');
  const membership = form.watch('membership');
  return (
    <Form
      form={form}
      label={all('company.standing')}
      onSubmit={async (values) => {
        const submitted = structuredClone(form.getValues());
        setTaken(null);
        try {
          await conflict.send(values, async (read) => {
            await callConsole(standingCall, { ...values, revision: read });
            // The revision increases when the undo period is over.
            return { revision: read };
          });
        } catch (error) {
          const faster = takenBy(error);
          if (!faster) throw error;
          return setTaken(faster);
        }
        sent.current = submitted;
        toast(t('saved'));
        router.refresh();
      }}
    >
      <fieldset className="m-0 grid min-w-0 gap-4 border-0 p-0" disabled={readOnly || held}>
        <div className="g2">
          <SelectField
            name="grade"
            label={t('grade')}
            empty={null}
            options={config.grades.map((value) => ({ value, label: t(`grade${value}`) }))}
          />
          {grade !== 'C' && (
            <div className="grid gap-2">
              <DateField name="gradeValidUntil" label={t('gradeUntil')} need="required" />
              <YearButton name="gradeValidUntil" label={t('gradeUntil')} today={today} />
            </div>
          )}
        </div>
        <div className="g2">
          <SelectField
            name="membership"
            label={t('membership')}
            empty={null}
            options={config.memberships.map((value) => ({ value, label: t(value) }))}
          />
          {membership !== 'regular' && (
            <div className="grid gap-2">
              <DateField name="membershipValidUntil" label={t('membershipUntil')} need="required" />
              <YearButton name="membershipValidUntil" label={t('membershipUntil')} today={today} />
            </div>
          )}
        </div>
        <CheckList today={today} names={names} />
      </fieldset>
      {conflict.dialog}
      {guard}
      {taken && (
        <TakenNote
          taken={taken}
          title={t('taken', {
            own: taken.own ? 'yes' : 'no',
            by: taken.by,
            at: formatMoment(site, taken.at, timeZone),
          })}
        >
          <p>{t('takenLater')}</p>
        </TakenNote>
      )}
      <div ref={foot} tabIndex={-1}>
        <div ref={inFoot}>
          {readOnly || held ? (
            <p className="fd-h">{readOnly ? all('readOnly') : t('held')}</p>
          ) : (
            <SubmitButton size="m" disabled={!isDirty}>
              {t('save')}
            </SubmitButton>
          )}
        </div>
      </div>
    </Form>
  );
}
