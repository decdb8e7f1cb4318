/** Where whoever owns a suspended account is told so. */
export const suspendedPage = '/auth?suspended=1';

/** The refusal that leads there. */
export const suspendedCodes = ['AccountSuspended'] as const;
