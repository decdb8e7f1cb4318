/** A is the first option of a quiz. */
export const optionLetter = (place: number): string => String.fromCodePoint(65 + place);
