/** How long a test waits for what follows something: a loaded machine is slow, not wrong. */
export const patiently = { timeout: 20_000 } as const;
