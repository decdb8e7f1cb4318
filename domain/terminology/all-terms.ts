import type { MedicalTerm } from '../contracts/terminology.ts';
import { anatomyOrientationTerms } from './terms/anatomy-orientation.ts';
import { anatomySpacesAndMembranesTerms } from './terms/anatomy-spaces-and-membranes.ts';
import { anesthesiologyAgentsTerms } from './terms/anesthesiology-agents.ts';
import { anesthesiologyAirwayTerms } from './terms/anesthesiology-airway.ts';
import { cardiologyPumpAndVesselsTerms } from './terms/cardiology-pump-and-vessels.ts';
import { cardiologyRhythmTerms } from './terms/cardiology-rhythm.ts';
import { criticalCareCirculationTerms } from './terms/critical-care-circulation.ts';
import { criticalCareVentilationTerms } from './terms/critical-care-ventilation.ts';
import { dentistryGumsAndMouthTerms } from './terms/dentistry-gums-and-mouth.ts';
import { dentistryTeethTerms } from './terms/dentistry-teeth.ts';
import { dermatologyDiseasesTerms } from './terms/dermatology-diseases.ts';
import { dermatologyLesionsTerms } from './terms/dermatology-lesions.ts';
import { emergencyMedicinePresentationsTerms } from './terms/emergency-medicine-presentations.ts';
import { emergencyMedicineResuscitationTerms } from './terms/emergency-medicine-resuscitation.ts';
import { endocrinologyGlandsTerms } from './terms/endocrinology-glands.ts';
import { endocrinologyGlucoseTerms } from './terms/endocrinology-glucose.ts';
import { gastroenterologyLiverAndPancreasTerms } from './terms/gastroenterology-liver-and-pancreas.ts';
import { gastroenterologyTractAndBleedingTerms } from './terms/gastroenterology-tract-and-bleeding.ts';
import { hematologyClottingAndWhiteCellsTerms } from './terms/hematology-clotting-and-white-cells.ts';
import { hematologyRedCellsTerms } from './terms/hematology-red-cells.ts';
import { histologyCellsAndTissuesTerms } from './terms/histology-cells-and-tissues.ts';
import { histologyGrowthAndDamageTerms } from './terms/histology-growth-and-damage.ts';
import { immunologyDefensesTerms } from './terms/immunology-defenses.ts';
import { immunologyHarmfulReactionsTerms } from './terms/immunology-harmful-reactions.ts';
import { infectiousDiseaseOrganismsTerms } from './terms/infectious-disease-organisms.ts';
import { infectiousDiseaseSepsisTerms } from './terms/infectious-disease-sepsis.ts';
import { infectiousDiseaseSpreadTerms } from './terms/infectious-disease-spread.ts';
import { laboratoryMedicineQualityTerms } from './terms/laboratory-medicine-quality.ts';
import { laboratoryMedicineTestsTerms } from './terms/laboratory-medicine-tests.ts';
import { musculoskeletalBonesTerms } from './terms/musculoskeletal-bones.ts';
import { musculoskeletalJointsTerms } from './terms/musculoskeletal-joints.ts';
import { nephrologyKidneyTerms } from './terms/nephrology-kidney.ts';
import { neurologyBrainTerms } from './terms/neurology-brain.ts';
import { neurologyNervesAndMovementTerms } from './terms/neurology-nerves-and-movement.ts';
import { nutritionDeficienciesTerms } from './terms/nutrition-deficiencies.ts';
import { nutritionSupportTerms } from './terms/nutrition-support.ts';
import { obstetricsAndGynecologyBirthAndPelvisTerms } from './terms/obstetrics-and-gynecology-birth-and-pelvis.ts';
import { obstetricsAndGynecologyPregnancyTerms } from './terms/obstetrics-and-gynecology-pregnancy.ts';
import { oncologyCancersAndEmergenciesTerms } from './terms/oncology-cancers-and-emergencies.ts';
import { oncologyGrowthTerms } from './terms/oncology-growth.ts';
import { ophthalmologyDiseasesTerms } from './terms/ophthalmology-diseases.ts';
import { ophthalmologyVisionTerms } from './terms/ophthalmology-vision.ts';
import { otolaryngologyEarTerms } from './terms/otolaryngology-ear.ts';
import { otolaryngologyNoseAndThroatTerms } from './terms/otolaryngology-nose-and-throat.ts';
import { pediatricsChildhoodTerms } from './terms/pediatrics-childhood.ts';
import { pediatricsNewbornTerms } from './terms/pediatrics-newborn.ts';
import { pharmacologyCourseOfADrugTerms } from './terms/pharmacology-course-of-a-drug.ts';
import { pharmacologyEffectAndSafetyTerms } from './terms/pharmacology-effect-and-safety.ts';
import { physiologyCirculationAndFlowTerms } from './terms/physiology-circulation-and-flow.ts';
import { physiologyRegulationTerms } from './terms/physiology-regulation.ts';
import { psychiatryDisordersTerms } from './terms/psychiatry-disorders.ts';
import { psychiatrySymptomsTerms } from './terms/psychiatry-symptoms.ts';
import { pulmonologyBreathingTerms } from './terms/pulmonology-breathing.ts';
import { pulmonologyLungAndPleuraTerms } from './terms/pulmonology-lung-and-pleura.ts';
import { radiologySignsAndSafetyTerms } from './terms/radiology-signs-and-safety.ts';
import { radiologyTechniquesTerms } from './terms/radiology-techniques.ts';
import { rehabilitationFunctionTerms } from './terms/rehabilitation-function.ts';
import { rehabilitationMeasuresTerms } from './terms/rehabilitation-measures.ts';
import { speechAndSwallowingCommunicationTerms } from './terms/speech-and-swallowing-communication.ts';
import { speechAndSwallowingSwallowingTerms } from './terms/speech-and-swallowing-swallowing.ts';
import { surgeryOperationsTerms } from './terms/surgery-operations.ts';
import { surgeryWoundsTerms } from './terms/surgery-wounds.ts';
import { urologyUrineAndTractTerms } from './terms/urology-urine-and-tract.ts';

/** Every term of the glossary, category by category. */
export const allTerms: readonly MedicalTerm[] = [
  ...anatomyOrientationTerms,
  ...anatomySpacesAndMembranesTerms,
  ...physiologyCirculationAndFlowTerms,
  ...physiologyRegulationTerms,
  ...histologyCellsAndTissuesTerms,
  ...histologyGrowthAndDamageTerms,
  ...cardiologyPumpAndVesselsTerms,
  ...cardiologyRhythmTerms,
  ...pulmonologyBreathingTerms,
  ...pulmonologyLungAndPleuraTerms,
  ...neurologyBrainTerms,
  ...neurologyNervesAndMovementTerms,
  ...gastroenterologyLiverAndPancreasTerms,
  ...gastroenterologyTractAndBleedingTerms,
  ...nephrologyKidneyTerms,
  ...urologyUrineAndTractTerms,
  ...endocrinologyGlandsTerms,
  ...endocrinologyGlucoseTerms,
  ...hematologyClottingAndWhiteCellsTerms,
  ...hematologyRedCellsTerms,
  ...oncologyCancersAndEmergenciesTerms,
  ...oncologyGrowthTerms,
  ...immunologyDefensesTerms,
  ...immunologyHarmfulReactionsTerms,
  ...infectiousDiseaseOrganismsTerms,
  ...infectiousDiseaseSepsisTerms,
  ...infectiousDiseaseSpreadTerms,
  ...pharmacologyCourseOfADrugTerms,
  ...pharmacologyEffectAndSafetyTerms,
  ...emergencyMedicinePresentationsTerms,
  ...emergencyMedicineResuscitationTerms,
  ...criticalCareCirculationTerms,
  ...criticalCareVentilationTerms,
  ...anesthesiologyAgentsTerms,
  ...anesthesiologyAirwayTerms,
  ...surgeryOperationsTerms,
  ...surgeryWoundsTerms,
  ...radiologySignsAndSafetyTerms,
  ...radiologyTechniquesTerms,
  ...laboratoryMedicineQualityTerms,
  ...laboratoryMedicineTestsTerms,
  ...obstetricsAndGynecologyBirthAndPelvisTerms,
  ...obstetricsAndGynecologyPregnancyTerms,
  ...pediatricsChildhoodTerms,
  ...pediatricsNewbornTerms,
  ...psychiatryDisordersTerms,
  ...psychiatrySymptomsTerms,
  ...musculoskeletalBonesTerms,
  ...musculoskeletalJointsTerms,
  ...dermatologyDiseasesTerms,
  ...dermatologyLesionsTerms,
  ...ophthalmologyDiseasesTerms,
  ...ophthalmologyVisionTerms,
  ...otolaryngologyEarTerms,
  ...otolaryngologyNoseAndThroatTerms,
  ...dentistryGumsAndMouthTerms,
  ...dentistryTeethTerms,
  ...nutritionDeficienciesTerms,
  ...nutritionSupportTerms,
  ...rehabilitationFunctionTerms,
  ...rehabilitationMeasuresTerms,
  ...speechAndSwallowingCommunicationTerms,
  ...speechAndSwallowingSwallowingTerms,
];
