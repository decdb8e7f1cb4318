import textStyles from './text.module.css';

/** A board with a reading on it: the trace dips into the well and leaves as a check mark. */
export const Mark = ({ size = 24 }: { readonly size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={textStyles['no-shrink']}
  >
    <rect x="1" y="1" width="22" height="22" rx="5" fill="var(--accent-9)" />
    <path
      d="M4.5 11.2h3.1c1.9 0 1.7 5.6 3.7 5.6 2.1 0 3-9.6 5.2-9.6h3"
      fill="none"
      stroke="var(--accent-contrast)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
