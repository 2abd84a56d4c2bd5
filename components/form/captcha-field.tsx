'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';
import { solveCaptcha } from '@/lib/account/captcha/client';
import type { Captcha, captchaCall } from '@/lib/account/captcha/schema';
import { callPath } from '@/lib/platform/http/call-contract';
import { CallFailure } from '@/lib/platform/http/client';
import { FieldFrame } from './field-frame';
import { useFormScope } from './form-scope';
import { useBound } from './use-bound';

type State = 'asking' | 'failed' | 'ready' | 'solving' | 'solved';

/** Captcha: characters of a picture or, without sight, proof of work by the browser. */
export function CaptchaField({ name = 'captcha' }: { name?: string }) {
  const t = useTranslations('form.captcha');
  const { field, id, error, aria } = useBound({ name, label: t('label') });
  const { show, tries } = useFormScope();
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<State>('asking');
  // Solved by its button, which then disappears.
  const [ended, setEnded] = useState(false);
  const stop = useRef<AbortController>(undefined);
  const { setValue } = useFormContext();
  const tell = useRef(show);
  tell.current = show;

  const ask = useCallback(async () => {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    // The previous captcha is consumed; disable it until the next has loaded.
    setCaptcha(null);
    setTyped('');
    setState('asking');
    // Not user input, so nothing is validated.
    setValue(name, undefined);
    try {
      const captcha = await callPath<typeof captchaCall>('/api/captcha', {}, { quiet: true, signal: own.signal });
      setCaptcha(captcha);
      setState('ready');
    } catch (failure) {
      if (own.signal.aborted) return;
      setState('failed');
      if (failure instanceof CallFailure) tell.current(failure);
    }
  }, [name, setValue]);
  // An answer is used up by a try, right or wrong.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew.
  useEffect(() => {
    void ask();
    return () => stop.current?.abort();
  }, [ask, tries]);

  useEffect(() => {
    if (!ended) return;
    setEnded(false);
    if (document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [ended, id]);
  const solve = async () => {
    if (!captcha || state === 'solving') return;
    setState('solving');
    try {
      const proof = await solveCaptcha(captcha, stop.current?.signal);
      field.onChange({ id: captcha.id, proof });
      setState('solved');
      setEnded(true);
    } catch {
      if (!stop.current?.signal.aborted) setState('ready');
    }
  };
  const type = (text: string) => {
    setTyped(text);
    field.onChange(captcha && text.trim() !== '' ? { id: captcha.id, answer: text } : null);
  };
  const solved = state === 'solved';
  const other = (
    <p className="cap-o">
      {!solved && (
        <button type="button" className="lnk" onClick={solve} disabled={!captcha}>
          {t('unseen')}
        </button>
      )}
      <span role="status" className={solved ? 'sr' : undefined}>
        {state === 'solving' ? t('solving') : solved ? t('solved') : ''}
      </span>
    </p>
  );
  return (
    <FieldFrame id={id} label={t('label')} error={error} below={other}>
      <div className="cap">
        <input
          {...aria}
          ref={field.ref}
          name={field.name}
          value={solved ? t('solved') : typed}
          readOnly={solved}
          onChange={({ target }) => type(target.value)}
          onBlur={field.onBlur}
          autoComplete="off"
          inputMode="text"
          enterKeyHint="go"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          dir={solved ? undefined : 'ltr'}
          className="ctl"
        />
        {!solved && (
          <>
            <span className="cap-p">
              {captcha && <img src={captcha.image} alt={t('picture')} width={160} height={56} />}
            </span>
            <button type="button" className="ibt" aria-label={t('reload')} onClick={() => void ask()}>
              <Icon name="reload" />
            </button>
          </>
        )}
      </div>
    </FieldFrame>
  );
}
