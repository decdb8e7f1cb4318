/** Colors of the simple triage and rapid treatment method for adults. */
export type TriageColor = 'red' | 'yellow' | 'green' | 'black';

/** A victim as found in the field, and the color that the findings give. */
export type Victim = {
  readonly id: string;
  readonly color: TriageColor;
  readonly found: string;
  readonly why: string;
};
