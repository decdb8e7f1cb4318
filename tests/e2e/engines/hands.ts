import { expect } from '@playwright/test';
import type { Screen } from './screen.ts';

/** A look costs a millisecond or two. */
const soon = { intervals: [50] };

type PagePoint = { readonly x: number; readonly y: number };

/** In the page: the middle of a control that is there, enabled, and under nothing else. */
const placeOf = (selector: string, name: string): PagePoint | undefined => {
  const words = (text: string | null | undefined): string =>
    (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement): string => {
    const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLElement>) : [];
    const by = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    return words(element.getAttribute('aria-label') ?? (labels[0] ?? by ?? element).textContent);
  };
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      nameOf(element) === name && element.checkVisibility() && !element.matches(':disabled'),
  );
  if (!found) return undefined;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(place.x, place.y);
  return found.contains(hit) ? place : undefined;
};

const pressable = 'button, a[href], [role="option"], [role="tab"], [role="menuitem"]';
const writable = 'input, textarea, [role="combobox"]';

/** Clicks where it is once it has stood still. */
const clickOn = async (screen: Screen, selector: string, name: string): Promise<void> => {
  const seen: { last: string | undefined; place: PagePoint | undefined } = {
    last: undefined,
    place: undefined,
  };
  await expect
    .poll(
      async () => {
        const place = await screen.run(placeOf, selector, name);
        const stood = place !== undefined && JSON.stringify(place) === seen.last;
        seen.last = place && JSON.stringify(place);
        seen.place = place;
        return stood;
      },
      { message: `"${name}" can be clicked`, ...soon },
    )
    .toBe(true);
  if (seen.place) await screen.click(seen.place.x, seen.place.y);
};

export const press = (screen: Screen, name: string): Promise<void> =>
  clickOn(screen, pressable, name);

/** Opens a list or puts the cursor into a field. */
export const enter = (screen: Screen, label: string): Promise<void> =>
  clickOn(screen, writable, label);

export const fill = async (screen: Screen, label: string, text: string): Promise<void> => {
  await enter(screen, label);
  await screen.type(text);
};

const textOfPage = (): string => (document.body?.textContent ?? '').replace(/\s+/g, ' ');

export const expectText = (screen: Screen, text: string): Promise<void> =>
  expect.poll(() => screen.run(textOfPage), { message: text, ...soon }).toContain(text);

const headingOfPage = (): string => document.querySelector('h1')?.textContent ?? '';

export const expectHeading = (screen: Screen, heading: string): Promise<void> =>
  expect.poll(() => screen.run(headingOfPage), soon).toBe(heading);

const hiddenWidth = (): number => document.documentElement.scrollWidth - window.innerWidth;

/** Wide and narrow; nothing lies beyond the right edge. */
export const atBothWidths = async (screen: Screen): Promise<void> => {
  for (const width of [390, 1280]) {
    await screen.resize(width);
    await expect
      .poll(() => screen.run(hiddenWidth), { message: `beyond the right edge at ${width} px` })
      .toBeLessThan(1);
  }
};
