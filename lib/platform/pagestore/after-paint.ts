const preload = /<link rel="preload" as="script"[^>]*>/g;
const script = /<script src="(\/_next\/static\/[\w./~-]+\.js)" async=""><\/script>/g;
const end = '</body></html>';

/**
 * Loads style sheets and scripts after the first paint and the priority images, or the load event: background pages
 * never paint, and images may fail. Sheets apply all together, since a partial set would look broken. Scripts stay
 * async, so that React recognises them.
 */
const load =
  'a=(t,o)=>document.head.appendChild(Object.assign(document.createElement(t),o)),f=()=>{let n=s.length,d=()=>--n||c.map(e=>e.media="all"),c=s.splice(0).map(href=>{let e=a("link",{rel:"stylesheet",media:"print",fetchPriority:"high",onload:d,onerror:d,href});e.dataset.precedence="next";return e});for(let src of l.splice(0))a("script",{async:!0,src})};new PerformanceObserver(()=>{setTimeout(f,3e3);Promise.all([...document.querySelectorAll("[fetchpriority=high]")].map(e=>e.decode?.().catch(()=>0))).then(()=>requestAnimationFrame(()=>setTimeout(f)))}).observe({type:"paint",buffered:!0});addEventListener("load",f)}';
const loader = (sheets: readonly string[], scripts: readonly string[]) =>
  `{let s=${JSON.stringify(sheets)},l=${JSON.stringify(scripts)},${load}`;
const lists = /^\{let s=\[(?:"[^"\\<]*",?)*\],l=\[(?:"[^"\\<]*",?)*\],$/;

/** Whether an inline script is exactly this loader. */
export const isLoader = (script: string): boolean => script.endsWith(load) && lists.test(script.slice(0, -load.length));

/**
 * Loads a page's scripts, and the style sheets whose needed rules are inlined, after the first paint: before it they
 * would compete with the main image for bandwidth.
 */
export function loadAfterPaint(html: string, sheets: readonly string[] = []): string {
  if (!html.endsWith(end)) return html;
  const scripts: string[] = [];
  const rest = html.replace(preload, '').replace(script, (_, path: string) => {
    scripts.push(path);
    return '';
  });
  if (scripts.length === 0 && sheets.length === 0) return html;
  return `${rest.slice(0, -end.length)}<script>${loader(sheets, scripts)}</script>${end}`;
}
