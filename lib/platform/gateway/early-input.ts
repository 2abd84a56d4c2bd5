import { createHash } from 'node:crypto';
import { currencyStyle } from './currency-style';
import { hydratedEvent } from './hydrated-event';

/** The currency's code in the script. */
const code = `\${c}`;

/**
 * Inline script that records input and the last action before the page's scripts have loaded, and replays both
 * afterwards (`EarlyAct`). Forms with an action and buttons that work without scripts are left alone. A link with
 * `data-here` keeps the current path and sets its cookie. The currency in the cookie is styled from here, since cached
 * pages know nothing of it; last, as browsers of before 2023 have no constructed style sheets.
 */
export const earlyInputScript = `addEventListener("click",e=>{let n=e.target.closest?.("a[data-here]");if(n){n.href=n.origin+location.pathname+location.search;document.cookie=n.dataset.here}},!0);{let a,l,m=new Map,h=e=>{let t=e.target,k=e.type,b=t.closest?.("button"),c=/box$|radio/.test(t.type);if(k=="submit"){if(t.hasAttribute("action")||t.method=="dialog")return;e.preventDefault();l=e;a=()=>t.requestSubmit(e.submitter)}else if(k!="click"||c)m.set(t,c?t.checked:t.value);else if(b?.type=="button"&&!b.popoverTargetElement){l=e;a=()=>b.click()}},d=f=>["click","submit","input","change"].map(k=>window[f](k,h,!0));d("addEventListener");addEventListener("${hydratedEvent}",e=>{d("removeEventListener");e.detail(m,a,l)},{once:!0})}{let c=/\\bcurrency=([A-Z]{3})/.exec(document.cookie)?.[1];if(c){let s=new CSSStyleSheet;s.replaceSync(\`${currencyStyle(code)}\`);document.adoptedStyleSheets=[s]}}`;

/** The script's CSP source hash. CSP Level 3, 2.3.1. */
export const earlyInputSource = `'sha256-${createHash('sha256').update(earlyInputScript).digest('base64')}'`;
