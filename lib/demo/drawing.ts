import { artKinds, drawKind, drawScene } from './art/draw';
import { drawLogo, logoFamilies } from './art/logo';
import { drawCertificate } from './certificate';
import { drawPerson } from './person';

const known = (kind: string) => artKinds.includes(kind);

/**
 * The picture behind a demo storage key of lib/demo/picture, as SVG.
 * @returns null where the key is none of the demo's
 */
export function drawingOf(key: string): string | null {
  const [, use, subject = '', file = ''] =
    key.match(/^demo\/(product|logo|scene)\/([a-z0-9.-]+)\/([0-9A-Z-]+)\.jpg$/) ?? [];
  const [hue = '', second = '', third = ''] = file.split('-');
  if (use === 'product' && known(subject))
    return drawKind(subject, { hue: Number(hue), variant: Number(second), seed: third });
  if (use === 'scene' && subject.split('.').every(known))
    return drawScene(subject.split('.'), { hue: Number(hue), seed: second });
  if (use === 'logo' && logoFamilies.includes(subject))
    return drawLogo({ family: subject, hue: Number(hue), variant: Number(second), letter: third });
  const person = key.match(/^demo\/person\/(\d{1,3})-(\d)\.jpg$/);
  if (person) return drawPerson(Number(person[1]), Number(person[2]));
  const certificate = key.match(/^demo\/certificate\/(\d{1,3})-(\d{1,2})\.jpg$/);
  return certificate ? drawCertificate(Number(certificate[1]), certificate[2] ?? '') : null;
}
