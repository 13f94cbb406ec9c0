/** Two speech bubbles: the list of talks. The icons of ui load with every page; this one only with a talk. */
export function TalksIcon({ size }: { size: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M16 9V5a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11l4-4h2M10 11a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v10l-4-4h-6a2 2 0 0 1-2-2z" />
    </svg>
  );
}
