import textStyles from '../../../ui/text.module.css';

/** A letter, not the trademark: one colour, like every other icon here. */
export const GoogleMark = () => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={textStyles['no-shrink']}
  >
    <path
      d="M20.5 12.2H12M20.5 12.2a8.5 8.5 0 1 1-2.6-6.3"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
    />
  </svg>
);
