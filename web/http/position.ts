let highest = '';

/** The highest log position this page has heard of; undefined before the first. */
export const minPosition = (): string | undefined => highest || undefined;

/** Positions sort as texts, so the largest text is the latest. */
export const raiseMinPosition = (position: string): void => {
  if (position > highest) highest = position;
};

/** Begins anew, as a page does that was just loaded. */
export const forgetPosition = (): void => {
  highest = '';
};
