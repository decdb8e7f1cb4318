import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import type { AppearanceChoice } from './appearance.ts';

type AppearanceLabel = {
  readonly value: AppearanceChoice;
  readonly label: string;
  readonly Icon: LucideIcon;
};

export const appearanceLabels: readonly AppearanceLabel[] = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'System', Icon: Monitor },
];
