'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { DraftNote } from '@/components/form/draft-note';
import { useAct } from '@/components/form/use-act';
import { useKeptFields } from '@/components/form/use-kept-fields';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { linkMax } from '@/lib/fair/constants';
import { fairLinkCall } from '@/lib/fair/schema';
import type { Exhibit } from './types';

/** The exhibitor's meeting link; input is kept if saving fails. */
export function LinkForm({ exhibit: { companyId, link: stored, revision } }: { exhibit: Exhibit }) {
  const t = useTranslations('fairCenter');
  const kept = useKeptFields(`fair-link:${companyId}`, { link: stored }, revision);
  const [isTyped, setTyped] = useState(false);
  const [begun, setBegun] = useState(revision);
  const [failure, setFailure] = useState<string | null>(null);
  const typed = isTyped || kept.draft.restored;
  const link = typed ? kept.values.link : stored;
  const isSaved = link.trim() === stored;
  const { act, busy } = useAct(fairLinkCall, {
    done: t('linkSaved'),
    rereads: [['fair']],
    onDone: (written) => {
      setBegun(written.revision);
      // Shows the stored value, in which the server may have added the scheme.
      kept.change({ link: written.link });
      kept.draft.saved({ link: written.link }, written.revision);
    },
    onFailure: (_, words) => setFailure(words),
    options: { userType: 'supplier' },
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaved) return;
    setFailure(null);
    // A colleague's change is shown with the conflict; only then may it be overwritten.
    await act({ revision: failure === null && typed ? begun : revision, link });
  };
  return (
    <section aria-labelledby="fair-link" className="grid gap-3">
      <h2 id="fair-link" className="text-20 font-[650]">
        {t('linkTitle')}
      </h2>
      <form noValidate className="grid gap-3 rounded border border-line bg-paper px-4 py-3" onSubmit={save}>
        <DraftNote draft={kept.draft} saving={busy} />
        {stored === '' && <p className="text-ink-2">{t('linkNone')}</p>}
        <Field label={t('linkLabel')} hint={t('linkHint')} error={failure}>
          {(ties) => (
            <Input
              {...ties}
              type="url"
              inputMode="url"
              dir="ltr"
              enterKeyHint="done"
              placeholder="https://"
              maxLength={linkMax}
              value={link}
              onChange={({ target }) => {
                if (!typed) setBegun(revision);
                setTyped(true);
                kept.change({ link: target.value });
              }}
            />
          )}
        </Field>
        {failure !== null && revision !== begun && (
          <p className="text-12 text-ink-2 [overflow-wrap:anywhere]">
            {t('linkNow', { set: stored === '' ? 'no' : 'yes', link: stored })}
          </p>
        )}
        {!isSaved && (
          <div>
            <Button type="submit" busy={busy}>
              {t('linkSave')}
            </Button>
          </div>
        )}
      </form>
    </section>
  );
}
