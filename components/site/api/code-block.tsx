/** Code or data, left to right in every language; long lines wrap instead of scrolling. */
export function CodeBlock({ children }: { children: string }) {
  return (
    <pre
      dir="ltr"
      className="rounded border border-line bg-wash p-4 text-start font-mono text-12 whitespace-pre-wrap wrap-anywhere"
    >
      <code>{children}</code>
    </pre>
  );
}
