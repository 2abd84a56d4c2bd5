/** The key that chooses a thing, on it; whoever hears the page is told by `aria-keyshortcuts`. */
export const KeySign = ({ sign }: { sign: string }) => (
  <span aria-hidden="true" className="ms-1 text-12 font-regular">
    {sign}
  </span>
);
