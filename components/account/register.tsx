'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { CallingCode } from '@/components/form/phone-field';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { mergeVisits } from '@/lib/footprint/client';
import { chooseActor, type MemberKind } from '@/lib/platform/http/signed-in';
import { clearState } from '@/lib/platform/http/tab-state';
import { href } from '@/lib/platform/routes/address';
import { entryHref } from './entry-route';
import { RegisterPassword } from './register-password';
import { RegisterPhone } from './register-phone';
import { RegisterProfile } from './register-profile';
import { type RegistrationProgress, readProgress, writeProgress, writeTyped } from './register-store';
import { StepList } from './step-list';
import { useBack } from './use-back';

type Props = { kind: MemberKind; countries: readonly CallingCode[] };

type Person = { name: string; email: string };

function Registered({ kind, name, email }: Person & { kind: MemberKind }) {
  const t = useTranslations('accountPage');
  const back = useBack();
  const done = useTranslations('done');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="mt-6 grid justify-items-start gap-2" data-ended>
      <Icon name="check" className="size-12! rounded-full bg-ok-soft p-3 text-ok" />
      <h2 ref={title} tabIndex={-1} className="mt-2 text-24 outline-0 focus-visible:shadow-none">
        {done('registered')}
      </h2>
      <p className="mt-[6px] text-ink-3">{t('register.welcome', { name })}</p>
      <p className="mt-2 [overflow-wrap:anywhere]">
        {t.rich('register.mailWaits', { email: () => <bdi className="font-strong">{email}</bdi> })}
      </p>
      <div className="mt-5 flex flex-wrap gap-3 phone:w-full phone:[&>a]:w-full [&>a]:text-center [&>a]:whitespace-normal">
        {back !== null && (
          <ButtonLink tone="primary" size="l" className="phone:h-[52px]" hard href={back}>
            {t('register.goBack')}
          </ButtonLink>
        )}
        <ButtonLink
          tone={back === null ? 'primary' : 'plain'}
          size="l"
          className="phone:h-[52px]"
          hard
          href={entryHref(kind, 'home')}
        >
          {t(kind === 'supplier' ? 'toSupplierCenter' : 'toPurchaserCenter')}
        </ButtonLink>
        <ButtonLink size="l" className="phone:h-[52px]" hard href={href('welcome')}>
          {t('register.firstSteps')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Registration in three steps; verified data survives a reload. */
export function Register({ kind, countries }: Props) {
  const page = useTranslations('accountPage');
  const t = useTranslations('accountPage.register');
  const [progress, setProgress] = useState<RegistrationProgress | null>(null);
  const [registered, setRegistered] = useState<Person | null>(null);
  useEffect(() => setProgress(readProgress(kind)), [kind]);
  const keep = (next: RegistrationProgress | null) => {
    writeProgress(kind, next);
    setProgress(next);
  };
  if (registered !== null) return <Registered kind={kind} {...registered} />;
  const step = progress?.step ?? 1;
  const back = {
    1: null,
    2: { label: t('restart'), act: () => keep(null) },
    3: { label: page('back'), act: () => progress && keep({ ...progress, step: 2 }) },
  };
  return (
    <>
      <StepList
        label={t('steps')}
        steps={[t('stepPhone'), t('stepPassword'), t('stepProfile')]}
        current={step}
        onBack={back[step]}
      />
      {progress === null && (
        <RegisterPhone
          kind={kind}
          countries={countries}
          onDone={(ticket, phone) => keep({ step: 2, ticket, phone, at: Date.now() })}
        />
      )}
      {progress?.step === 2 && (
        <RegisterPassword {...progress} kind={kind} onDone={() => keep({ ...progress, step: 3 })} />
      )}
      {progress?.step === 3 && (
        <RegisterProfile
          kind={kind}
          ticket={progress.ticket}
          countries={countries}
          onDone={(person) => {
            keep(null);
            for (const step of ['phone', 'profile']) writeTyped(`${kind}.${step}`, null);
            clearState();
            chooseActor(kind);
            setRegistered(person);
            // With a return address the user continues by a button, after reading the note about the confirmation
            // e-mail.
            void mergeVisits();
          }}
        />
      )}
    </>
  );
}
