type Coming = { readonly path: string; readonly title: string };

/** The parts of the product that are not open yet. */
export const comingPages = {
  blog: { path: '/blog', title: 'Healthcare Provider Community' },
} as const satisfies Readonly<Record<string, Coming>>;

export type ComingName = keyof typeof comingPages;
