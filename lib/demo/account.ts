import type { AccountKind } from '@/lib/platform/config';

/** What every demo account is signed in with where the site is local. */
export const demoPassword = 'demo-geco-2026';

const zones: Record<string, string> = {
  zh: 'Asia/Shanghai',
  en: 'Europe/London',
  fr: 'Africa/Dakar',
  ru: 'Asia/Almaty',
  es: 'America/Mexico_City',
  ar: 'Asia/Dubai',
  pt: 'America/Sao_Paulo',
  de: 'Europe/Vienna',
};

/** A purchaser of each language. */
export const demoPurchasers = [
  { username: 'buyer_zh', locale: 'zh', name: '周明', position: '采购经理' },
  { username: 'buyer_en', locale: 'en', name: 'Grace Whitfield', position: 'Head of Procurement' },
  { username: 'buyer_es', locale: 'es', name: 'Lucía Serrano', position: 'Jefa de Compras' },
  { username: 'buyer_ar', locale: 'ar', name: 'سامر الخطيب', position: 'مدير المشتريات' },
  { username: 'buyer_fr', locale: 'fr', name: 'Awa Ndiaye', position: 'Responsable des achats' },
  { username: 'buyer_ru', locale: 'ru', name: 'Данияр Ахметов', position: 'Начальник отдела закупок' },
  { username: 'buyer_pt', locale: 'pt', name: 'Rafael Monteiro', position: 'Gerente de compras' },
  { username: 'buyer_de', locale: 'de', name: 'Katrin Hofer', position: 'Leiterin Einkauf' },
].map((one) => ({ ...one, timeZone: zones[one.locale] ?? 'UTC' }));

/** One member of the staff a role. */
export const demoStaff = [
  { username: 'staff_admin', name: 'Nora Admin', role: 'admin' },
  { username: 'staff_reviewer', name: 'Rui Reviewer', role: 'reviewer' },
  { username: 'staff_editor', name: 'Elif Editor', role: 'editor' },
  { username: 'staff_support', name: 'Sami Support', role: 'support' },
] as const;

const localeOfCountry: Record<string, string> = {
  CN: 'zh',
  FR: 'fr',
  RU: 'ru',
  ES: 'es',
  MX: 'es',
  EG: 'ar',
  AE: 'ar',
  SA: 'ar',
  BR: 'pt',
  DE: 'de',
};
/** The language in which a supplier of a country is written to. */
export const supplierLocale = (countryCode: string): string => localeOfCountry[countryCode] ?? 'en';

export type DemoAccount = { kind: AccountKind; username: string; password: string };
