import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field-error';
import { Icon } from './icon';

/** Style of all text inputs and selects. */
export const controlClass =
  'm-0 h-[36px] w-full min-w-0 rounded border border-ctl bg-paper px-[10px] text-ink placeholder:text-ink-3 placeholder:opacity-100 read-only:not-[select]:bg-wash disabled:cursor-not-allowed disabled:bg-wash-2 disabled:text-ink-3 focus-visible:rounded focus-visible:border-accent focus-visible:shadow-[0_0_0_3px_var(--accent-soft),0_0_0_1px_var(--accent)] aria-invalid:border-bad aria-invalid:shadow-[0_0_0_1px_var(--bad)] aria-invalid:focus-visible:shadow-[0_0_0_1px_var(--bad),0_0_0_4px_var(--bad-soft)] motion-safe:transition-[border-color,box-shadow] motion-safe:duration-[120ms] phone:h-[46px] phone:text-16 max-[600px]:h-[46px] max-[600px]:text-16';

/** Single-line text; `type="date"` for dates. */
export function Input({ className = '', ...rest }: ComponentProps<'input'>) {
  return (
    <input type="text" autoComplete="off" enterKeyHint="next" {...rest} className={`${controlClass} ${className}`} />
  );
}

/** A number in Western digits, left to right in every language. */
export function NumberInput({ unit, ...rest }: ComponentProps<'input'> & { unit?: string }) {
  const input = <Input inputMode="decimal" dir="ltr" {...rest} className={unit ? 'rounded-e-none' : ''} />;
  if (!unit) return input;
  return (
    <div dir="ltr" className="flex">
      {input}
      <span className="grid place-items-center rounded-e border border-s-0 border-ctl bg-wash px-3 whitespace-nowrap text-ink-2">
        {unit}
      </span>
    </div>
  );
}

/** Multi-line text that grows with its content. */
export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      autoComplete="off"
      enterKeyHint="enter"
      rows={4}
      {...rest}
      className={`${controlClass} block h-auto! max-h-[60dvh] min-h-[5lh] resize-y py-2 leading-(--lh) [field-sizing:content] ${className}`}
    />
  );
}

type SelectProps = ComponentProps<'select'> & {
  options: readonly { value: string; label: string }[];
  /** Label of no choice; omitted if a choice is required. */
  empty?: string;
};

/** A native select. */
export function Select({ options, empty, className = '', ...rest }: SelectProps) {
  return (
    <span className="relative flex">
      <select
        autoComplete="off"
        {...rest}
        className={`${controlClass} appearance-none pe-8 text-ellipsis ${className}`}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="down" small className="pointer-events-none absolute inset-y-0 end-2 my-auto text-ink-2" />
    </span>
  );
}

const mark =
  'm-0 mt-px grid size-5 flex-none cursor-pointer appearance-none place-items-center border-[1.5px] border-ctl bg-paper checked:border-accent checked:bg-accent disabled:cursor-not-allowed disabled:border-line-2 disabled:bg-wash-2 aria-invalid:border-bad aria-invalid:shadow-[0_0_0_1px_var(--bad)] forced-colors:appearance-auto';
/** Style of a radio button. */
export const radioClass = `${mark} rounded-full checked:after:size-2 checked:after:rounded-full checked:after:bg-on-accent`;
const line = 'flex cursor-pointer items-start gap-[10px] leading-normal phone:min-h-11 phone:items-center';

/** A checkbox with its label. */
export function Checkbox({ children, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className={line}>
      <input
        {...rest}
        type="checkbox"
        className={`${mark} rounded-s checked:after:h-[6px] checked:after:w-[11px] checked:after:-translate-y-px checked:after:-rotate-45 checked:after:border-solid checked:after:border-on-accent checked:after:[border-width:0_0_2px_2px]`}
      />
      <span>{children}</span>
    </label>
  );
}

type RadioProps = {
  /** The question. */
  legend: string;
  name: string;
  value: string | null;
  options: readonly { value: string; label: string; hint?: string; disabled?: boolean }[];
  error?: string | null;
  onChange: (value: string) => void;
};

/** Radio buttons. */
export function RadioGroup({ legend, name, value, options, error = null, onChange }: RadioProps) {
  const id = useId();
  return (
    <fieldset className="m-0 grid min-w-0 gap-[10px] border-0 p-0">
      <legend className="mb-[6px] p-0 font-[550]">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={line}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            onChange={() => onChange(option.value)}
            className={radioClass}
          />
          <span>
            {option.label}
            {option.hint && <small className="block text-12 text-ink-3">{option.hint}</small>}
          </span>
        </label>
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
