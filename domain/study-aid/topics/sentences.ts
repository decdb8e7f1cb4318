/** As a title or an option begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As a full sentence ends. */
export const sentence = (text: string): string => {
  const begun = capital(text.trim());
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
};
