import { createHash } from 'node:crypto';
import { listening } from './listening';

/**
 * The inline script that keeps the last act of a visitor who was faster than the page's scripts, and does it once they
 * listen. A form with an action and a button with a task of its own work without scripts and are left alone.
 */
export const earlyActScript = `{let a,h=e=>{let t=e.target,b=t.closest?.("button");if(e.type=="submit"){if(t.hasAttribute("action")||t.method=="dialog")return;e.preventDefault();a=()=>t.requestSubmit(e.submitter)}else if(b?.type=="button"&&!b.popoverTargetElement)a=()=>b.click()},d=f=>["click","submit"].map(k=>window[f](k,h,!0));d("addEventListener");addEventListener("${listening}",()=>{d("removeEventListener");a?.()},{once:!0})}`;

/** The script's source in a Content-Security-Policy, CSP Level 3, 2.3.1. */
export const earlyActSource = `'sha256-${createHash('sha256').update(earlyActScript).digest('base64')}'`;
