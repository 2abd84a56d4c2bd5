'use client';

import { useEffect, useState } from 'react';
import { type ProfileSection, profileSections } from '@/lib/company/profile/constants';
import { sectionAddress } from './section-tabs';

const sectionAt = (path: string): ProfileSection | undefined =>
  profileSections.find((one) => new URL(sectionAddress(one), location.origin).pathname === path);

/** The visible section; kept in the address, so that Back returns to the previous one. */
export function useSection(first: ProfileSection): [ProfileSection, (section: ProfileSection) => void] {
  const [section, setSection] = useState(first);
  useEffect(() => {
    const follow = () => setSection((now) => sectionAt(location.pathname) ?? now);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const show = (next: ProfileSection) => {
    if (next !== section) window.history.pushState(null, '', sectionAddress(next));
    setSection(next);
  };
  return [section, show];
}
