/** Reason of a decline or withdrawal: the name of a preset, custom text, or both. */
export function ReasonText({ label, text }: { label: string | null; text: string }) {
  return (
    <>
      {label && <p>{label}</p>}
      {text !== '' && (
        <p className="[overflow-wrap:anywhere] whitespace-pre-line" dir="auto">
          {text}
        </p>
      )}
    </>
  );
}
