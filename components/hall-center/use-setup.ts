'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { filesOfKeys } from '@/components/form/conflict-pictures';
import { toast } from '@/components/form/toast';
import { useConflict } from '@/components/form/use-conflict';
import { dropDraft, readDraft, writeDraft } from '@/components/review-item/local-draft';
import type { OwnHall } from '@/lib/hall/edit/types';
import { CallFailure, call } from '@/lib/http/client';
import { changedParts, type SetupState, settingOf, stateOf } from './setup-state';
import { type SetupVersion, useShownSetup } from './use-shown-setup';

const shownSaved = 3000;
const versionOf = (state: SetupState): SetupVersion => ({ ...settingOf(state), blocks: state.blocks });

/** A showroom's set-up: what is chosen, what of it is saved; unsaved choices survive a reload. */
export function useSetup(hall: OwnHall) {
  const t = useTranslations();
  const router = useRouter();
  const draftName = `hall:${hall.companyId}:home`;
  const [stored, setStored] = useState(() => stateOf(hall));
  const [revision, setRevision] = useState(hall.revision);
  const [state, setState] = useState(stored);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  const [restored, setRestored] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);
  const parts = changedParts(stored, state);
  const dirty = parts.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was kept before the page was opened
  useEffect(() => {
    const kept = readDraft<SetupState, null>(draftName);
    if (!kept || changedParts(stored, kept.values).length === 0) return;
    setState(kept.values);
    setRestored(true);
  }, []);
  useEffect(() => {
    if (dirty) writeDraft(draftName, { values: state, extra: null });
  }, [dirty, draftName, state]);
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(false), shownSaved);
    return () => clearTimeout(timer);
  }, [saved]);

  const conflict = useConflict<SetupVersion, SetupVersion>({
    revision,
    onRevision: setRevision,
    base: () => versionOf(stored),
    toValues: (version) => version,
    ...useShownSetup(),
    onApply: (chosen, saved, told) => {
      const from = ({ banner, ...rest }: SetupVersion): SetupState => ({
        ...rest,
        banner: filesOfKeys(banner, [...state.banner, ...stored.banner], told),
      });
      setStored(from(saved));
      setState(from(chosen));
      setRefused([]);
    },
  });
  const discard = () => {
    setState(stored);
    setRestored(false);
    setRefused([]);
    dropDraft(draftName);
  };
  const save = async () => {
    if (busy) return;
    setBusy(true);
    setRefused([]);
    try {
      const { blocks, ...setting } = state;
      const send = (path: string, input: object) =>
        conflict.send(versionOf(state), (read) => call<{ revision: number }>(path, { ...input, revision: read }));
      if (parts.includes('template') || parts.includes('page')) {
        await send('/api/hall/setting', settingOf(state));
        setStored((before) => ({ ...before, ...setting }));
      }
      if (parts.includes('blocks')) {
        await send('/api/hall/block', { blocks });
        setStored((before) => ({ ...before, blocks }));
      }
      dropDraft(draftName);
      setRestored(false);
      setSaved(true);
      toast(t('done.updated'));
      router.refresh();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      const said = error.errors.map(({ message }) => message);
      setRefused(said.length > 0 ? [...new Set(said)] : [error.message || t('form.offline')]);
    } finally {
      setBusy(false);
    }
  };
  return {
    stored,
    state,
    change: (some: Partial<SetupState>) => setState((before) => ({ ...before, ...some })),
    parts,
    busy,
    saved: saved && !dirty,
    restored: restored && dirty,
    refused,
    dialog: conflict.dialog,
    discard,
    save,
  };
}
