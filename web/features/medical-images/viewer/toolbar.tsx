import { Flex, IconButton, Text } from '@radix-ui/themes';
import {
  Columns2,
  Contrast,
  Eye,
  type LucideIcon,
  Maximize2,
  RotateCcw,
  Ruler,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { NamedSlider } from '../../../ui/named-slider.tsx';
import textStyles from '../../../ui/text.module.css';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { levels, mostZoom, type View, type ViewAction, windows } from './view-state.ts';
import styles from './viewer.module.css';

type ToolProps = {
  readonly Icon: LucideIcon;
  readonly name: string;
  /** Absent where it is no switch. */
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  readonly onPress: () => void;
};

const Tool = ({ Icon, name, isOn, isOff = false, onPress }: ToolProps) => (
  <Tooltip content={name}>
    <IconButton
      type="button"
      variant={isOn ? 'soft' : 'ghost'}
      color={isOn ? 'teal' : 'gray'}
      className={styles['film-tool']}
      aria-label={name}
      {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
      disabled={isOff}
      onClick={onPress}
    >
      <Icon size={18} />
    </IconButton>
  </Tooltip>
);

type GrayProps = {
  readonly name: 'Level' | 'Window';
  readonly range: { readonly min: number; readonly max: number };
  readonly value: number;
  readonly onChange: (value: number) => void;
};

const Gray = ({ name, range, value, onChange }: GrayProps) => (
  <Flex align="center" gap="3" flexGrow="1" minWidth="150px">
    <Text size="2">{name}</Text>
    <NamedSlider
      name={name}
      valueText={`${value}%`}
      {...range}
      step={1}
      value={value}
      onChange={onChange}
    />
    <Text size="2" className={classes(textStyles['num'], styles['film-gray'])}>
      {value}
    </Text>
  </Flex>
);

export type ToolbarProps = {
  readonly view: View;
  readonly look: (action: ViewAction) => void;
  readonly canMeasure: boolean;
  readonly canCompare: boolean;
  readonly hasFindings: boolean;
  /** Absent where the browser has none. */
  readonly onFullScreen: (() => void) | undefined;
};

/** Everything that can be done to the image, by pointer and by tabbing. */
export const Toolbar = ({ view, look, ...can }: ToolbarProps) => (
  <Flex align="center" gapX="5" gapY="2" wrap="wrap" className={styles['film-bar']}>
    <Gray
      name="Level"
      range={levels}
      value={view.level}
      onChange={(to) => look({ type: 'level', to })}
    />
    <Gray
      name="Window"
      range={windows}
      value={view.window}
      onChange={(to) => look({ type: 'window', to })}
    />
    <Flex gap="1" wrap="wrap" role="group" aria-label="Image tools">
      {can.canMeasure ? (
        <Tool
          Icon={Ruler}
          name="Measure"
          isOn={view.isMeasuring}
          onPress={() => look({ type: 'measure' })}
        />
      ) : null}
      {can.hasFindings ? (
        <Tool
          Icon={Eye}
          name="Show findings"
          isOn={view.showsFindings}
          onPress={() => look({ type: 'findings' })}
        />
      ) : null}
      <Tool
        Icon={ZoomOut}
        name="Zoom out"
        isOff={view.zoom <= 1}
        onPress={() => look({ type: 'zoom', by: 0.8 })}
      />
      <Tool
        Icon={ZoomIn}
        name="Zoom in"
        isOff={view.zoom >= mostZoom}
        onPress={() => look({ type: 'zoom', by: 1.25 })}
      />
      <Tool
        Icon={Contrast}
        name="Invert"
        isOn={view.isInverted}
        onPress={() => look({ type: 'invert' })}
      />
      {can.canCompare ? (
        <Tool
          Icon={Columns2}
          name="Compare with normal"
          isOn={view.compares}
          onPress={() => look({ type: 'compare' })}
        />
      ) : null}
      {can.onFullScreen ? (
        <Tool Icon={Maximize2} name="Full screen" onPress={can.onFullScreen} />
      ) : null}
      <Tool Icon={RotateCcw} name="Reset" onPress={() => look({ type: 'reset' })} />
    </Flex>
  </Flex>
);
