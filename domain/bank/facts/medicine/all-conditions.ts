import type { Condition } from './condition.ts';
import { cardiovascularConditions } from './conditions/cardiovascular.ts';
import { cardiovascularConditions2 } from './conditions/cardiovascular-2.ts';
import { cardiovascularConditions3 } from './conditions/cardiovascular-3.ts';
import { dermatologicConditions } from './conditions/dermatologic.ts';
import { dermatologicConditions2 } from './conditions/dermatologic-2.ts';
import { eentConditions } from './conditions/eent.ts';
import { eentConditions2 } from './conditions/eent-2.ts';
import { eentConditions3 } from './conditions/eent-3.ts';
import { endocrineConditions } from './conditions/endocrine.ts';
import { endocrineConditions2 } from './conditions/endocrine-2.ts';
import { gastrointestinalConditions } from './conditions/gastrointestinal.ts';
import { gastrointestinalConditions2 } from './conditions/gastrointestinal-2.ts';
import { gastrointestinalConditions3 } from './conditions/gastrointestinal-3.ts';
import { genitourinaryConditions } from './conditions/genitourinary.ts';
import { genitourinaryConditions2 } from './conditions/genitourinary-2.ts';
import { hematologicConditions } from './conditions/hematologic.ts';
import { hematologicConditions2 } from './conditions/hematologic-2.ts';
import { infectiousDiseasesConditions } from './conditions/infectious-diseases.ts';
import { infectiousDiseasesConditions2 } from './conditions/infectious-diseases-2.ts';
import { musculoskeletalConditions } from './conditions/musculoskeletal.ts';
import { musculoskeletalConditions2 } from './conditions/musculoskeletal-2.ts';
import { musculoskeletalConditions3 } from './conditions/musculoskeletal-3.ts';
import { neurologicConditions } from './conditions/neurologic.ts';
import { neurologicConditions2 } from './conditions/neurologic-2.ts';
import { neurologicConditions3 } from './conditions/neurologic-3.ts';
import { psychiatryConditions } from './conditions/psychiatry.ts';
import { psychiatryConditions2 } from './conditions/psychiatry-2.ts';
import { pulmonaryConditions } from './conditions/pulmonary.ts';
import { pulmonaryConditions2 } from './conditions/pulmonary-2.ts';
import { renalConditions } from './conditions/renal.ts';
import { renalConditions2 } from './conditions/renal-2.ts';
import { reproductiveConditions } from './conditions/reproductive.ts';
import { reproductiveConditions2 } from './conditions/reproductive-2.ts';
import { reproductiveConditions3 } from './conditions/reproductive-3.ts';

/** Every condition of the medical fields. */
export const conditions: readonly Condition[] = [
  ...hematologicConditions2,
  ...hematologicConditions,
  ...renalConditions2,
  ...renalConditions,
  ...endocrineConditions2,
  ...endocrineConditions,
  ...pulmonaryConditions2,
  ...pulmonaryConditions,
  ...cardiovascularConditions3,
  ...cardiovascularConditions2,
  ...cardiovascularConditions,

  ...gastrointestinalConditions,
  ...gastrointestinalConditions2,
  ...gastrointestinalConditions3,
  ...musculoskeletalConditions,
  ...musculoskeletalConditions2,
  ...musculoskeletalConditions3,
  ...neurologicConditions,
  ...reproductiveConditions,
  ...reproductiveConditions2,
  ...reproductiveConditions3,
  ...neurologicConditions2,
  ...neurologicConditions3,
  ...infectiousDiseasesConditions,
  ...infectiousDiseasesConditions2,
  ...psychiatryConditions,
  ...psychiatryConditions2,
  ...eentConditions,
  ...eentConditions2,
  ...dermatologicConditions,
  ...dermatologicConditions2,
  ...genitourinaryConditions,
  ...eentConditions3,
  ...genitourinaryConditions2,
];
