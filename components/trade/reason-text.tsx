/** Why something was declined or withdrawn: the name of a usual reason, words added as written, or both. */
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
