import { notFound } from 'next/navigation';
import { device, locale } from 'next/root-params';
import { type Device, isLocale, type Locale } from './site';

/** The page's locale and device. */
export async function pageLocale(): Promise<{ locale: Locale; device: Device }> {
  const [language, kind] = [await locale(), await device()];
  if (!language || !isLocale(language) || (kind !== 'd' && kind !== 'm')) notFound();
  return { locale: language, device: kind };
}
