import { Button, Flex, IconButton, Text } from '@radix-ui/themes';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { useIsWide } from '../../../../ui/use-is-wide.ts';
import styles from '../../study-aid.module.css';
import { boundsOf, type MapGraph, nodeSize, type PlacedNode, placed } from './map-layout.ts';
import { MapOutline } from './map-outline.tsx';

type Look = { readonly x: number; readonly y: number; readonly zoom: number };

const whole: Look = { x: 0, y: 0, zoom: 1 };
const closest = 4;
const farthest = 0.6;
const step = 60;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

const useLook = () => {
  const [look, setLook] = useState(whole);
  const dragged = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const move = (x: number, y: number): void =>
    setLook((before) => ({ ...before, x: before.x + x, y: before.y + y }));
  const zoomBy = (factor: number): void =>
    setLook(({ zoom, ...before }) => ({
      ...before,
      zoom: Math.min(closest, Math.max(farthest, zoom * factor)),
    }));
  return {
    look,
    zoomBy,
    reset: () => setLook(whole),
    onPointerDown: (event: PointerEvent): void => {
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
      const from = dragged.current;
      if (!from) return;
      dragged.current = { x: clientX, y: clientY };
      move((from.x - clientX) * 1.5, (from.y - clientY) * 1.5);
    },
    onPointerUp: (): void => {
      dragged.current = undefined;
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const by = arrows[event.key];
      if (by) {
        event.preventDefault();
        move(...by);
      }
      if (event.key === '+' || event.key === '=') zoomBy(1.25);
      if (event.key === '-') zoomBy(0.8);
    },
  };
};

const Node = ({ node, isMiddle }: { readonly node: PlacedNode; readonly isMiddle: boolean }) => (
  <foreignObject
    x={node.x - nodeSize.width / 2}
    y={node.y - nodeSize.height / 2}
    width={nodeSize.width}
    height={nodeSize.height}
  >
    <div className={styles['node-place']}>
      <div className={isMiddle ? classes(styles['node'], styles['middle']) : styles['node']}>
        {isMiddle ? null : <small>{node.group}</small>}
        {node.label.length > 90 ? `${node.label.slice(0, 88)}…` : node.label}
      </div>
    </div>
  </foreignObject>
);

const Canvas = ({ graph }: { readonly graph: MapGraph }) => {
  const { look, zoomBy, reset, ...handlers } = useLook();
  const nodes = placed(graph);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const bounds = boundsOf(nodes);
  const [width, height] = [bounds.width / look.zoom, bounds.height / look.zoom];
  return (
    <>
      <Flex gap="2" mb="2">
        <IconButton
          variant="surface"
          color="gray"
          aria-label="Zoom in"
          onClick={() => zoomBy(1.25)}
        >
          <ZoomIn size={16} />
        </IconButton>
        <IconButton
          variant="surface"
          color="gray"
          aria-label="Zoom out"
          onClick={() => zoomBy(0.8)}
        >
          <ZoomOut size={16} />
        </IconButton>
        <IconButton variant="surface" color="gray" aria-label="Whole map" onClick={reset}>
          <Maximize size={16} />
        </IconButton>
      </Flex>
      <section
        className={styles['aid-map']}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map, + and - zoom it
        tabIndex={0}
        aria-label={`Map of ${graph.title}`}
        {...handlers}
      >
        <svg
          viewBox={`${look.x - width / 2} ${look.y - height / 2} ${width} ${height}`}
          aria-hidden="true"
        >
          {graph.links.map(({ from, to }) => (
            <line
              key={`${from} ${to}`}
              x1={byId.get(from)?.x}
              y1={byId.get(from)?.y}
              x2={byId.get(to)?.x}
              y2={byId.get(to)?.y}
            />
          ))}
          {nodes.map((node) => (
            <Node key={node.id} node={node} isMiddle={node.id === graph.central} />
          ))}
        </svg>
      </section>
    </>
  );
};

/** A map to look around in, or the same as an outline, which screen readers and phones read better. */
export const MapView = ({ graph }: { readonly graph: MapGraph }) => {
  // On a phone the words of a whole map are too small to read.
  const isWide = useIsWide();
  const [isOutline, setOutline] = useState(!isWide);
  return (
    <div>
      <Flex justify="between" align="center" mb="2" gap="3">
        <Text size="2" color="gray">
          {isOutline ? 'Outline' : 'Drag to move, or use the arrow keys.'}
        </Text>
        <Button variant="surface" color="gray" onClick={() => setOutline(!isOutline)}>
          {isOutline ? 'Show as map' : 'Show as outline'}
        </Button>
      </Flex>
      {isOutline ? <MapOutline graph={graph} /> : <Canvas graph={graph} />}
    </div>
  );
};
