/** Where Open-i shows an image with its case. */
export const caseAddress = (openiId: string): string =>
  `https://openi.nlm.nih.gov/detailedresult?img=${encodeURIComponent(openiId)}`;
