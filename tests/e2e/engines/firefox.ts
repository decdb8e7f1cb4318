import puppeteer from 'puppeteer-core';
import { type Screen, screenHeight } from './screen.ts';

/** A Firefox as it is installed, by WebDriver BiDi. */
export const firefox = async (executablePath: string): Promise<Screen> => {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    open: async (address) => {
      await page.goto(address, { waitUntil: 'load' });
    },
    back: async () => {
      await page.goBack({ waitUntil: 'load' });
    },
    resize: (width) => page.setViewport({ width, height: screenHeight }),
    run: async (script, ...args) =>
      (await page.evaluate(`(${script})(...${JSON.stringify(args)})`)) as never,
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    errors,
    picture: () => page.screenshot(),
    end: () => browser.close(),
  };
};
