import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    readonly reportViolation: (violation: string) => void;
  }
}

export type Watched = {
  /** What the content security policy refused, and where. */
  readonly violations: readonly string[];
  /** What was thrown and not caught. */
  readonly errors: readonly string[];
};

const reportViolations = (): void =>
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, blockedURI, sample } = violation;
    window.reportViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`);
  });

/** Keeps count of what no page of the product may do. */
export const watchPages = async (context: BrowserContext): Promise<Watched> => {
  const violations: string[] = [];
  const errors: string[] = [];
  await context.exposeFunction('reportViolation', (violation: string) => {
    violations.push(violation);
  });
  await context.addInitScript(reportViolations);
  context.on('weberror', (thrown) => errors.push(thrown.error().stack ?? ''));
  return { violations, errors };
};
