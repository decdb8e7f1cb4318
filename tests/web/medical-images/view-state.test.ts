import { describe, expect, it } from 'vitest';
import {
  centimeters,
  grays,
  mostZoom,
  nextView,
  onImage,
  type View,
  type ViewAction,
  wholeImage,
} from '../../../web/features/medical-images/viewer/view-state.ts';
import { actionOf } from '../../../web/features/medical-images/viewer/viewer-keys.ts';

const seen = (...actions: readonly ViewAction[]): View => actions.reduce(nextView, wholeImage);

describe('looking at an image', () => {
  it('keeps what lies under the pointer under it while it zooms', () => {
    const around = { x: 0.3, y: -0.2 };
    const view = seen({ type: 'zoom', by: 2, around });
    expect(view.zoom).toBe(2);
    const { x, y } = onImage(view, around);
    expect(x).toBeCloseTo(0.8);
    expect(y).toBeCloseTo(0.3);
  });

  it('neither shrinks below the whole image nor grows without end', () => {
    expect(seen({ type: 'zoom', by: 0.1 }).zoom).toBe(1);
    expect(seen({ type: 'zoom', by: 1000 }).zoom).toBe(mostZoom);
  });

  it('never leaves an empty edge, however far it is dragged', () => {
    const far: ViewAction = { type: 'pan', by: { x: 9, y: -9 } };
    expect(seen(far).at).toEqual({ x: 0, y: 0 });
    expect(seen({ type: 'zoom', by: 3 }, far).at).toEqual({ x: 1, y: -1 });
  });

  it('measures between two points, and begins anew with the third', () => {
    const point = (x: number, y: number): ViewAction => ({ type: 'point', at: { x, y } });
    const sized = { width: 1000, height: 800, unitsPerCentimeter: 20 };
    const two = seen({ type: 'measure' }, point(0.1, 0.5), point(0.4, 0));
    expect(centimeters(two.points, sized)).toBeCloseTo(25);
    expect(centimeters(two.points, { ...sized, unitsPerCentimeter: null })).toBeUndefined();
    expect(nextView(two, point(0.9, 0.9)).points).toHaveLength(1);
    expect(nextView(two, { type: 'measure' }).points).toEqual([]);
  });

  it('shows the level as the middle gray, and the window as the span from black to white', () => {
    expect(grays(wholeImage)).toEqual({ slope: 1, intercept: 0 });
    const { slope, intercept } = grays({ level: 30, window: 20 });
    expect(0.3 * slope + intercept).toBeCloseTo(0.5);
    expect(0.2 * slope + intercept).toBeCloseTo(0);
    expect(0.4 * slope + intercept).toBeCloseTo(1);
  });

  it('goes back to the whole image, with what was compared and shown', () => {
    const view = seen(
      { type: 'zoom', by: 3 },
      { type: 'invert' },
      { type: 'compare' },
      { type: 'reset' },
    );
    expect(view).toEqual({ ...wholeImage, compares: true });
  });
});

describe('the keys', () => {
  const pressed = (key: string, view = wholeImage, onStage = true) =>
    actionOf({ key, shiftKey: false }, view, onStage);

  it('zoom, invert, measure, compare and reset from anywhere in the viewer', () => {
    expect(pressed('+', wholeImage, false)).toEqual({ type: 'zoom', by: 1.25 });
    expect(pressed('I', wholeImage, false)).toEqual({ type: 'invert' });
    expect(pressed('m')).toEqual({ type: 'measure' });
    expect(pressed('0')).toEqual({ type: 'reset' });
    expect(pressed('q')).toBeUndefined();
  });

  it('move the image by arrows on the image alone: a slider keeps its own', () => {
    expect(pressed('ArrowLeft')).toMatchObject({ type: 'pan' });
    expect(pressed('ArrowLeft', wholeImage, false)).toBeUndefined();
  });

  it('measure without a pointer: arrows move the crosshair, Enter sets an end', () => {
    const measuring = seen({ type: 'measure' });
    const moved = nextView(measuring, pressed('ArrowRight', measuring) as ViewAction);
    expect(moved.cursor.x).toBeGreaterThan(0.5);
    expect(pressed('Enter', moved)).toEqual({ type: 'point', at: moved.cursor });
    expect(pressed('Enter')).toBeUndefined();
  });
});
