/** How a chart heads its columns; what is not here is taken from its name in the file. */
const words: Readonly<Record<string, string>> = {
  at: 'Time',
  bp: 'BP, mm Hg',
  hr: 'Heart rate',
  rr: 'Resp. rate',
  spo2: 'SpO2, %',
  sao2: 'SaO2, %',
  temp: 'Temperature',
  map: 'MAP, mm Hg',
  ph: 'pH',
  paco2: 'PaCO2, mm Hg',
  pao2: 'PaO2, mm Hg',
  hco3: 'HCO3, mEq/L',
  petco2: 'PETCO2, mm Hg',
  fio2: 'FIO2',
  peep: 'PEEP',
  totalPeep: 'Total PEEP',
  weightKg: 'Weight, kg',
  hrAwake: 'HR awake',
  hrAsleep: 'HR asleep',
  urineLastHour: 'Urine, mL in the last hour',
  alt: 'ALT',
  aptt: 'aPTT, seconds',
  nihss: 'NIHSS',
  qrs: 'QRS',
  lastDone: 'Last done',
};

const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Written as it is said: PaCO2, FEV1, pH. */
const isAsSaid = (name: string): boolean => /^(?:[A-Z]|pH$)/.test(name);

/** The heading of a column or a line of the chart. */
export const headingOf = (name: string): string =>
  words[name] ?? (isAsSaid(name) ? name : capital(spaced(name)));
