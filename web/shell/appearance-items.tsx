import { DropdownMenu } from '@radix-ui/themes';
import { chooseAppearance } from '../appearance/appearance.ts';
import { appearanceLabels } from '../appearance/appearance-labels.ts';
import { useAppearance } from '../appearance/use-appearance.ts';

/** Light, dark or the system's, as items of a menu. */
export const AppearanceItems = () => {
  const { choice } = useAppearance();
  return (
    <DropdownMenu.RadioGroup value={choice} aria-label="Appearance">
      {appearanceLabels.map(({ value, label, Icon }) => (
        <DropdownMenu.RadioItem key={value} value={value} onSelect={() => chooseAppearance(value)}>
          <Icon size={16} aria-hidden="true" />
          {label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
};
