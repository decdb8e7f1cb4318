import { ToggleButtons } from '../ui/toggle-buttons.tsx';
import { chooseAppearance } from './appearance.ts';
import { appearanceLabels } from './appearance-labels.ts';
import { useAppearance } from './use-appearance.ts';

/** Light, dark or the system's, side by side. */
export const AppearanceSwitch = ({ size = '1' }: { readonly size?: '1' | '2' }) => (
  <ToggleButtons
    label="Appearance"
    options={appearanceLabels}
    value={useAppearance().choice}
    onChange={chooseAppearance}
    size={size}
  />
);
