/** A position of a log that counts its events reads as a number; another one as it is. */
export const positionWords = (position: string): string =>
  /^\d+$/.test(position)
    ? position.replace(/^0+(?=\d)/, '').replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
    : position;
