import type { Locale } from '@/lib/platform/i18n/site';
import { type PlainText, plainSpelling } from './plain-text';
import { atoms, compounds, dividers, wholeUnits } from './spelling';
import { isUnit, type UnitKey, units } from './unit';

/** Units that a spelling may mean, the likeliest first, and where it ends in the prepared text. */
export type ReadUnit = { units: readonly UnitKey[]; end: number };

type Entry = { spelling: string; languages: ReadonlySet<string>; key: string };
type Index = ReadonlyMap<string, readonly Entry[]>;

/** Latin spellings up to this length are taken on the site of their language only: `pe` is a foot in Portuguese alone. */
const shortLength = 3;

function indexOf(table: Partial<Record<string, Partial<Record<string, string>>>>): Map<string, Entry[]> {
  const found = new Map<string, Entry>();
  for (const [key, byLanguage] of Object.entries(table))
    for (const [language, list] of Object.entries(byLanguage ?? {}))
      for (const spelling of (list ?? '').split('|').map(plainSpelling).filter(Boolean)) {
        const known = found.get(`${key} ${spelling}`);
        const isFree = language === 'any' || spelling.length > shortLength || !/^[a-z.]+$/.test(spelling);
        const languages = new Set([...(known?.languages ?? []), isFree ? 'any' : language]);
        found.set(`${key} ${spelling}`, { spelling, languages, key });
      }
  const index = new Map<string, Entry[]>();
  for (const entry of [...found.values()].toSorted((a, b) => b.spelling.length - a.spelling.length)) {
    const first = entry.spelling.charAt(0);
    index.set(first, [...(index.get(first) ?? []), entry]);
  }
  return index;
}

const atomIndex = indexOf(atoms);
const wholeIndex = indexOf({
  ...wholeUnits,
  ...Object.fromEntries(
    Object.entries(atoms)
      .filter(([key]) => isUnit(key))
      .map(([key, spellings]) => [key, spellings]),
  ),
  ...Object.fromEntries(
    Object.keys(units)
      .filter((key) => !Object.hasOwn(wholeUnits, key) && !Object.hasOwn(atoms, key))
      .map((key) => [key, { any: key }]),
  ),
});
const dividerList = dividers
  .split('|')
  .map(plainSpelling)
  .toSorted((a, b) => b.length - a.length);

/** Words that begin with a unit's character in Chinese, which has no spaces: 升降机 is a lift, 方管 a square tube. */
const otherWords: Record<string, RegExp> = {
  升: /^[降级压温]/,
  方: /^[管钢形向案法便木矩框头孔桶箱通]/,
  立方: /^体/,
  平方: /^根/,
  米: /^[饭粉线糠面]/,
  度: /^[数盘计假]/,
  转: /^[子盘换轮台速向动鼓塔印炉运]/,
  安: /^[全装卓防检]/,
  匹: /^[配克]/,
  牛: /^[肉奶皮津]/,
  巴: /^[士西]/,
  磅: /^秤/,
  瓦: /^[楞片斯块机]/,
  尺: /^寸/,
  开: /^[关式口放]/,
  克: /^[拉服]/,
  桶: /^装/,
  分: /^[体离布级选流类散析切段度辨]/,
  天: /^[然车线]/,
  时: /^[间代]/,
  日: /^[本用]/,
  秒: /^表/,
};

/** Whether a unit may end here: a word of letters must not go on. */
function endsWell(text: string, spelling: string, end: number): boolean {
  const rest = text.slice(end);
  if (/\p{Script=Han}$/u.test(spelling)) return !otherWords[spelling]?.test(rest);
  if (/^[²³]/u.test(rest)) return false;
  if (/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}μ]$/u.test(spelling))
    return !/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\d^]/u.test(rest);
  return !/^\d/.test(rest) || /["'%°]$/.test(spelling);
}

const matching = (index: Index, text: string, at: number, locale: Locale): Entry[] =>
  (index.get(text.charAt(at)) ?? []).filter(
    ({ spelling, languages }) => (languages.has('any') || languages.has(locale)) && text.startsWith(spelling, at),
  );

const skipSpace = (text: string, at: number): number => (text.charAt(at) === ' ' ? at + 1 : at);

/** Compound units at a place, such as `l / min` or `литров в минуту`, longest first. */
function compoundAt(text: string, at: number, locale: Locale): ReadUnit | null {
  for (const top of matching(atomIndex, text, at, locale)) {
    const above = at + top.spelling.length;
    for (const divider of dividerList) {
      const from = skipSpace(text, above);
      if (!text.startsWith(divider, from)) continue;
      // A word needs a space before it: `ml a day`, but not `mla`.
      if (/^[a-z\u0430-\u044f]/.test(divider) && from === above) continue;
      const below = skipSpace(text, from + divider.length);
      for (const bottom of matching(atomIndex, text, below, locale)) {
        const end = below + bottom.spelling.length;
        const unit = compounds.find(([one, other]) => one === top.key && other === bottom.key)?.[2];
        if (unit && endsWell(text, bottom.spelling, end)) return { units: [unit], end };
      }
    }
  }
  return null;
}

/** Further meanings of a spelling in the trade: `4吨锅炉` is a boiler of 4 t/h, `50方水泵` a pump of 50 m³/h. */
const looseMeanings: Record<string, readonly UnitKey[]> = {
  方: ['m³/h', 'm³/min'],
  立方: ['m³/h', 'm³/min'],
  立方米: ['m³/h'],
  кубов: ['m³/h'],
  平方: ['mm²'],
  公斤: ['kgf/cm²'],
  kg: ['kgf/cm²'],
  吨: ['t/h', 'tf'],
  t: ['t/h', 'tf'],
  ton: ['t/h', 'RT', 'tf'],
  tons: ['t/h', 'RT', 'tf'],
  tonne: ['t/h', 'tf'],
  tonnes: ['t/h', 'tf'],
  тонн: ['t/h', 'tf'],
  т: ['t/h', 'tf'],
  toneladas: ['t/h', 'tf'],
  طن: ['t/h', 'RT', 'tf'],
  tonnen: ['t/h', 'tf'],
};

/** Pounds without area are a pressure where the text speaks of one: `compresor 120 libras`. */
const pounds = /^(?:libras?|lbs?\.?)$/;
const underPressure = /compres|press[aã]o|presion|calibra|manomet/;

/**
 * The unit at a place of a prepared text.
 * @returns null if there is none, or one that is not known, such as kg/t
 */
export function unitAt({ lower, cased }: PlainText, at: number, locale: Locale): ReadUnit | null {
  const compound = compoundAt(lower, at, locale);
  const found = matching(wholeIndex, lower, at, locale).filter(({ spelling }) =>
    endsWell(lower, spelling, at + spelling.length),
  );
  const longest = found[0]?.spelling ?? '';
  if (compound && compound.end >= at + longest.length) return compound;
  if (longest === '') return compound;
  const end = at + longest.length;
  // What goes on with a divider and letters is a compound that is not known.
  if (/^(?:\/ ?| \/)\p{L}/u.test(lower.slice(end))) return null;
  const keys = found.filter(({ spelling }) => spelling === longest).map(({ key }) => key);
  const likely = keys.filter(isUnit).filter((key) => isCasedAs(key, longest, cased.slice(at, end)));
  if (likely.length === 0) return null;
  const others = [...likely, ...(looseMeanings[longest] ?? [])];
  const isPressure = pounds.test(longest) && underPressure.test(lower);
  return { units: [...new Set<UnitKey>(isPressure ? ['psi', ...others] : others)], end };
}

/** Capitals of single letters and of the few longer spellings whose small letters mean something else. */
const capitals: Partial<Record<UnitKey, RegExp>> = {
  A: /^(?:[AА安]|..+)$/,
  V: /^(?:[VvВв伏]|..+)$/,
  m: /^(?:[mм米م]|..+)$/,
  g: /^(?:[gг克]|..+)$/,
  K: /^(?:[K开]|..+)$/,
  N: /^(?:[NН牛]|..+)$/,
  h: /^(?:[hч时]|..+)$/,
  s: /^(?:s|秒|..+)$/,
  U: /^(?:U|HE|R[Uu]|.{3,})$/,
  min: /^(?:分|..+)$/,
  N·m: /^(?!n(?:m|\.m)$|нм$)/,
};

/** Single letters that are words of their language, or ambiguous, unless they end a compound such as л/с. */
const partsOnly = new Set(['с', 'س', 'د', 'ث']);
const isCasedAs = (unit: UnitKey, spelling: string, written: string): boolean => {
  if (partsOnly.has(spelling)) return false;
  return capitals[unit]?.test(written) ?? true;
};

/**
 * The unit that a text names and nothing else, as a parameter's unit is stored.
 * @returns null if it is none that is known
 */
export function unitOf(text: PlainText, locale: Locale): UnitKey | null {
  const found = unitAt(text, 0, locale);
  return found && found.end === text.lower.trimEnd().length ? (found.units[0] ?? null) : null;
}
