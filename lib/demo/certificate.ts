import { draw } from './random';

/** A line of a document that says nothing, as a bar. */
const bar = (y: number, width: number, height = 7, fill = '#b9bec6') =>
  `<rect x="${240 - width / 2}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>`;

/** A framed document with a seal as SVG, 480 x 640 pixels, in no language; the same for the same input. */
export function drawCertificate(hue: number, seed: string): string {
  const random = draw(`certificate|${hue}|${seed}`);
  const dark = `hsl(${hue} 38% 30%)`;
  const soft = `hsl(${hue} 34% 92%)`;
  const seal = `hsl(${(hue + 160) % 360} 45% 42%)`;
  const points = random.between(14, 22);
  const star = Array.from({ length: points * 2 }, (_, index) => {
    const [angle, radius] = [(Math.PI * index) / points, index % 2 ? 46 : 54];
    return `${(240 + radius * Math.sin(angle)).toFixed(1)},${(486 + radius * Math.cos(angle)).toFixed(1)}`;
  }).join(' ');
  const lines = Array.from({ length: random.between(4, 6) }, (_, index) =>
    bar(268 + index * 24, random.between(220, 320)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 640" width="480" height="640"><rect width="480" height="640" fill="#fdfcf9"/>
<rect x="20" y="20" width="440" height="600" fill="none" stroke="${dark}" stroke-width="8"/><rect x="36" y="36" width="408" height="568" fill="none" stroke="${dark}" stroke-width="2"/>
<path d="M36 36h54l-54 54zM444 36v54l-54-54zM36 604v-54l54 54zM444 604h-54l54-54z" fill="${soft}" stroke="${dark}" stroke-width="2"/>
<path d="M240 76l30 12v26c0 20-12 32-30 40-18-8-30-20-30-40V88z" fill="${soft}" stroke="${dark}" stroke-width="4"/><path d="M226 112l10 11 19-21" fill="none" stroke="${dark}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
${bar(178, random.between(220, 290), 16, dark)}${bar(212, random.between(150, 210), 10, dark)}<path d="M120 244h240" stroke="${soft}" stroke-width="3"/>
${lines.join('')}
<path d="M218 520l-16 66 38-20 38 20-16-66z" fill="hsl(${(hue + 160) % 360} 45% 32%)"/><polygon points="${star}" fill="${seal}"/><circle cx="240" cy="486" r="34" fill="none" stroke="#fff" stroke-width="3"/><path d="M222 486l13 14 24-28" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M70 548c20-22 30 14 46-6s24-8 40 4M324 548c18-20 26 12 44-8s20-4 40 6" fill="none" stroke="#3a4250" stroke-width="3" stroke-linecap="round"/><path d="M66 566h100M314 566h100" stroke="#b9bec6" stroke-width="2"/></svg>`;
}
