/** Items of a profile's checklist in order; those with `blocks` prevent submission. */
export const checklistItems = ['basic', 'licence', 'media', 'introduction', 'certificate', 'product'] as const;
export type ChecklistItem = (typeof checklistItems)[number];

/** The sections of the profile form; certificates have their own page. */
export const profileSections = ['basic', 'media', 'introduction'] as const;
export type ProfileSection = (typeof profileSections)[number];

/** Life of a profile. docs/domain.md, Company profile. */
export const companyStatuses = ['draft', 'review', 'normal', 'rejected', 'disabled'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];
