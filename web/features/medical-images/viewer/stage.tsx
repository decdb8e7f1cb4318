import { type CSSProperties, type ReactNode, useId } from 'react';
import { useGestures } from './use-gestures.ts';
import { grays, type View, type ViewAction } from './view-state.ts';
import styles from './viewer.module.css';

type StageProps = {
  readonly view: View;
  readonly look: (action: ViewAction) => void;
  readonly name: string;
  readonly ratio: number;
  readonly children: ReactNode;
  /** Over the image, moved with it. */
  readonly over?: ReactNode;
};

type WindowFilterProps = { readonly id: string; readonly view: View };

/** Level and window as a film reader knows them: one straight line from gray to gray. */
const WindowFilter = ({ id, view }: WindowFilterProps) => {
  const { slope, intercept } = grays(view);
  const line = { type: 'linear', slope, intercept } as const;
  return (
    <svg width="0" height="0" className={styles['window-filter']} aria-hidden="true">
      <filter id={id} colorInterpolationFilters="sRGB">
        <feComponentTransfer>
          <feFuncR {...line} />
          <feFuncG {...line} />
          <feFuncB {...line} />
        </feComponentTransfer>
      </filter>
    </svg>
  );
};

/** Untouched, an image needs no filter, and a browser is quicker without one. */
const filterOf = ({ level, window, isInverted }: View, id: string): string => {
  const isWindowed = level !== 50 || window !== 100;
  const parts = [isWindowed ? `url(#${id})` : '', isInverted ? 'invert(1)' : ''].filter(Boolean);
  return parts.join(' ') || 'none';
};

const touchOf = ({ zoom, isMeasuring }: View): string =>
  zoom > 1 || isMeasuring ? 'none' : 'pan-y';

/** Where an image lies, to be moved, zoomed and measured. */
export const Stage = ({ view, look, name, ratio, children, over }: StageProps) => {
  const id = useId();
  const gestures = useGestures(view, look);
  const { zoom, at } = view;
  const layer = {
    transform: `translate(${at.x * 100}%, ${at.y * 100}%) scale(${zoom})`,
    '--zoom': zoom,
  } as CSSProperties;
  return (
    <div
      {...gestures}
      className={styles['film-stage']}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by the arrow keys
      tabIndex={0}
      aria-label={name}
      data-measuring={view.isMeasuring}
      style={{ aspectRatio: ratio, touchAction: touchOf(view), '--ratio': ratio } as CSSProperties}
    >
      <WindowFilter id={id} view={view} />
      <div className={styles['film-layer']} style={layer}>
        <div className={styles['film-image']} style={{ filter: filterOf(view, id) }}>
          {children}
        </div>
        {over}
      </div>
    </div>
  );
};
