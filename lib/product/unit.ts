import type { Locale } from '@/lib/platform/i18n/site';

type Symbols = Partial<Record<Locale, string>>;

/** Unit symbols that differ from the international one, by language. */
const symbols: Record<string, Symbols> = {
  '°C': { ar: '°م' },
  A: { ru: 'А', ar: 'أمبير' },
  'Gbit/s': { ru: 'Гбит/с', ar: 'جيجابت/ث' },
  Hz: { ru: 'Гц', ar: 'هرتز' },
  L: { ru: 'л', ar: 'لتر', de: 'l' },
  'L/h': { ru: 'л/ч', ar: 'لتر/ساعة', de: 'l/h' },
  'L/min': { ru: 'л/мин', ar: 'لتر/دقيقة', de: 'l/min' },
  'L/s': { ru: 'л/с', ar: 'لتر/ثانية', de: 'l/s' },
  MHU: { ru: 'МТЕ', ar: 'وحدة حرارية ميجا' },
  MHz: { ru: 'МГц', ar: 'ميجاهرتز' },
  MP: { zh: '百万像素', fr: 'Mpx', ru: 'Мп', ar: 'ميجابكسل', es: 'Mpx', de: 'Mpx' },
  MPa: { ru: 'МПа', ar: 'ميجاباسكال' },
  Mpps: { ru: 'млн пак/с', ar: 'مليون رزمة/ث' },
  N: { ru: 'Н', ar: 'نيوتن' },
  Pa: { ru: 'Па', ar: 'باسكال' },
  V: { ru: 'В', ar: 'فولت' },
  W: { ru: 'Вт', ar: 'واط' },
  Wp: { ru: 'Вт', ar: 'واط' },
  bar: { ru: 'бар', ar: 'بار' },
  bpm: { zh: '次/min', ru: 'уд/мин', es: 'lpm', ar: 'نبضة/دقيقة', de: '1/min' },
  cm: { ru: 'см', ar: 'سم' },
  'cm³': { ru: 'см³', ar: 'سم³' },
  'cmH₂O': { ru: 'см вод. ст.', ar: 'سم ماء' },
  cycles: { zh: '次', ru: 'циклов', es: 'ciclos', ar: 'دورة', pt: 'ciclos', de: 'Zyklen' },
  'dB(A)': { ru: 'дБ(А)', ar: 'ديسيبل (A)' },
  'dB/km': { ru: 'дБ/км', ar: 'ديسيبل/كم' },
  ft: { zh: '英尺', fr: 'pieds', ru: 'футов', es: 'pies', ar: 'قدم', pt: 'pés', de: 'Fuß' },
  'g/m²': { ru: 'г/м²', ar: 'جم/م²' },
  h: { ru: 'ч', ar: 'ساعة' },
  ha: { zh: '公顷', ru: 'га', ar: 'هكتار' },
  'ha/h': { zh: '公顷/小时', ru: 'га/ч', ar: 'هكتار/ساعة' },
  hp: { zh: '马力', fr: 'ch', ru: 'л.с.', es: 'CV', ar: 'حصان', pt: 'cv', de: 'PS' },
  in: { zh: '英寸', en: 'in.', fr: 'po', ru: 'дюйм.', es: 'pulg.', ar: 'بوصة', pt: 'pol.', de: 'Zoll' },
  kA: { ru: 'кА', ar: 'ك.أ' },
  kB: { fr: 'ko', ru: 'КБ', ar: 'كيلوبايت' },
  kN: { ru: 'кН', ar: 'كيلونيوتن' },
  'kN/m²': { ru: 'кН/м²', ar: 'كيلونيوتن/م²' },
  kPa: { ru: 'кПа', ar: 'كيلوباسكال' },
  kV: { ru: 'кВ', ar: 'ك.ف' },
  kVA: { ru: 'кВА', ar: 'ك.ف.أ' },
  kW: { ru: 'кВт', ar: 'كيلوواط' },
  kWh: { ru: 'кВт·ч', ar: 'كيلوواط ساعة' },
  kg: { ru: 'кг', ar: 'كجم' },
  'kg/h': { ru: 'кг/ч', ar: 'كجم/ساعة' },
  'kg/km': { ru: 'кг/км', ar: 'كجم/كم' },
  'kg/s': { ru: 'кг/с', ar: 'كجم/ثانية' },
  'km/h': { ru: 'км/ч', ar: 'كم/ساعة' },
  lx: { ru: 'лк', ar: 'لوكس' },
  m: { ru: 'м', ar: 'م' },
  'm/min': { ru: 'м/мин', ar: 'م/دقيقة' },
  'm/s': { ru: 'м/с', ar: 'م/ث' },
  mA: { ru: 'мА', ar: 'مللي أمبير' },
  mL: { fr: 'ml', ru: 'мл', es: 'ml', ar: 'مل', de: 'ml' },
  'mg/m³': { ru: 'мг/м³', ar: 'ملجم/م³' },
  min: { ru: 'мин', ar: 'دقيقة' },
  ml: { ru: 'мл', ar: 'مل' },
  mm: { ru: 'мм', ar: 'مم' },
  mmHg: { ru: 'мм рт. ст.', ar: 'مم زئبق' },
  'mm²': { ru: 'мм²', ar: 'مم²' },
  'm²': { ru: 'м²', ar: 'م²' },
  'm³': { ru: 'м³', ar: 'م³' },
  'm³/h': { ru: 'м³/ч', ar: 'م³/ساعة' },
  'm³/min': { ru: 'м³/мин', ar: 'م³/دقيقة' },
  'r/min': { en: 'rpm', fr: 'tr/min', ru: 'об/мин', es: 'rpm', ar: 'دورة/دقيقة', pt: 'rpm', de: 'min⁻¹' },
  rpm: { zh: 'r/min', fr: 'tr/min', ru: 'об/мин', ar: 'دورة/دقيقة', de: 'min⁻¹' },
  s: { ru: 'с', ar: 'ثانية' },
  spm: { zh: '针/分', fr: 'points/min', ru: 'ст./мин', es: 'ppm', ar: 'غرزة/دقيقة', pt: 'ppm', de: 'Stiche/min' },
  t: { zh: '吨', ru: 'т', ar: 'طن' },
  't/h': { ru: 'т/ч', ar: 'طن/ساعة' },
  t·m: { ru: 'т·м', ar: 'طن·م' },
  µm: { ru: 'мкм', ar: 'ميكرومتر' },
  µs: { ru: 'мкс', ar: 'ميكروثانية' },
  'Ω/km': { ru: 'Ом/км', ar: 'أوم/كم' },
};

const close: Record<string, readonly Locale[] | undefined> = { '%': ['zh', 'en', 'ar', 'pt'] };

/** Whether a unit has a symbol rather than a translated name. */
export const isSymbol = (unit: string): boolean => unit === '' || unit in symbols || unit in close;

/** A unit's symbol in a language. */
export const unitSymbol = (locale: Locale, unit: string): string => symbols[unit]?.[locale] ?? unit;

/** The separator before a unit: none for degrees of angle and some percent signs, else a no-break space. */
export const unitSpace = (locale: Locale, unit: string): string =>
  unit === '°' || close[unit]?.includes(locale) ? '' : '\u00a0';
