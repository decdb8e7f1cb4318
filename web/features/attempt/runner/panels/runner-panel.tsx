import { Flex, Heading, IconButton, Skeleton } from '@radix-ui/themes';
import { X } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { classes } from '../../../../ui/classes.ts';
import { giveFocusBack, isNowhere } from '../../../../ui/focus-back.ts';
import { highContrast } from '../../../../ui/high-contrast.ts';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { worksInPanel } from '../keys/runner-keys.ts';
import styles from '../runner.module.css';
import type { OpenPanel } from '../session/use-runner-controls.ts';
import { afterKey, emptyCalculation } from './calculation.ts';

const Calculator = lazyPart(async () => (await import('./calculator.tsx')).Calculator);
const LaboratoryValues = lazyPart(
  async () => (await import('./laboratory-values.tsx')).LaboratoryValues,
);

type RunnerPanelProps = { readonly panel: OpenPanel; readonly onClose: () => void };

const titles = { calculator: 'Calculator', laboratory: 'Lab values' } as const;

const looks: Readonly<Record<keyof typeof titles, string | undefined>> = {
  calculator: styles['calculator'],
  laboratory: styles['laboratory'],
};

type OpenProps = {
  readonly panel: keyof typeof titles;
  readonly before: RefObject<Element | null>;
  readonly calculator: ComponentProps<typeof Calculator>;
  readonly onClose: () => void;
};

/** Focus goes into the panel, and back to where it was `before` when the panel closes. */
const useOwnFocus = (before: RefObject<Element | null>) => {
  const panel = useRef<HTMLElement>(null);
  // Before the effects of what is inside, which may take the focus for itself.
  useLayoutEffect(() => {
    // On the way from one panel to the other it is nowhere.
    if (!isNowhere(document.activeElement)) before.current = document.activeElement;
    panel.current?.focus({ preventScroll: true });
  }, [before]);
  useEffect(() => () => giveFocusBack(before.current), [before]);
  return panel;
};

/** Escape closes the panel wherever the focus is; a dialog or a menu over it goes first. */
const useEscape = (onEscape: () => void): void => {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};

/** Keys pressed in here are not the question's; those that open and close things still work. */
const keepFromQuestion = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' && !worksInPanel(event)) event.stopPropagation();
};

const Opened = ({ panel, before, calculator, onClose }: OpenProps) => {
  const ref = useOwnFocus(before);
  useEscape(onClose);
  return (
    <aside
      ref={ref}
      className={classes(styles['panel'], looks[panel])}
      aria-label={titles[panel]}
      tabIndex={-1}
      onKeyDown={keepFromQuestion}
    >
      <Flex align="center" justify="between" mb="3">
        <Heading as="h2" size="4" weight="medium">
          {titles[panel]}
        </Heading>
        <IconButton
          variant="ghost"
          color="gray"
          aria-label={`Close the ${titles[panel].toLowerCase()}`}
          onClick={onClose}
          {...highContrast}
        >
          <X size={18} />
        </IconButton>
      </Flex>
      <Suspense fallback={<Skeleton height="280px" aria-label="Loading" />}>
        {panel === 'calculator' ? <Calculator {...calculator} /> : <LaboratoryValues />}
      </Suspense>
    </aside>
  );
};

/** Beside the question on a wide screen, a sheet at the bottom of a narrow one. */
export const RunnerPanel = ({ panel, onClose }: RunnerPanelProps) => {
  const before = useRef<Element>(null);
  const [calculation, press] = useReducer(afterKey, emptyCalculation);
  return panel === 'none' ? null : (
    <Opened
      key={panel}
      panel={panel}
      before={before}
      onClose={onClose}
      calculator={{ calculation, press }}
    />
  );
};
