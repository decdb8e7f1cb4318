import { decisionSet } from '../respiratory-disease/decision.ts';

const source = 'Standard respiratory care texts on postural drainage';

/** The segment that must drain, and the position that drains it. */
export const drainagePositionSet = decisionSet({
  topic: 'clearance',
  source,
  courses: {
    apical: {
      text: 'Sitting, leaning back about 30 degrees',
      why: 'Leaning back slightly drains the apical segments of the upper lobes.',
    },
    posterior: {
      text: 'Sitting, leaning forward over a pillow',
      why: 'Leaning forward drains the posterior segments of the upper lobes.',
    },
    anterior: {
      text: 'Flat on the back with the bed level',
      why: 'Lying flat on the back drains the anterior segments of the upper lobes.',
    },
    middle: {
      text: 'Head down, quarter turn, right side up',
      why: 'A quarter turn with the right side up and the head lowered drains the right middle lobe.',
    },
    lingula: {
      text: 'Head down, quarter turn, left side up',
      why: 'A quarter turn with the left side up and the head lowered drains the lingula.',
    },
    superior: {
      text: 'Flat on the abdomen with the bed level',
      why: 'Lying face down without tilt drains the superior segments of the lower lobes.',
    },
    anteriorBasal: {
      text: 'Head down, lying on the back',
      why: 'On the back with the head lowered, the anterior basal segments drain.',
    },
    posteriorBasal: {
      text: 'Head down, lying on the abdomen',
      why: 'Face down with the head lowered, the posterior basal segments drain.',
    },
    rightLateral: {
      text: 'Head down, lying on the left side',
      why: 'Lying on the left side with the head lowered drains the right lateral basal segment.',
    },
    leftLateral: {
      text: 'Head down, lying on the right side',
      why: 'Lying on the right side with the head lowered drains the left lateral basal segment.',
    },
  },
  decisions: [
    {
      id: 'drain-right-apex',
      scene:
        'A radiograph shows a cavity with retained secretions in the apical segment of the right upper lobe. The patient can sit for long periods.',
      key: 'apical',
      why: 'The bronchus of the apex points downward when the patient sits and leans slightly back.',
      wrong: ['superior', 'anteriorBasal', 'middle', 'posteriorBasal', 'rightLateral'],
      lesson: 'Place the segment above the main airway so that gravity does the work.',
    },
    {
      id: 'drain-right-posterior-upper',
      scene:
        'Crackles are loudest high between the right shoulder blade and the spine. The scan shows mucus in the posterior segment of the upper lobe.',
      key: 'posterior',
      why: 'The posterior segment opens forward, so leaning over a pillow brings it uppermost.',
      wrong: ['anterior', 'anteriorBasal', 'middle', 'apical', 'posteriorBasal'],
      lesson: 'Percuss over the upper back on the affected side.',
    },
    {
      id: 'drain-anterior-upper',
      scene:
        'A patient with bronchiectasis has mucus in both upper lobes. The segments behind the upper ribs in front are affected.',
      key: 'anterior',
      why: 'The anterior segments lie uppermost when the patient lies flat on the back.',
      wrong: ['posterior', 'superior', 'posteriorBasal', 'leftLateral', 'rightLateral'],
      lesson: 'Percuss between collarbone and nipple, and spare the breast.',
    },
    {
      id: 'drain-middle-lobe',
      scene:
        'A woman with a chronic cough has collapse of the right middle lobe with mucus plugs. She has no reflux and tolerates a modest tilt.',
      key: 'middle',
      why: 'The bronchus of the middle lobe runs forward and outward. The foot of the bed is raised about 30 cm and the right side turned up.',
      wrong: ['lingula', 'superior', 'posterior', 'leftLateral', 'posteriorBasal'],
      lesson: 'Right middle lobe and lingula need half of the tilt that the bases need.',
    },
    {
      id: 'drain-lingula',
      scene:
        'Mucus shadows the left border of the heart on the film of a young adult with cystic fibrosis. The lung above and below is clear.',
      key: 'lingula',
      why: 'Loss of the left heart border places the disease in the lingula, which drains with the left side up and the head lowered a little.',
      wrong: ['middle', 'superior', 'apical', 'posterior', 'rightLateral'],
      lesson: 'Right heart border: middle lobe. Left heart border: lingula.',
    },
    {
      id: 'drain-superior-lower',
      scene:
        'After aspirating while lying on the back, a patient has an infiltrate with secretions in the superior segment of the right lower lobe.',
      key: 'superior',
      why: 'This segment opens backward. Face down on a level bed it lies above its bronchus.',
      wrong: ['anterior', 'anteriorBasal', 'apical', 'lingula', 'leftLateral'],
      lesson:
        'Aspiration on the back reaches the superior segment of the lower lobe and the posterior segment of the upper.',
    },
    {
      id: 'drain-anterior-basal',
      scene:
        'Secretions are retained at the front of both lower lobes. The patient has neither reflux nor raised intracranial pressure and tolerates the full tilt.',
      key: 'anteriorBasal',
      why: 'On the back with the foot of the bed raised about 45 cm the anterior basal segments are uppermost.',
      wrong: ['posteriorBasal', 'superior', 'posterior', 'apical', 'lingula'],
      lesson:
        'Full tilt for the basal segments is about 30 degrees, or 45 cm at the foot of the bed.',
    },
    {
      id: 'drain-posterior-basal',
      scene:
        'Coarse crackles and mucus on the scan are found low at the back of both lungs. Full tilt is well tolerated.',
      key: 'posteriorBasal',
      why: 'Face down with a pillow under the hips and the head low, the posterior bases lie uppermost.',
      wrong: ['anteriorBasal', 'anterior', 'apical', 'middle', 'posterior'],
      lesson: 'Percuss over the lower ribs next to the spine.',
    },
    {
      id: 'drain-right-lateral',
      scene:
        'Mucus fills the lateral basal segment of the right lower lobe in a patient with bronchiectasis. No reason against tilting exists.',
      key: 'rightLateral',
      why: 'The affected side is turned up, so the patient lies on the left side with the head lowered.',
      wrong: ['leftLateral', 'superior', 'anterior', 'apical', 'lingula'],
      lesson: 'For lateral segments the diseased side is up.',
    },
    {
      id: 'drain-left-lateral',
      scene:
        'In a teenager with cystic fibrosis percussion should reach the lateral basal segment on the left. Rhonchi are heard below the left armpit.',
      key: 'leftLateral',
      why: 'With the left side up and the head low the left lateral basal segment drains downward.',
      wrong: ['rightLateral', 'middle', 'superior', 'posterior', 'anterior'],
      lesson: 'Hold each position for 3 to 15 minutes as tolerated.',
    },
  ],
});

/** A position, and the segment that it drains. */
export const drainageSegmentSet = decisionSet({
  topic: 'clearance',
  source,
  courses: {
    apical: {
      text: 'Apical segments of the upper lobes',
      why: 'The apical segments drain with the patient sitting and leaning back slightly.',
    },
    posterior: {
      text: 'Posterior segments of the upper lobes',
      why: 'The posterior upper segments drain with the patient leaning forward over a pillow.',
    },
    anterior: {
      text: 'Anterior segments of the upper lobes',
      why: 'The anterior upper segments drain with the patient flat on the back.',
    },
    middle: {
      text: 'The right middle lobe',
      why: 'The right middle lobe drains with a slight tilt and the right side turned up.',
    },
    lingula: {
      text: 'The lingula of the left lung',
      why: 'The lingula drains with a slight tilt and the left side turned up.',
    },
    superior: {
      text: 'Superior segments of the lower lobes',
      why: 'The superior segments drain face down on a level bed.',
    },
    anteriorBasal: {
      text: 'Anterior basal segments',
      why: 'The anterior bases drain on the back with the head lowered.',
    },
    posteriorBasal: {
      text: 'Posterior basal segments',
      why: 'The posterior bases drain face down with the head lowered.',
    },
    rightLateral: {
      text: 'Right lateral basal segment',
      why: 'This segment drains on the left side with the head lowered.',
    },
    leftLateral: {
      text: 'Left lateral basal segment',
      why: 'This segment drains on the right side with the head lowered.',
    },
  },
  decisions: [
    {
      id: 'segment-lean-back',
      scene:
        'A therapist has a patient sit in bed with the backrest lowered slightly and percusses above the collarbones.',
      key: 'apical',
      why: 'Sitting and leaning back lets the tips of the upper lobes drain, and percussion above the collarbones reaches them.',
      wrong: ['posterior', 'anteriorBasal', 'superior', 'middle', 'lingula'],
      lesson: 'The upper lobes drain without any head-down tilt.',
      level: 'recall',
    },
    {
      id: 'segment-lean-forward',
      scene:
        'A patient is seated, hugging a pillow on a table in front of him, while his upper back is percussed on both sides.',
      key: 'posterior',
      why: 'Leaning forward turns the back of the upper lobes uppermost.',
      wrong: ['apical', 'anterior', 'anteriorBasal', 'middle', 'posteriorBasal'],
      lesson: 'Percuss the upper back on both sides, above the shoulder blades.',
      level: 'recall',
    },
    {
      id: 'segment-supine-flat',
      scene:
        'A patient rests on a level bed, face up, with a pillow under the knees. The therapist percusses just below the collarbones.',
      key: 'anterior',
      why: 'On the back without tilt, the front of the upper lobes lies above its bronchi.',
      wrong: ['anteriorBasal', 'posterior', 'superior', 'lingula', 'posteriorBasal'],
      lesson: 'This is the one flat position on the back.',
      level: 'recall',
    },
    {
      id: 'segment-right-up-slight',
      scene:
        'The foot of the bed is raised by 30 cm. The patient is turned a quarter from the back toward the left, and the right front of the chest is percussed at nipple level.',
      key: 'middle',
      why: 'A slight tilt with the right side a quarter up suits the bronchus of the right middle lobe.',
      wrong: ['lingula', 'leftLateral', 'superior', 'apical', 'posteriorBasal'],
      lesson: 'Its mirror image drains the lingula.',
      level: 'recall',
    },
    {
      id: 'segment-left-up-slight',
      scene:
        'With a modest tilt of 15 degrees a child is rolled a quarter onto her right side. The percussor works beside the left nipple.',
      key: 'lingula',
      why: 'A slight tilt with the left side a quarter up drains the lingula.',
      wrong: ['middle', 'rightLateral', 'apical', 'superior', 'posterior'],
      lesson: 'The lingula belongs to the left upper lobe and matches the middle lobe.',
      level: 'recall',
    },
    {
      id: 'segment-prone-flat',
      scene:
        'A patient lies face down on a level bed with two pillows under the hips. Percussion is given below the tips of the shoulder blades.',
      key: 'superior',
      why: 'Face down without tilt the superior segments of the lower lobes are uppermost.',
      wrong: ['posteriorBasal', 'anterior', 'apical', 'middle', 'anteriorBasal'],
      lesson: 'Adding tilt would move the effect to the posterior bases.',
      level: 'recall',
    },
    {
      id: 'segment-supine-down',
      scene:
        'For ten minutes a patient remains face up with the foot of the bed 45 cm higher than the head, while the lower ribs in front are vibrated.',
      key: 'anteriorBasal',
      why: 'Face up with full tilt the front of the bases drains toward the hilum.',
      wrong: ['anterior', 'posteriorBasal', 'apical', 'superior', 'posterior'],
      lesson: 'Full tilt is avoided with reflux, head injury, heart failure or recent meals.',
      level: 'recall',
    },
    {
      id: 'segment-prone-down',
      scene:
        'Pillows lie under the abdomen of a patient who is face down with full tilt. The therapist percusses over the lowest ribs near the spine.',
      key: 'posteriorBasal',
      why: 'Face down with full tilt the back of the bases lies highest and drains.',
      wrong: ['superior', 'anteriorBasal', 'posterior', 'lingula', 'apical'],
      lesson: 'Never percuss over the spine or below the ribs.',
      level: 'recall',
    },
    {
      id: 'segment-left-side-down',
      scene:
        'A patient is placed on the left side with the bed in full tilt. Vibration is applied to the lower ribs in the right armpit line.',
      key: 'rightLateral',
      why: 'The right side is up, so the outer part of its base drains.',
      wrong: ['leftLateral', 'lingula', 'superior', 'apical', 'anterior'],
      lesson: 'The side that is up is the one that drains.',
      level: 'recall',
    },
    {
      id: 'segment-right-side-down',
      scene:
        'Full tilt and a straight position on the right side are used while the lower left flank is percussed over a towel.',
      key: 'leftLateral',
      why: 'With the left side up, the outer segment of the left base drains by gravity.',
      wrong: ['rightLateral', 'middle', 'superior', 'anterior', 'posterior'],
      lesson: 'A towel protects the skin, and percussion should not hurt.',
      level: 'recall',
    },
  ],
});
