/** How a conventional unit of a test becomes its SI unit. */
export type SiUnit = {
  /** As it stands in the reference range. */
  readonly from: string;
  readonly to: string;
  readonly factor: number;
  /** Decimals of the result. */
  readonly decimals: number;
};

const grams: SiUnit = { from: ' g/dL', to: ' g/L', factor: 10, decimals: 0 };
const cells: SiUnit = { from: '/mm³', to: ' × 10⁹/L', factor: 0.001, decimals: 1 };
const kilopascals: SiUnit = { from: ' mm Hg', to: ' kPa', factor: 0.1333, decimals: 1 };
const lipid: SiUnit = { from: ' mg/dL', to: ' mmol/L', factor: 0.02586, decimals: 1 };
const iron: SiUnit = { from: ' mcg/dL', to: ' mcmol/L', factor: 0.1791, decimals: 0 };
const univalent: SiUnit = { from: ' mEq/L', to: ' mmol/L', factor: 1, decimals: 0 };

/** Conversion factors of the AMA Manual of Style, by the id of the test. */
export const siUnits: Readonly<Record<string, SiUnit>> = {
  hemoglobin: grams,
  'white-cells': cells,
  neutrophils: cells,
  platelets: { ...cells, decimals: 0 },
  crp: { from: ' mg/dL', to: ' mg/L', factor: 10, decimals: 0 },
  fibrinogen: { from: ' mg/dL', to: ' g/L', factor: 0.01, decimals: 1 },
  iron,
  tibc: iron,
  b12: { from: ' pg/mL', to: ' pmol/L', factor: 0.7378, decimals: 0 },
  folate: { from: ' ng/mL', to: ' nmol/L', factor: 2.266, decimals: 0 },
  paco2: kilopascals,
  pao2: kilopascals,
  bicarbonate: univalent,
  sodium: univalent,
  potassium: { ...univalent, decimals: 1 },
  chloride: univalent,
  'carbon-dioxide': univalent,
  urea: { from: ' mg/dL', to: ' mmol/L', factor: 0.357, decimals: 1 },
  creatinine: { from: ' mg/dL', to: ' mcmol/L', factor: 88.4, decimals: 0 },
  glucose: { from: ' mg/dL', to: ' mmol/L', factor: 0.0555, decimals: 1 },
  calcium: { from: ' mg/dL', to: ' mmol/L', factor: 0.2495, decimals: 2 },
  'ionized-calcium': { from: ' mg/dL', to: ' mmol/L', factor: 0.2495, decimals: 2 },
  magnesium: { from: ' mEq/L', to: ' mmol/L', factor: 0.5, decimals: 2 },
  phosphate: { from: ' mg/dL', to: ' mmol/L', factor: 0.3229, decimals: 2 },
  osmolality: { from: ' mOsm/kg', to: ' mmol/kg', factor: 1, decimals: 0 },
  'uric-acid': { from: ' mg/dL', to: ' mcmol/L', factor: 59.48, decimals: 0 },
  albumin: grams,
  'total-protein': grams,
  bilirubin: { from: ' mg/dL', to: ' mcmol/L', factor: 17.1, decimals: 0 },
  ammonia: { from: ' mcg/dL', to: ' mcmol/L', factor: 0.587, decimals: 0 },
  troponin: { from: ' ng/mL', to: ' ng/L', factor: 1000, decimals: 0 },
  bnp: { from: ' pg/mL', to: ' ng/L', factor: 1, decimals: 0 },
  'total-cholesterol': lipid,
  ldl: lipid,
  hdl: lipid,
  triglycerides: { ...lipid, factor: 0.01129 },
  tsh: { from: ' microunits/mL', to: ' milliunits/L', factor: 1, decimals: 1 },
  'free-t4': { from: ' ng/dL', to: ' pmol/L', factor: 12.87, decimals: 0 },
  cortisol: { from: ' mcg/dL', to: ' nmol/L', factor: 27.59, decimals: 0 },
  'vitamin-d': { from: ' ng/mL', to: ' nmol/L', factor: 2.496, decimals: 0 },
  digoxin: { from: ' ng/mL', to: ' nmol/L', factor: 1.281, decimals: 1 },
  lithium: { ...univalent, decimals: 1 },
  phenytoin: { from: ' mcg/mL', to: ' mcmol/L', factor: 3.964, decimals: 0 },
  theophylline: { from: ' mcg/mL', to: ' mcmol/L', factor: 5.55, decimals: 0 },
};
