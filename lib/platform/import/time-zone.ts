/** Offsets in minutes (east positive) of unambiguous zone names. */
const offsets: Readonly<Record<string, number>> = {
  ...{ Z: 0, UT: 0, UTC: 0, GMT: 0, WET: 0, WEST: 60 },
  ...{ CET: 60, MEZ: 60, MET: 60, CEST: 120, MESZ: 120, MEST: 120 },
  ...{ EET: 120, OEZ: 120, EEST: 180, OESZ: 180, TRT: 180, MSK: 180, MSD: 240, SAMT: 240, YEKT: 300, NOVT: 420 },
  ...{ WAT: 60, CAT: 120, SAST: 120, EAT: 180 },
  ...{ PKT: 300, NPT: 345, ICT: 420, WIB: 420, HKT: 480, SGT: 480, MYT: 480, PHT: 480, AWST: 480, JST: 540, KST: 540 },
  ...{ ACST: 570, ACDT: 630, AEST: 600, AEDT: 660, NZST: 720, NZDT: 780 },
  ...{ NDT: -150, NST: -210, ADT: -180, EDT: -240, CDT: -300, MDT: -360, MST: -420, PDT: -420, PST: -480 },
  ...{ AKDT: -480, AKST: -540, HST: -600, BRST: -120, BRT: -180, ART: -180, UYT: -180, CLST: -180, CLT: -240 },
  ...{ BOT: -240, VET: -240, PET: -300, COT: -300 },
};

/** Ambiguous zone names: the first matching country or language counts, else the last entry. */
const shared: Readonly<Record<string, readonly (readonly [of: string, minutes: number])[]>> = {
  CST: [
    ['CN TW HK MO zh', 480],
    ['CU', -300],
    ['', -360],
  ],
  EST: [
    ['AU', 600],
    ['', -300],
  ],
  AST: [
    ['SA KW QA BH IQ YE ar', 180],
    ['', -240],
  ],
  GST: [
    ['GS', -120],
    ['', 240],
  ],
  IST: [
    ['IE GB', 60],
    ['IL he', 120],
    ['', 330],
  ],
  BST: [
    ['BD bn', 360],
    ['', 60],
  ],
};

/**
 * The offset of a zone name in a feed, such as CEST, UTC+8 or GMT+05:30.
 * @param context the feed's languages and countries as written (zh-CN), to resolve ambiguous names
 * @returns minutes, east positive; null if unknown
 */
export function zoneMinutes(name: string, context: readonly string[] = []): number | null {
  const zone = name.trim().toUpperCase();
  const [, sign, hours = '', minutes = '0'] = /^(?:UTC|GMT|UT)?([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  if (sign !== undefined) {
    const total = Number(hours) * 60 + Number(minutes);
    return total > 14 * 60 || Number(minutes) > 59 ? null : sign === '-' ? -total : total;
  }
  const own = Object.hasOwn(offsets, zone) ? offsets[zone] : undefined;
  if (own !== undefined) return own;
  const parts = new Set(context.flatMap((tag) => tag.split(/[-_]/)).map((part) => part.toLowerCase()));
  const meanings = Object.hasOwn(shared, zone) ? (shared[zone] ?? []) : [];
  const fits = (of: string) => of === '' || of.split(' ').some((part) => parts.has(part.toLowerCase()));
  return meanings.find(([of]) => fits(of))?.[1] ?? null;
}
