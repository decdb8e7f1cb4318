import { useSyncExternalStore } from 'react';
import {
  type Appearance,
  type AppearanceChoice,
  appearance,
  appearanceChoice,
  subscribeToAppearance,
} from './appearance.ts';

export const useAppearance = (): {
  readonly choice: AppearanceChoice;
  readonly appearance: Appearance;
} => ({
  choice: useSyncExternalStore(subscribeToAppearance, appearanceChoice),
  appearance: useSyncExternalStore(subscribeToAppearance, appearance),
});
