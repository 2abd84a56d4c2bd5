'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import { radioClass } from '@/components/ui/control';
import { isLocale, sites } from '@/lib/platform/i18n/site';
import type { Difference } from './difference';
import { DifferentValue } from './different-value';
import { FormScopeContext } from './form-scope';

type Props = {
  /** Author and time of the change. */
  title: string;
  differences: readonly Difference[];
  /** Label of a field without its language; defaults to the surrounding form's label. */
  label?: ((path: string) => string) | undefined;
  /** Renders a field's value; undefined to show the value itself. */
  show: (path: string, value: unknown) => ReactNode | undefined;
  /** Called with the fields to reset to the stored version. */
  onApply: (paths: ReadonlySet<string>) => void;
  onClose: () => void;
};

const localeOf = (path: string) => path.split('.').find(isLocale);

/** Compares two versions of a form, with a choice for each differing field. docs/decisions/0022-revisions.md. */
export function ConflictDialog({ title, differences, label, show, onApply, onClose }: Props) {
  const t = useTranslations('form.conflict');
  const site = useLocale();
  const scope = useContext(FormScopeContext);
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(differences.filter(({ changed }) => changed === 'saved').map(({ path }) => path)),
  );
  useEffect(() => {
    if (box.current && !box.current.open) box.current.showModal();
  }, []);
  const choose = (path: string, saved: boolean) =>
    setTaken((before) => new Set(saved ? [...before, path] : [...before].filter((one) => one !== path)));
  const apply = () => {
    // Restores focus.
    box.current?.close();
    scope?.clear();
    onApply(taken);
  };
  const nameOf = (path: string) => {
    const locale = localeOf(path);
    const name = label?.(path) ?? scope?.labelOf(path) ?? '';
    const language = locale ? sites[locale].endonym : '';
    return name.includes(language) ? name : t('field', { name, language });
  };
  return (
    <dialog
      ref={box}
      className="m-auto max-h-[calc(100dvh-32px)] w-[min(820px,calc(100vw-32px))] overflow-auto rounded border border-line-2 bg-paper p-6 text-16 text-ink backdrop:bg-[rgb(22_24_28/0.46)]"
      aria-labelledby={id}
      onClose={(event) => {
        // A surrounding dialog or panel would treat this as its own close event.
        event.stopPropagation();
        onClose();
      }}
    >
      <h2 id={id} className="text-20 font-strong">
        {title}
      </h2>
      <p className="mt-2 text-ink-2">{t('lead')}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <button
          type="button"
          className="btn s"
          aria-pressed={taken.size === 0}
          onClick={() => setTaken(new Set<string>())}
        >
          {t('allMine')}
        </button>
        <button
          type="button"
          className="btn s"
          aria-pressed={taken.size === differences.length}
          onClick={() => setTaken(new Set(differences.map(({ path }) => path)))}
        >
          {t('allSaved')}
        </button>
      </div>
      {differences.map(({ path, mine, saved, changed }) => {
        const locale = localeOf(path) ?? site;
        const side = (value: unknown, isSaved: boolean) => (
          <label className="grid cursor-pointer grid-cols-[max-content_minmax(0,1fr)] items-start gap-2 rounded border border-line-2 p-3 has-checked:border-accent has-checked:bg-accent-soft">
            <input
              type="radio"
              className={radioClass}
              // Detached, so that Enter does not submit the surrounding form.
              form=""
              name={`${id}-${path}`}
              checked={taken.has(path) === isSaved}
              onChange={() => choose(path, isSaved)}
            />
            <span className="min-w-0">
              <b className="block text-14 font-medium text-ink-2">{t(isSaved ? 'saved' : 'mine')}</b>
              <DifferentValue value={value} shown={show(path, value)} locale={locale} />
            </span>
          </label>
        );
        return (
          <fieldset key={path} className="mt-5">
            <legend className="mb-2 font-strong">
              {nameOf(path)} {changed === 'both' && <span className="text-14 font-regular text-warn">{t('both')}</span>}
            </legend>
            <div className="grid gap-3 sm:grid-cols-2">
              {side(mine, false)}
              {side(saved, true)}
            </div>
          </fieldset>
        );
      })}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn" onClick={() => box.current?.close()}>
          {t('back')}
        </button>
        <button type="button" className="btn p" onClick={apply}>
          {t('apply')}
        </button>
      </div>
    </dialog>
  );
}
