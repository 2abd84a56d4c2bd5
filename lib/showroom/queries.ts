import 'server-only';
import { sql } from 'drizzle-orm';
import { getCompany, getOwnCompany } from '@/lib/company/queries';
import type { CompanyProfile } from '@/lib/company/types';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { database, rows } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { caseCap, hasProfileFeatures, pictureCap } from '@/lib/standing/rules';
import { arrangeBlocks, type BlockRow } from './block';
import type { ShowroomDraft } from './edit/schema';
import {
  getMedia,
  listCaseGroups,
  listCases,
  listCertificates,
  listGroups,
  listMilestones,
  listModules,
  listPages,
  listPartners,
  listPowers,
  listProcess,
  listProduction,
  listTeam,
} from './section/queries';
import { templateOf } from './template';
import type { Showroom } from './types';

/** The blocks of a company's home, all kinds in the owner's order. */
export const readBlocks = async (companyId: number): Promise<BlockRow[]> =>
  arrangeBlocks(
    await rows<BlockRow>(
      database(),
      sql`select kind, shown from showroom_block where company_id = ${companyId} order by sort, kind`,
    ),
  );

type Chosen = { template: Showroom['template']; blocks: readonly BlockRow[] };

async function fill(locale: Locale, company: CompanyProfile, { template, blocks }: Chosen): Promise<Showroom> {
  const { id } = company;
  const full = hasProfileFeatures(company);
  const cases = await listCases(locale, id, caseCap(company));
  const groups = await listCaseGroups(locale, id);
  return {
    company,
    template,
    blocks: blocks.filter(({ shown }) => shown).map(({ kind }) => kind),
    groups: await listGroups(locale, id),
    cases,
    caseGroups: groups.filter((group) => cases.some(({ groupId }) => groupId === group.id)),
    process: await listProcess(locale, id),
    media: await getMedia(id, pictureCap(company)),
    powers: full ? await listPowers(locale, id) : [],
    team: full ? await listTeam(locale, id) : [],
    certificates: full ? await listCertificates(locale, id) : [],
    pages: full ? await listPages(locale, id) : [],
    partners: full ? await listPartners(id) : [],
    modules: full ? await listModules(locale, id) : [],
    milestones: full ? await listMilestones(locale, id) : [],
    production: full ? await listProduction(locale, id) : [],
  };
}

/** A public company's showroom without products; null if there is none. */
export async function getShowroom(locale: Locale, companyId: number): Promise<Showroom | null> {
  const company = await getCompany(locale, companyId);
  if (!company) return null;
  return fill(locale, company, {
    template: templateOf(company.template, company),
    blocks: await readBlocks(companyId),
  });
}

/**
 * The actor's showroom as it would be with a draft, public or not, even with a template the standing does not cover.
 * docs/domain.md, Gates. `draft` null for the saved state.
 * @throws AppError forbidden for a user whose role does not cover the showroom
 */
export async function previewShowroom(
  locale: Locale,
  actor: SupplierActor,
  draft: ShowroomDraft | null,
): Promise<Showroom> {
  assertMayDo(actor, draft ? 'showroom' : 'viewShowroom');
  const company = await getOwnCompany(locale, actor);
  if (!company) throw new AppError('notFound');
  const blocks = await readBlocks(company.id);
  if (!draft) return fill(locale, company, { template: templateOf(company.template, company), blocks });
  const { template, productTemplate, hue, banner } = draft.setting;
  const rest = blocks.filter(({ kind }) => !draft.blocks.some((block) => block.kind === kind));
  const changed = { ...company, template, productTemplate, hue, banner: banner[0] ?? null };
  return fill(locale, changed, { template, blocks: [...draft.blocks, ...rest] });
}
