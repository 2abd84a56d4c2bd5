import { draw } from './random';

const skins = ['#f1c9a5', '#e0ac83', '#c68b5f', '#a06a43', '#7a4c2e', '#f6d7bd'];
const hairs = ['#1f1a17', '#3b2a1e', '#6b4a2b', '#8a8580', '#2b2b33', '#a4703c'];

/** A portrait as SVG, 480 x 480 pixels: head and shoulders in work clothes, some with a helmet; the same for the same input. */
export function drawPerson(hue: number, variant: number): string {
  const random = draw(`portrait|${hue}|${variant}`);
  const [skin, hair] = [random.pick(skins), random.pick(hairs)];
  const cloth = `hsl(${hue} 32% 38%)`;
  const helmet = random.next() < 0.35;
  const long = !helmet && random.next() < 0.45;
  const glasses = random.next() < 0.3;
  const collar = random.next() < 0.5;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480"><rect width="480" height="480" fill="#f6f4f0"/>
${long ? `<path d="M142 214c-10 90-14 130-30 170h256c-16-40-20-80-30-170z" fill="${hair}"/>` : ''}
<path d="M60 480c4-96 58-132 132-144h96c74 12 128 48 132 144z" fill="${cloth}" stroke="#232a36" stroke-width="5"/>
<path d="M200 290h80v58c-22 26-58 26-80 0z" fill="${skin}" stroke="#232a36" stroke-width="5"/>
${collar ? '<path d="M196 336l44 46 44-46 20 12-40 76-24-30-24 30-40-76z" fill="#fff" stroke="#232a36" stroke-width="5"/>' : `<path d="M192 338c14 34 82 34 96 0" fill="none" stroke="#232a36" stroke-width="5"/>`}
<path d="M156 190c0-62 34-100 84-100s84 38 84 100c0 70-36 124-84 124s-84-54-84-124z" fill="${skin}" stroke="#232a36" stroke-width="5"/>
<path d="M206 208h2M272 208h2" stroke="#232a36" stroke-width="13" stroke-linecap="round"/>
<path d="M212 262c16 13 40 13 56 0" fill="none" stroke="#232a36" stroke-width="5" stroke-linecap="round"/><path d="M240 214l-7 26h12" fill="none" stroke="#232a36" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/>
${glasses ? '<g fill="none" stroke="#232a36" stroke-width="5"><circle cx="207" cy="208" r="25"/><circle cx="273" cy="208" r="25"/><path d="M232 206h16"/></g>' : ''}
${helmet ? `<path d="M136 176c0-68 44-112 104-112s104 44 104 112z" fill="hsl(${(hue + 150) % 360} 70% 55%)" stroke="#232a36" stroke-width="5"/><path d="M120 176h240v18H120z" fill="hsl(${(hue + 150) % 360} 70% 47%)" stroke="#232a36" stroke-width="5"/>` : `<path d="M150 196c-8-78 30-124 90-124s98 46 90 124c-10-34-24-52-44-62-40 10-84 8-104-4-16 14-26 36-32 66z" fill="${hair}" stroke="#232a36" stroke-width="5"/>`}</svg>`;
}
