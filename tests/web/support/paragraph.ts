/** Finds a paragraph by its whole text, whatever stands in it. */
export const paragraph =
  (text: string | RegExp) =>
  (_: string, element: Element | null): boolean =>
    element?.tagName === 'P' &&
    (typeof text === 'string' ? element.textContent === text : text.test(element.textContent));
