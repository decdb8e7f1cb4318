import { applyAppearance } from './appearance.ts';

applyAppearance();
