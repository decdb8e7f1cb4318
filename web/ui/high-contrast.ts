/**
 * Spread it over a Radix component for its high contrast look: under exactOptionalPropertyTypes the
 * package types the prop itself as never.
 */
export const highContrast: object = { highContrast: true };
