import { draw } from './random';

/** Storage key of a drawn product picture: kind of drawing, paint, construction and proportions. */
export function productPicture(art: string, key: string, hue: number, view = 0): string {
  const random = draw(`${art}|${key}`);
  const variant = (random.between(0, 2) + view) % 3;
  return `demo/product/${art}/${Math.round(hue) % 360}-${variant}-${random.between(0, 9999)}.jpg`;
}

/** Storage key of a company's mark. */
export const logoPicture = (family: string, hue: number, key: string, letter: string): string =>
  `demo/logo/${family}/${hue % 360}-${draw(`logo|${key}`).between(0, 5)}-${letter.toUpperCase()}.jpg`;

/** Storage key of a wide picture with two or three products. */
export const scenePicture = (arts: readonly string[], hue: number, key: string): string =>
  `demo/scene/${arts.slice(0, 3).join('.')}/${hue % 360}-${draw(`scene|${key}`).between(0, 9999)}.jpg`;

/** Storage key of a drawn document. */
export const certificatePicture = (key: string): string => {
  const random = draw(`certificate|${key}`);
  return `demo/certificate/${random.between(0, 359)}-${random.between(0, 99)}.jpg`;
};

/** Storage key of a drawn portrait. */
export const personPicture = (key: string): string => {
  const random = draw(`person|${key}`);
  return `demo/person/${random.between(0, 359)}-${random.between(0, 5)}.jpg`;
};
