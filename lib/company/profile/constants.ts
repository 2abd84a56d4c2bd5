/** What a profile's checklist asks for, in its order; what `blocks` keeps the profile from being submitted. */
export const checklistItems = ['basic', 'licence', 'media', 'introduction', 'certificate', 'product'] as const;
export type ChecklistItem = (typeof checklistItems)[number];

/** The parts of the profile's form; certificates have a page of their own. */
export const profileSections = ['basic', 'media', 'introduction'] as const;
export type ProfileSection = (typeof profileSections)[number];

/** Life of a profile. docs/domain.md, Company profile. */
export const companyStatuses = ['draft', 'review', 'normal', 'rejected', 'disabled'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];
