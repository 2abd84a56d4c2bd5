'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { EnterKey } from './enter-key';
import { FieldFrame } from './field-frame';
import { type FieldProps, useBound } from './use-bound';

type Props = FieldProps & {
  autoComplete: 'current-password' | 'new-password';
  enterKeyHint?: EnterKey;
  aside?: ReactNode;
};

/** A password input with a show button. */
export function PasswordField({ name, label, hint, need, autoComplete, enterKeyHint = 'next', aside }: Props) {
  const t = useTranslations('form');
  const { field, id, error, aria } = useBound({ name, label, hint, need });
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} need={need} error={error} aside={aside}>
      <div className="ctl-b">
        <input
          {...field}
          {...aria}
          type={shown ? 'text' : 'password'}
          dir="ltr"
          autoComplete={autoComplete}
          enterKeyHint={enterKeyHint}
          autoCapitalize="none"
          spellCheck={false}
          className="ctl"
        />
        <button
          type="button"
          className="ibt"
          aria-label={t(shown ? 'hidePassword' : 'showPassword')}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </div>
    </FieldFrame>
  );
}
