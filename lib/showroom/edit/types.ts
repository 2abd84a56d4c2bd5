import type { CompanyProfile } from '@/lib/company/types';
import type { Grade, Membership } from '@/lib/platform/config';
import type { UploadView } from '@/lib/upload/types';
import type { BlockKind } from '../types';
import type { Collection } from './collection';
import type { ItemDraft } from './item/schema';

/** Whom a thing is open to: grades A and B, or Gold and Diamond; null for everyone. */
export type Lock = 'profile' | 'star' | null;

/** A block of the home as its owner sets it up. */
export type OwnBlock = {
  kind: BlockKind;
  shown: boolean;
  /** how many things it has to show */
  count: number;
  /** why it stays hidden whatever is chosen */
  lock: Lock;
};

/** A company's own showroom, saved state. */
export type OwnShowroom = {
  companyId: number;
  /** whether visitors can open it */
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
  /** how many items each collection has and may have */
  collections: Record<Collection, { count: number; most: number; locked: boolean }>;
  updatedAt: string;
  /** of the template, the settings and the home; to be sent with what is written of them */
  revision: number;
};

/** An item of a collection as its editor opens it. */
export type OwnItem<C extends Collection = Collection> = {
  id: number;
  /** the values of its form; `pictures` are keys, of which `files` tells more */
  values: ItemDraft<C>;
  files: UploadView[];
  /** why staff hid it */
  hiddenReason: string | null;
  /** false where it is over the membership's cap and not shown */
  covered: boolean;
  /** of a case group: how many cases are in it */
  used: number;
  /** to be sent with what is written */
  revision: number;
};
export type OwnItems<C extends Collection = Collection> = { items: OwnItem<C>[]; most: number; locked: boolean };
