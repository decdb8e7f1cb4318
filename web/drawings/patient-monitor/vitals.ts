export type Vitals = {
  /** Beats and breaths per minute. */
  readonly hr: number;
  readonly rr: number;
  /** Percent. */
  readonly spo2: number;
  /** mm Hg. */
  readonly etco2: number;
  readonly sys: number;
  readonly dia: number;
  /** °C. */
  readonly temp: number;
  /** Lungs that empty unevenly: the capnogram rises like a fin. */
  readonly obstructed: boolean;
  /** How far the pulse falls with a breath, 0 to 1. */
  readonly paradox: number;
};

export const isSpo2Low = ({ spo2 }: Vitals): boolean => spo2 < 90;

export const meanPressure = ({ sys, dia }: Vitals): number => Math.round((sys + 2 * dia) / 3);

/** The whole screen in words. */
export const describeVitals = (vitals: Vitals): string =>
  [
    `Patient monitor. Heart rate ${vitals.hr}`,
    `oxygen saturation ${vitals.spo2} percent${isSpo2Low(vitals) ? ', alarm low' : ''}`,
    `respiratory rate ${vitals.rr}, end-tidal CO2 ${vitals.etco2}`,
    `blood pressure ${vitals.sys} over ${vitals.dia}`,
    `temperature ${vitals.temp}. ${vitals.obstructed ? 'The capnogram rises like a shark fin.' : 'The capnogram is square.'}`,
  ].join(', ');
