'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { FormScopeContext } from './form-scope';
import { usePhone } from './phone-scope';
import { StepHead, type StepMark } from './step-head';
import { useStepHash } from './use-step-hash';

export type FormStep = { key: string; title: string };

type Steps = { current: string; back: (() => void) | null; next: (() => void) | null };
const StepContext = createContext<Steps | null>(null);

type Props = {
  steps: readonly FormStep[];
  /** Status of each step, by key. */
  marks: Readonly<Record<string, StepMark>>;
  /** Increases with every validation: then the first step with errors is shown. */
  tries: number;
  /** Initial step; defaults to the first. */
  opening?: string;
  /** Reveals errors that more than the step hides, such as another language. */
  onLead?: (step: string) => void;
  children: ReactNode;
};

/** Pixels between header and first field. */
const gap = 16;

const stepAround = (node: Element | null): string | undefined =>
  node?.closest<HTMLElement>('[data-step]')?.dataset.step;

const firstRefused = (step: string, form: Element | null | undefined): HTMLElement | undefined =>
  [...(form?.querySelectorAll<HTMLElement>(`[data-step="${step}"] [aria-invalid="true"]`) ?? [])].find(
    (field) => field.closest('[hidden]') === null,
  );

/** Scrolls the step below its sticky header; a form in a dialog scrolls within it. */
function showTop(head: HTMLElement): void {
  const own = head.closest('dialog form');
  if (own) {
    own.scrollTo(0, 0);
    return;
  }
  const stuck = Number.parseFloat(getComputedStyle(head).top) || 0;
  // All sibling sections but one are hidden.
  let shown = head.nextElementSibling;
  while (shown && shown.getClientRects().length === 0) shown = shown.nextElementSibling;
  const fields = shown?.getBoundingClientRect().top ?? 0;
  window.scrollTo(0, Math.max(0, window.scrollY + fields - head.offsetHeight - stuck - gap));
}

/** A long form; on a phone one section per screen with navigation. All sections stay mounted. */
export function StepForm({ steps, marks, tries, opening, onLead, children }: Props) {
  const phone = usePhone() && steps.length > 1;
  const t = useTranslations('form.step');
  const box = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => steps.map(({ key }) => key), [steps]);
  const { current, go, back } = useStepHash(keys, opening);
  const at = keys.indexOf(current);
  const led = useContext(FormScopeContext)?.led ?? null;
  const wrong = keys.filter((key) => (marks[key]?.wrong ?? 0) > 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form has been judged anew.
  useEffect(() => {
    const [first] = wrong;
    if (!phone || (tries === 0 && !led) || first === undefined) return;
    const step = wrong.includes(current) ? current : first;
    // Runs after the form has tried to focus a hidden field.
    const timer = setTimeout(() => {
      flushSync(() => {
        go(step);
        onLead?.(step);
      });
      firstRefused(step, box.current?.closest('form'))?.focus();
    });
    return () => clearTimeout(timer);
  }, [tries, led, wrong.length > 0]);
  // The error summary links to hidden fields.
  useEffect(() => {
    const form = phone && box.current?.closest('form');
    if (!form) return;
    const find = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
      const step = link && stepAround(document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
      if (step) flushSync(() => go(step));
    };
    form.addEventListener('click', find, true);
    return () => form.removeEventListener('click', find, true);
  }, [phone, go]);

  const before = useRef(current);
  useEffect(() => {
    if (!phone || before.current === current) return;
    before.current = current;
    if (box.current) showTop(box.current);
    box.current?.focus({ preventScroll: true });
  }, [phone, current]);

  const value = useMemo<Steps>(() => {
    const [last, following] = [keys[at - 1], keys[at + 1]];
    return {
      current,
      back: last === undefined ? null : () => back(last),
      next: following === undefined ? null : () => go(following),
    };
  }, [current, at, keys, go, back]);
  if (!phone) return children;
  return (
    <StepContext value={value}>
      <div ref={box} className="step-head" tabIndex={-1}>
        <StepHead steps={steps} marks={marks} current={current} onGo={go} label={t('all')} />
      </div>
      {children}
    </StepContext>
  );
}

/** A section of a step form; on a phone visible only when current. */
export function Step({ name, children }: { name: string; children: ReactNode }) {
  const steps = useContext(StepContext);
  if (!steps) return children;
  return (
    <div data-step={name} hidden={name !== steps.current}>
      {children}
    </div>
  );
}

/** The main action; on a phone also back and next, with the action in the last step or, if `always`, in each. */
export function StepActions({ always = false, children }: { always?: boolean; children: ReactNode }) {
  const t = useTranslations('form.step');
  const steps = useContext(StepContext);
  if (!steps) return children;
  const { back, next } = steps;
  return (
    <div className="step-go flex flex-[1_0_100%] flex-wrap gap-2 [&>button]:flex-1 max-[600px]:[&>button]:px-2">
      {back && <Button onClick={back}>{t('back')}</Button>}
      {next && (
        <Button tone={always ? 'plain' : 'primary'} onClick={next}>
          {t('next')}
        </Button>
      )}
      {(always || !next) && children}
    </div>
  );
}
