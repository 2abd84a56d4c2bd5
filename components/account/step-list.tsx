'use client';

type Props = {
  label: string;
  steps: readonly string[];
  /** Starts at 1. */
  current: number;
  onBack: { label: string; act: () => void } | null;
};

/** Steps of a form with the current one marked. */
export function StepList({ label, steps, current, onBack }: Props) {
  return (
    <>
      <ol
        className="mt-6 mb-5 grid grid-cols-3 gap-[6px] text-ink-2 phone:mt-0 phone:text-14"
        data-steps
        aria-label={label}
      >
        {steps.map((step, index) => (
          <li
            key={step}
            className={`flex gap-[6px] border-t-4 pt-2 leading-[1.35] aria-[current=step]:font-strong aria-[current=step]:text-ink aria-[current=step]:[&_b]:text-accent ${index < current ? 'border-accent' : 'border-wash-2'}`}
            aria-current={index === current - 1 ? 'step' : undefined}
          >
            <b>{index + 1}</b>
            {step}
          </li>
        ))}
      </ol>
      {onBack && (
        <button
          type="button"
          className="mb-2 min-h-8 cursor-pointer text-start font-medium text-accent phone:min-h-11"
          onClick={onBack.act}
        >
          {onBack.label}
        </button>
      )}
    </>
  );
}
