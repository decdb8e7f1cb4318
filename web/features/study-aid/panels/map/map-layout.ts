/** A node of a drawn map, with what hangs on it. */
export type MapNode = {
  readonly id: string;
  readonly label: string;
  readonly group: string;
};

export type MapLink = { readonly from: string; readonly to: string; readonly label: string };

export type MapGraph = {
  readonly title: string;
  readonly central: string;
  readonly nodes: readonly MapNode[];
  readonly links: readonly MapLink[];
};

export type PlacedNode = MapNode & { readonly x: number; readonly y: number };

/** Width and height of a node, and how far the rings are apart. */
export const nodeSize = { width: 190, height: 104 } as const;
const ring = { x: 330, y: 250 } as const;

/** The middle at 0, 0; the others around it on an ellipse, further ones on a second where they are many. */
export const placed = ({ central, nodes }: MapGraph): readonly PlacedNode[] => {
  const others = nodes.filter(({ id }) => id !== central);
  const inner = Math.min(8, others.length);
  return nodes.map((node) => {
    const place = others.indexOf(node);
    if (place < 0) return { ...node, x: 0, y: 0 };
    const isInner = place < inner;
    const count = isInner ? inner : others.length - inner;
    const turn = (2 * Math.PI * (isInner ? place : place - inner + 0.5)) / count - Math.PI / 2;
    const far = isInner ? 1 : 1.75;
    return { ...node, x: ring.x * far * Math.cos(turn), y: ring.y * far * Math.sin(turn) };
  });
};

/** What is to be seen at first: all nodes with room around them. */
export const boundsOf = (nodes: readonly PlacedNode[]) => {
  const xs = nodes.map(({ x }) => Math.abs(x));
  const ys = nodes.map(({ y }) => Math.abs(y));
  return {
    width: 2 * Math.max(...xs) + nodeSize.width + 40,
    height: 2 * Math.max(...ys) + nodeSize.height + 40,
  };
};
