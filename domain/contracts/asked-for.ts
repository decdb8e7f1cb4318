/** Under which heads the things that could be asked for stand. */
export const choiceGroups = [
  'history',
  'bedside',
  'monitoring',
  'breathing-tests',
  'laboratory',
  'imaging',
] as const;
export type ChoiceGroup = (typeof choiceGroups)[number];

export const monitorSigns = ['hr', 'bp', 'rr', 'temp', 'spo2'] as const;
export type MonitorSign = (typeof monitorSigns)[number];
