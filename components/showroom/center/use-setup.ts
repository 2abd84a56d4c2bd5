'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { filesOfKeys } from '@/components/form/conflict-pictures';
import { dropSuccess, toast } from '@/components/form/toast';
import { useConflict } from '@/components/form/use-conflict';
import { useFailureText } from '@/components/form/use-failure-text';
import { useKeptDraft } from '@/components/form/use-kept-draft';
import { useJustSaved } from '@/components/form/use-save';
import { callContract } from '@/lib/platform/http/call-contract';
import { CallFailure } from '@/lib/platform/http/client';
import { showroomBlockCall, showroomSettingCall } from '@/lib/showroom/edit/schema';
import type { OwnShowroom } from '@/lib/showroom/edit/types';
import { changedParts, type SetupState, settingOf, stateOf } from './setup-state';
import { type SetupVersion, useShownSetup } from './use-shown-setup';

const fine: readonly string[] = [];
const versionOf = (state: SetupState): SetupVersion => ({ ...settingOf(state), blocks: state.blocks });

/** Set-up of a showroom: current and saved state; unsaved changes survive a reload. */
export function useSetup(showroom: OwnShowroom) {
  const t = useTranslations();
  const router = useRouter();
  const textOf = useFailureText();
  const [stored, setStored] = useState(() => stateOf(showroom));
  // Ignores re-rendering after saves, which may include a colleague's change.
  const [opened] = useState(showroom.revision);
  const [state, setState] = useState(stored);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useJustSaved();
  const [failed, setFailed] = useState(fine);
  const running = useRef(false);
  const parts = changedParts(stored, state);
  const dirty = parts.length > 0;
  const latest = useRef(state);
  latest.current = state;
  const draft = useKeptDraft<SetupState, object>({
    name: `hall:${showroom.companyId}:home`,
    revision: opened,
    values: stored,
    extra: {},
    read: () => ({ values: latest.current, extra: {} }),
    put: ({ values }) => {
      latest.current = values;
      setState(values);
    },
    settle: setStored,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every change
  useEffect(draft.touch, [state]);

  const conflict = useConflict<SetupVersion, SetupVersion>({
    revision: draft.revision(),
    base: () => versionOf(stored),
    typed: () => versionOf(latest.current),
    toValues: (version) => version,
    ...useShownSetup(),
    onApply: (chosen, saved, newer) => {
      const from = ({ banner, ...rest }: SetupVersion): SetupState => ({
        ...rest,
        banner: filesOfKeys(banner, [...state.banner, ...stored.banner], newer),
      });
      setStored(from(saved));
      setState(from(chosen));
      setFailed(fine);
      latest.current = from(chosen);
      draft.rebase(from(saved), newer.revision);
    },
  });
  const write = async () => {
    const { blocks, ...setting } = state;
    const send = async (work: (read: number) => Promise<{ revision: number }>, now: SetupState) => {
      const { revision } = await conflict.send(versionOf(state), work);
      setStored(now);
      draft.saved(now, revision);
    };
    if (parts.includes('template') || parts.includes('page'))
      await send((read) => callContract(showroomSettingCall, { ...settingOf(state), revision: read }), {
        ...setting,
        blocks: stored.blocks,
      });
    if (parts.includes('blocks'))
      await send((read) => callContract(showroomBlockCall, { blocks, revision: read }), state);
  };
  const save = async () => {
    if (running.current || !dirty) return;
    running.current = true;
    setBusy(true);
    setSaved(false);
    setFailed(fine);
    try {
      await write();
      setSaved(true);
      toast(t('done.updated'));
      router.refresh();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      dropSuccess();
      setFailed([textOf(error)]);
    } finally {
      running.current = false;
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
    failed,
    draft,
    dialog: conflict.dialog,
    /** Resets to the saved state; returns an undo function. */
    discard: () => {
      setFailed(fine);
      return draft.discard();
    },
    save,
  };
}
