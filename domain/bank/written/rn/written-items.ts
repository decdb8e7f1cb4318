import type { WrittenItemSet } from '../../item/written-item.ts';
import { basicCareComfort } from './items/basic-care-comfort.ts';
import { healthPromotionMaintenance } from './items/health-promotion-maintenance.ts';
import { managementOfCare } from './items/management-of-care.ts';
import { managementOfCare2 } from './items/management-of-care-2.ts';
import { managementOfCare3 } from './items/management-of-care-3.ts';
import { pharmacologicalParenteral } from './items/pharmacological-parenteral.ts';
import { pharmacologicalParenteral2 } from './items/pharmacological-parenteral-2.ts';
import { physiologicalAdaptation } from './items/physiological-adaptation.ts';
import { physiologicalAdaptation2 } from './items/physiological-adaptation-2.ts';
import { psychosocialIntegrity } from './items/psychosocial-integrity.ts';
import { reductionRiskPotential } from './items/reduction-risk-potential.ts';
import { safetyInfectionControl } from './items/safety-infection-control.ts';
import { safetyInfectionControl2 } from './items/safety-infection-control-2.ts';

export const rnWrittenItems: readonly WrittenItemSet[] = [
  basicCareComfort,
  healthPromotionMaintenance,
  managementOfCare2,
  managementOfCare,
  managementOfCare3,
  pharmacologicalParenteral2,
  pharmacologicalParenteral,
  physiologicalAdaptation2,
  physiologicalAdaptation,
  psychosocialIntegrity,
  reductionRiskPotential,
  safetyInfectionControl,
  safetyInfectionControl2,
];
