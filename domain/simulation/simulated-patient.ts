import type { Consequence } from '../contracts/decision-point.ts';
import type { ClinicalStatus, VitalSigns } from '../contracts/patient.ts';

export type Patient = {
  readonly vitalSigns: VitalSigns;
  readonly clinicalStatus: ClinicalStatus;
};

export const onArrival = (vitalSigns: VitalSigns): Patient => ({
  vitalSigns,
  clinicalStatus: 'stable',
});

/** The signs that a choice changes are as it says; the others stay as they were. */
export const afterChoice = (
  { vitalSigns }: Pick<Patient, 'vitalSigns'>,
  { vitalSignChanges, clinicalStatus }: Consequence,
): Patient => ({
  // Named one by one, so that their order in the log never depends on the author's.
  vitalSigns: {
    hr: vitalSignChanges.hr ?? vitalSigns.hr,
    bp: vitalSignChanges.bp ?? vitalSigns.bp,
    rr: vitalSignChanges.rr ?? vitalSigns.rr,
    temp: vitalSignChanges.temp ?? vitalSigns.temp,
    spo2: vitalSignChanges.spo2 ?? vitalSigns.spo2,
  },
  clinicalStatus,
});
