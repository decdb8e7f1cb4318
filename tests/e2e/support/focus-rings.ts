/** In the page: what is wrong with the rings of the controls that the keyboard reaches. */
export const weakRings = (selector: string): readonly string[] => {
  type Rgba = readonly [number, number, number, number];
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const rgba = (color: string): Rgba => {
    if (!canvas) throw new Error('No canvas');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a]: Rgba, below: Rgba): Rgba => [
    r * a + below[0] * (1 - a),
    g * a + below[1] * (1 - a),
    b * a + below[2] * (1 - a),
    1,
  ];
  const light = (color: Rgba): number => {
    const [r = 0, g = 0, b = 0] = color.slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: Rgba, other: Rgba): number => {
    const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const behind = (element: Element | null): Rgba => {
    if (!element) return rgba(getComputedStyle(document.body).backgroundColor);
    const own = rgba(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, behind(element.parentElement));
  };
  const ringOf = (element: Element): CSSStyleDeclaration | undefined =>
    [
      getComputedStyle(element),
      getComputedStyle(element, '::before'),
      getComputedStyle(element, '::after'),
      ...[...element.children].map((part) => getComputedStyle(part)),
      ...[element.parentElement, element.parentElement?.parentElement].flatMap((around) =>
        around ? [getComputedStyle(around), getComputedStyle(around, '::after')] : [],
      ),
    ].find(
      ({ outlineStyle, outlineWidth }) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );

  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    if (element.tabIndex < 0 || !element.checkVisibility() || element.matches(':disabled'))
      return [];
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) return [];
    const name = `${element.tagName} ${element.className} "${element.textContent?.slice(0, 30)}"`;
    const ring = ringOf(element);
    if (!ring) return [`${name}: no ring`];
    const around = behind(element.parentElement);
    const ratio = contrast(over(rgba(ring.outlineColor), around), around);
    return ratio < 3 ? [`${name}: ${ratio.toFixed(2)}:1, ${ring.outlineColor}`] : [];
  });
};

/** In the page: a button and a field of every variant in every colour, on every ground there is. */
export const layOutPalette = (): void => {
  const variants = ['solid', 'soft', 'surface', 'outline', 'ghost', 'classic'];
  const colors = ['gray', 'teal', 'red', 'amber', 'green', 'blue'];
  const grounds = [
    '--color-background',
    '--color-panel-solid',
    '--gray-3',
    '--accent-2',
    '--accent-3',
  ];
  const palette = document.createElement('div');
  palette.id = 'palette';
  for (const ground of grounds) {
    const panel = document.createElement('div');
    panel.style.background = `var(${ground})`;
    for (const variant of variants) {
      for (const color of colors) {
        const button = document.createElement('button');
        button.className = `rt-reset rt-BaseButton rt-r-size-2 rt-variant-${variant} rt-Button`;
        button.dataset['accentColor'] = color;
        button.textContent = `${color} ${variant} on ${ground}`;
        const field = document.createElement('div');
        field.className = `rt-TextFieldRoot rt-r-size-2 rt-variant-${variant}`;
        field.dataset['accentColor'] = color;
        const input = document.createElement('input');
        input.className = 'rt-reset rt-TextFieldInput';
        field.append(input);
        panel.append(button, ...(['soft', 'surface', 'classic'].includes(variant) ? [field] : []));
      }
    }
    palette.append(panel);
  }
  document.querySelector('.radix-themes')?.append(palette);
};
