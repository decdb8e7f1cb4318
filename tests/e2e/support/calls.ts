import type { Page, Request } from '@playwright/test';

const pathOf = (request: Request): string => new URL(request.url()).pathname;

export type Calls = {
  /** What the page asked of the server so far, oldest first: "POST /api/login". */
  readonly names: () => readonly string[];
  readonly requests: readonly Request[];
};

/** Listens to the calls of a page from now on. */
export const callsOf = (page: Page): Calls => {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (pathOf(request).startsWith('/api/')) requests.push(request);
  });
  return {
    requests,
    names: () => requests.map((request) => `${request.method()} ${pathOf(request)}`),
  };
};
