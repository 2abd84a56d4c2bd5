'use client';

type Props = {
  label: string;
  steps: readonly string[];
  /** Counted from 1. */
  current: number;
  onBack: { label: string; act: () => void } | null;
};

/** Where a visitor is among the steps. */
export function StepList({ label, steps, current, onBack }: Props) {
  return (
    <>
      <ol className="stps" aria-label={label}>
        {steps.map((step, at) => (
          <li
            key={step}
            className={at < current ? 'on' : undefined}
            aria-current={at === current - 1 ? 'step' : undefined}
          >
            <b>{at + 1}</b>
            {step}
          </li>
        ))}
      </ol>
      {onBack && (
        <button type="button" className="lnk acc-again" onClick={onBack.act}>
          {onBack.label}
        </button>
      )}
    </>
  );
}
