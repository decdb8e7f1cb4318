import { expect, type Locator } from '@playwright/test';

/** The links of those who are signed in, with their badges, in order. */
export const mainLinks = [
  { name: 'Dashboard', path: '/' },
  { name: 'Practice Quiz Free', path: '/quiz' },
  { name: 'Full Exam Pro', path: '/quiz?full=true' },
  { name: 'Study Tools', path: '/study-aid' },
  { name: 'Medical Terms New', path: '/medical-terminology' },
  { name: 'Progress', path: '/progress' },
  { name: 'Pricing', path: '/pricing' },
] as const;

export const expectMainLinks = async (links: Locator): Promise<void> => {
  await expect(links).toHaveCount(mainLinks.length);
  for (const [index, { name, path }] of mainLinks.entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(name);
    await expect(links.nth(index)).toHaveAttribute('href', path);
  }
};
