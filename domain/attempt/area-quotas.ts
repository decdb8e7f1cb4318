/** How many items of each area a paper of `count` holds: largest remainders of the weights. */
export const areaQuotas = (
  areas: readonly { readonly code: string; readonly weight: number }[],
  count: number,
): ReadonlyMap<string, number> => {
  const sum = areas.reduce((total, { weight }) => total + weight, 0);
  const shares = areas.map(({ code, weight }) => {
    const exact = (weight / sum) * count;
    return { code, whole: Math.floor(exact), rest: exact - Math.floor(exact) };
  });
  const missing = count - shares.reduce((total, { whole }) => total + whole, 0);
  const raised = new Set(
    shares
      .toSorted((a, b) => b.rest - a.rest)
      .slice(0, missing)
      .map(({ code }) => code),
  );
  return new Map(shares.map(({ code, whole }) => [code, whole + (raised.has(code) ? 1 : 0)]));
};
