/** Several class names as one; those that are not to be worn are left out. */
export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
