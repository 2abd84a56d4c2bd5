/** The shortcut key shown on a button; screen readers get it from `aria-keyshortcuts`. */
export const KeySign = ({ sign }: { sign: string }) => (
  <span aria-hidden="true" className="ms-1 text-12 font-regular">
    {sign}
  </span>
);
