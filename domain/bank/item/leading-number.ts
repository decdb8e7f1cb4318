const number = /^[−-]?[\d,]*\.?\d+/;

/** The number an option begins with; undefined for one in words. */
export const leadingNumber = (text: string): number | undefined => {
  const found = number.exec(text)?.[0];
  return found === undefined ? undefined : Number(found.replace('−', '-').replaceAll(',', ''));
};
