type OrderBase = {
  /** Generic name, as a title begins. */
  readonly drug: string;
  /** Words that it is found by beside its name. */
  readonly groups: readonly string[];
  /** Who it is for and how it is given, as the problem begins. */
  readonly scene: string;
};

/** mL of a liquid, or tablets, that hold the dose. */
export type DoseOrder = OrderBase & {
  readonly kind: 'dose';
  readonly dose: number;
  readonly doseUnit: string;
  /** So much of the drug in so much of the product. */
  readonly stock: { readonly amount: number; readonly per: number; readonly unit: string };
};

/** A dose for each kilogram and day, in so many single doses. */
export type WeightOrder = OrderBase & {
  readonly kind: 'weight';
  readonly perKgDay: number;
  readonly dosesPerDay: number;
  readonly stock: { readonly amount: number; readonly per: number; readonly unit: string };
  /** kg, of which one is taken. */
  readonly weights: readonly number[];
};

/** A pump rate for an infusion by weight and minute, or by the hour. */
export type InfusionOrder = OrderBase & {
  readonly kind: 'infusion';
  /** mcg/kg/min, or units/kg/h, units/h, mg/h. */
  readonly rate: number;
  readonly rateUnit: 'mcg/kg/min' | 'units/kg/h' | 'units/h' | 'mg/h';
  readonly bag: { readonly amount: number; readonly unit: 'mg' | 'units'; readonly mL: number };
  readonly weights: readonly number[];
};

/** mL an hour and drops a minute of a bag that runs by gravity. */
export type DripOrder = OrderBase & {
  readonly kind: 'drip';
  readonly mL: number;
  readonly hours: number;
  /** Drops in a milliliter, as the tubing says. */
  readonly dropFactor: number;
};

export type DosageOrder = DoseOrder | WeightOrder | InfusionOrder | DripOrder;
