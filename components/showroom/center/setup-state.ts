import type { UploadValue } from '@/components/form/upload/upload-value';
import type { BlockChoice, ShowroomDraft, ShowroomSetting } from '@/lib/showroom/edit/schema';
import type { OwnShowroom } from '@/lib/showroom/edit/types';

export type Template = ShowroomSetting['template'];
/** Set-up of a showroom being edited. */
export type SetupState = Omit<ShowroomSetting, 'banner'> & { banner: UploadValue[]; blocks: BlockChoice[] };
/** Its sections in order, for listing unsaved ones. */
export const setupParts = ['template', 'blocks', 'page'] as const;
type SetupPart = (typeof setupParts)[number];

export const stateOf = ({ setting, blocks }: OwnShowroom): SetupState => ({
  ...setting,
  banner: setting.banner.map((file) => ({ ...file, alt: '' })),
  blocks: blocks.map(({ kind, shown }) => ({ kind, shown })),
});

export const settingOf = ({ template, productTemplate, hue, banner }: SetupState): ShowroomSetting => ({
  template,
  productTemplate,
  hue,
  banner: banner.map(({ key }) => key),
});

export const draftOf = (state: SetupState): ShowroomDraft => ({ setting: settingOf(state), blocks: state.blocks });

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Sections that differ between two states. */
export function changedParts(before: SetupState, after: SetupState): SetupPart[] {
  const [old, now] = [settingOf(before), settingOf(after)];
  const parts: SetupPart[] = [];
  if (old.template !== now.template) parts.push('template');
  if (!same({ ...old, template: now.template }, now)) parts.push('page');
  if (!same(before.blocks, after.blocks)) parts.push('blocks');
  return parts;
}
