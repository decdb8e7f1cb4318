import { writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import type { Screen } from './screen.ts';

/** Does something with a browser and closes it; where it fails a picture is kept of what it showed. */
export const withPicture = async (screen: Screen, act: () => Promise<void>): Promise<void> => {
  try {
    await act();
  } catch (error) {
    await writeFile(test.info().outputPath('where-it-stopped.png'), await screen.picture());
    throw error;
  } finally {
    await screen.end();
  }
};
