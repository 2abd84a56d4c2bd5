'use client';

import { useEffect } from 'react';
import { rememberChoice, type VisitorCookie } from '@/lib/platform/i18n/visitor-cookie';

/** Detects, once, tablets that identify as a Mac by their touch screen (docs/domain.md, Devices). */
export function DeviceCheck({ cookie }: { cookie: VisitorCookie }) {
  useEffect(() => {
    const tablet = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
    if (!tablet || document.cookie.includes(`${cookie.name}=`)) return;
    rememberChoice(cookie, 'm');
    if (document.cookie.includes(`${cookie.name}=m`)) location.reload();
  }, [cookie]);
  return null;
}
