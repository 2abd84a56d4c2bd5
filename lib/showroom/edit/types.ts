import type { CompanyProfile } from '@/lib/company/types';
import type { Grade, Membership } from '@/lib/platform/config';
import type { UploadView } from '@/lib/upload/types';
import type { BlockKind } from '../types';
import type { Collection } from './collection';
import type { ItemDraft } from './item/schema';

/** Required standing: grade A or B, or Gold or Diamond membership; null for none. */
export type Lock = 'profile' | 'star' | null;

/** A block of the home as its owner sets it up. */
export type OwnBlock = {
  kind: BlockKind;
  shown: boolean;
  /** number of items it would show */
  count: number;
  /** the standing it requires but lacks, in which case it stays hidden */
  lock: Lock;
};

/** A company's own showroom, saved state. */
export type OwnShowroom = {
  companyId: number;
  /** whether it is public */
  public: boolean;
  grade: Grade;
  membership: Membership;
  setting: {
    template: CompanyProfile['template'];
    productTemplate: CompanyProfile['productTemplate'];
    hue: number;
    banner: UploadView[];
  };
  /** the template that visitors see, where the standing no longer covers the chosen one */
  effective: CompanyProfile['template'];
  /** which templates the standing covers */
  templates: Record<CompanyProfile['template'], boolean>;
  blocks: OwnBlock[];
  /** number of items in each collection, and maximum */
  collections: Record<Collection, { count: number; most: number; locked: boolean }>;
  updatedAt: string;
  /** of template, settings and home; to be sent back with the next write */
  revision: number;
};

/** An item of a collection as its editor opens it. */
export type OwnItem<C extends Collection = Collection> = {
  id: number;
  /** form values; `pictures` are keys, described in `files` */
  values: ItemDraft<C>;
  files: UploadView[];
  /** why staff hid it */
  hiddenReason: string | null;
  /** false if over the membership's cap and thus hidden */
  covered: boolean;
  /** of a case group: number of its cases */
  used: number;
  /** to be sent back with the next write */
  revision: number;
};
export type OwnItems<C extends Collection = Collection> = { items: OwnItem<C>[]; most: number; locked: boolean };
