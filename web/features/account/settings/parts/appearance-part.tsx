import { AppearanceSwitch } from '../../../../appearance/appearance-switch.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import type { SettingsPart } from '../settings-part.ts';

export const AppearancePart: SettingsPart = () => (
  <Panel as="h3" title="Light or dark" note="Saved in this browser.">
    <AppearanceSwitch size="2" />
  </Panel>
);
