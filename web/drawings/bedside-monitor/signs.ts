import type { VitalSigns } from '../../../domain/contracts/patient.ts';

/** The vital signs with the pressure taken apart; mm Hg, °C, percent and per minute. */
export type Signs = {
  readonly hr: number;
  readonly rr: number;
  readonly spo2: number;
  readonly sys: number;
  readonly dia: number;
  readonly temp: number;
};

export const signsOf = ({ bp, hr, rr, spo2, temp }: VitalSigns): Signs => {
  const [sys = 0, dia = 0] = bp.split('/').map(Number);
  return { hr, rr, spo2, sys, dia, temp };
};

export const isSpo2Low = ({ spo2 }: Signs): boolean => spo2 < 90;

export const meanPressure = ({ sys, dia }: Signs): number => Math.round((sys + 2 * dia) / 3);

/** The whole screen in words. */
export const describeSigns = (signs: Signs): string =>
  [
    `Patient monitor. Heart rate ${signs.hr}`,
    `oxygen saturation ${signs.spo2} percent${isSpo2Low(signs) ? ', alarm low' : ''}`,
    `blood pressure ${signs.sys} over ${signs.dia}`,
    `respiratory rate ${signs.rr}`,
    `temperature ${signs.temp} degrees Celsius`,
  ].join(', ');
