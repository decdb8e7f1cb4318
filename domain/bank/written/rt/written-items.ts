import type { WrittenItemSet } from '../../item/written-item.ts';
import { interventionsAirway } from './items/interventions-airway.ts';
import { interventionsEmergencyHome } from './items/interventions-emergency-home.ts';
import { interventionsNivWeaning } from './items/interventions-niv-weaning.ts';
import { interventionsOxygenDrugs } from './items/interventions-oxygen-drugs.ts';
import { interventionsVentilation } from './items/interventions-ventilation.ts';
import { patientDataAssessment } from './items/patient-data-assessment.ts';
import { patientDataFunction } from './items/patient-data-function.ts';
import { patientDataGases } from './items/patient-data-gases.ts';
import { troubleshootingDevices } from './items/troubleshooting-devices.ts';
import { troubleshootingInfection } from './items/troubleshooting-infection.ts';

export const rtWrittenItems: readonly WrittenItemSet[] = [
  interventionsAirway,
  interventionsEmergencyHome,
  interventionsNivWeaning,
  interventionsOxygenDrugs,
  interventionsVentilation,
  patientDataAssessment,
  patientDataFunction,
  patientDataGases,
  troubleshootingDevices,
  troubleshootingInfection,
];
