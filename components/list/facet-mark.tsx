import { MembershipTag, VerificationGrade } from '@/components/list/mark/standing';
import { Flag } from '@/components/ui/flag';
import { config } from '@/lib/platform/config';
import type { Option } from './facet-option';

/** A filter value in its usual look: flags for countries, marks for grades and memberships. */
export function FacetMark({ option }: { option: Option }) {
  const grade = option.key === 'grade' && config.grades.find((one) => one.toLowerCase() === option.value);
  if (grade) return <VerificationGrade grade={grade} />;
  const membership = option.key === 'membership' && config.memberships.find((one) => one === option.value);
  if (membership) return <MembershipTag membership={membership} />;
  if (option.key === 'range') return <span data-q="">{option.label}</span>;
  if (option.key !== 'country') return option.label;
  return (
    <>
      <Flag code={option.value.toUpperCase()} />
      {option.label}
    </>
  );
}
