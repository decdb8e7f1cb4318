const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is the expected one; records may hold more than is expected, lists may not. */
export const holds = (actual: unknown, expected: unknown): boolean => {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((one, index) => holds(actual[index], one))
    );
  }
  if (!isRecord(expected)) return Object.is(actual, expected);
  return (
    isRecord(actual) && Object.entries(expected).every(([name, one]) => holds(actual[name], one))
  );
};
