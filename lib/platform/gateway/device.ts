import type { Device } from '@/lib/platform/i18n/site';

const mobile =
  /Mobi|Android|iPhone|iPad|iPod|Windows Phone|IEMobile|BlackBerry|BB10|PlayBook|Opera (Mini|Mobi)|Kindle|Silk\/|webOS|Tablet(?! PC)|HarmonyOS|OpenHarmony|UCWEB/i;
// CUBOT is a make of telephone.
const crawler =
  /(?<!cu)bot\b|(?<!cu)bot[/\-_;]|crawl|spider|slurp|facebookexternalhit|ia_archiver|mediapartners|google-inspectiontool|feedfetcher|bingpreview|lighthouse|embedly|whatsapp|yandex(images|media|video|favicons|metrika)|qwantify|pinterest\//i;

/** The cookie's word first, then the user agent's; tablets are mobile (docs/domain.md, Devices). */
export const deviceOf = (userAgent: string, cookie: string | undefined): Device => {
  if (cookie === 'd' || cookie === 'm') return cookie;
  return mobile.test(userAgent) ? 'm' : 'd';
};

/** True for the user agents of search engines and link previews, which are never led to another language. */
export const isCrawler = (userAgent: string): boolean => crawler.test(userAgent);
