import { Tooltip as ThemedTooltip } from '@radix-ui/themes';
import { Tooltip as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';

/** Milliseconds a pointer rests before a tooltip opens. */
const delay = 700;

/** Words about a control, shown to a pointer that rests on it and to the keyboard's focus. */
export const Tooltip = (props: ComponentProps<typeof ThemedTooltip>) => (
  <Primitive.Provider delayDuration={delay}>
    <ThemedTooltip {...props} />
  </Primitive.Provider>
);
