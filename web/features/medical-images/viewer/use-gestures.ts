import { type PointerEvent, useEffect, useRef } from 'react';
import { type ImagePoint, onImage, type View, type ViewAction } from './view-state.ts';

type Look = (action: ViewAction) => void;

/** A place of the stage, in parts of it, counted from its middle. */
const placeOf = (
  stage: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): ImagePoint => {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 };
};

const between = (a: ImagePoint, b: ImagePoint): number => Math.hypot(a.x - b.x, a.y - b.y);
const halfway = (a: ImagePoint, b: ImagePoint): ImagePoint => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
});

/** Two fingers: what they are apart zooms, and around what stands between them. */
const pinched = (
  before: readonly ImagePoint[],
  now: readonly ImagePoint[],
): ViewAction | undefined => {
  const [fromA, fromB] = before;
  const [toA, toB] = now;
  if (!fromA || !fromB || !toA || !toB) return undefined;
  const was = between(fromA, fromB);
  return was === 0
    ? undefined
    : { type: 'zoom', by: between(toA, toB) / was, around: halfway(toA, toB) };
};

/** Less than this, in parts of the stage, is a press and no drag. */
const stillness = 0.01;

/** The wheel zooms around the pointer; where there is nothing left to zoom out of, the page scrolls. */
const useWheel = (view: View, look: Look) => {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const turn = (event: WheelEvent): void => {
      if (event.deltaY > 0 && view.zoom === 1) return;
      event.preventDefault();
      look({
        type: 'zoom',
        by: event.deltaY < 0 ? 1.15 : 1 / 1.15,
        around: placeOf(element, event),
      });
    };
    // React listens passively, and a passive listener cannot keep the page from scrolling.
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [view.zoom, look]);
  return stage;
};

/** Dragging moves the image, two fingers zoom, and while it measures a press sets an end. */
export const useGestures = (view: View, look: Look) => {
  const stage = useWheel(view, look);
  const fingers = useRef(new Map<number, ImagePoint>());
  const pressed = useRef<ImagePoint>(undefined);
  const lift = (event: PointerEvent<HTMLDivElement>): void => {
    fingers.current.delete(event.pointerId);
  };
  return {
    ref: stage,
    onPointerDown: (event: PointerEvent<HTMLDivElement>): void => {
      if (event.button !== 0) return;
      const place = placeOf(event.currentTarget, event);
      fingers.current.set(event.pointerId, place);
      pressed.current = fingers.current.size === 1 ? place : undefined;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>): void => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = placeOf(event.currentTarget, event);
      const was = [...fingers.current.values()];
      fingers.current.set(event.pointerId, now);
      if (fingers.current.size === 2) {
        const pinch = pinched(was, [...fingers.current.values()]);
        if (pinch) look(pinch);
      } else if (!view.isMeasuring) {
        look({ type: 'pan', by: { x: now.x - before.x, y: now.y - before.y } });
      }
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>): void => {
      const place = placeOf(event.currentTarget, event);
      const from = pressed.current;
      if (view.isMeasuring && from && between(from, place) < stillness) {
        look({ type: 'point', at: onImage(view, place) });
      }
      lift(event);
    },
    onPointerCancel: lift,
  };
};
