/** One of the five signs of a score. */
export type ScoredSign = {
  readonly sign: string;
  readonly points: 0 | 1 | 2;
  /** A full sentence. */
  readonly told: string;
};

/** A newborn whose signs are described so that a score follows. */
export type NewbornScore = {
  readonly id: string;
  readonly system: 'Apgar' | 'Silverman-Andersen';
  readonly scene: string;
  readonly signs: readonly ScoredSign[];
  readonly note: string;
};

const apgar =
  'Apgar: heart rate, breathing, tone, reflex and color get 0 to 2 points each; 7 to 10 is reassuring.';
const silverman =
  'Silverman-Andersen: chest movement, intercostal and xiphoid retraction, flaring and grunting get 0 to 2 points each; 0 is normal and 10 the worst.';

export const newbornScores: readonly NewbornScore[] = [
  {
    id: 'apgar-vigorous-acrocyanosis',
    system: 'Apgar',
    scene: "Five minutes after a vaginal birth at term, an infant is dried on the mother's chest.",
    signs: [
      { sign: 'heart rate', points: 2, told: 'The heart rate is 148/min.' },
      { sign: 'breathing', points: 2, told: 'The cry is loud.' },
      { sign: 'tone', points: 2, told: 'Arms and legs move actively.' },
      { sign: 'reflex', points: 2, told: 'A catheter in the nose brings on a sneeze.' },
      { sign: 'color', points: 1, told: 'Hands and feet are blue and the body pink.' },
    ],
    note: apgar,
  },
  {
    id: 'apgar-depressed-opioid',
    system: 'Apgar',
    scene:
      'A mother received an opioid shortly before delivery, and the infant is assessed at one minute.',
    signs: [
      { sign: 'heart rate', points: 2, told: 'The umbilical pulse is 112/min.' },
      { sign: 'breathing', points: 0, told: 'No breathing effort is seen.' },
      { sign: 'tone', points: 1, told: 'The limbs show slight flexion.' },
      { sign: 'reflex', points: 1, told: 'Flicking the sole causes a grimace.' },
      { sign: 'color', points: 0, told: 'The whole body is blue.' },
    ],
    note: apgar,
  },
  {
    id: 'apgar-severe-asphyxia',
    system: 'Apgar',
    scene:
      'After placental abruption an infant is delivered by emergency cesarean section and assessed at one minute.',
    signs: [
      { sign: 'heart rate', points: 1, told: 'Auscultation gives 52 beats a minute.' },
      { sign: 'breathing', points: 1, told: 'There are two weak gasps.' },
      { sign: 'tone', points: 0, told: 'The infant is limp.' },
      { sign: 'reflex', points: 0, told: 'Suction of the nose brings no response.' },
      { sign: 'color', points: 0, told: 'The skin is pale all over.' },
    ],
    note: apgar,
  },
  {
    id: 'apgar-preterm-mixed',
    system: 'Apgar',
    scene: 'At five minutes a 32-week infant has been given mask breaths with 30% oxygen.',
    signs: [
      { sign: 'heart rate', points: 2, told: 'The monitor shows 136/min.' },
      { sign: 'breathing', points: 1, told: 'Breaths are slow and irregular with a faint cry.' },
      { sign: 'tone', points: 1, told: 'There is some bending of the elbows and knees.' },
      { sign: 'reflex', points: 1, told: 'The face is drawn up when the throat is suctioned.' },
      { sign: 'color', points: 2, told: 'Lips, trunk, hands and feet are pink.' },
    ],
    note: apgar,
  },
  {
    id: 'apgar-good-but-pale-limbs',
    system: 'Apgar',
    scene:
      'One minute after a rapid labor a therapist assesses a large term infant under the warmer.',
    signs: [
      { sign: 'heart rate', points: 1, told: 'The pulse at the cord is 92/min.' },
      { sign: 'breathing', points: 2, told: 'Breathing is strong and regular with crying.' },
      { sign: 'tone', points: 2, told: 'Both legs kick against the blanket.' },
      { sign: 'reflex', points: 1, told: 'Rubbing the back is answered by a grimace alone.' },
      { sign: 'color', points: 1, told: 'The trunk is pink while fingers and toes are blue.' },
    ],
    note: apgar,
  },
  {
    id: 'apgar-recovering',
    system: 'Apgar',
    scene:
      'An infant who needed positive pressure for two minutes is scored again five minutes after birth.',
    signs: [
      { sign: 'heart rate', points: 2, told: 'Heart sounds are counted at 154/min.' },
      { sign: 'breathing', points: 2, told: 'The infant breathes regularly and cries with vigor.' },
      { sign: 'tone', points: 1, told: 'Tone is low, with a little flexion of the arms.' },
      { sign: 'reflex', points: 2, told: 'Suction makes the infant cough and pull away.' },
      { sign: 'color', points: 1, told: 'The extremities are still dusky and the rest is pink.' },
    ],
    note: apgar,
  },
  {
    id: 'silverman-moderate',
    system: 'Silverman-Andersen',
    scene: 'A 31-week infant on CPAP is watched for the work of breathing.',
    signs: [
      { sign: 'chest movement', points: 1, told: 'The upper chest lags behind the abdomen.' },
      {
        sign: 'intercostal retraction',
        points: 1,
        told: 'The spaces between the lower ribs are just seen to sink in.',
      },
      { sign: 'xiphoid retraction', points: 2, told: 'The xiphoid is drawn in deeply.' },
      { sign: 'flaring', points: 1, told: 'The nostrils flare slightly.' },
      { sign: 'grunting', points: 1, told: 'A grunt is heard with a stethoscope and not without.' },
    ],
    note: silverman,
  },
  {
    id: 'silverman-severe',
    system: 'Silverman-Andersen',
    scene: 'In the first hour after birth at 28 weeks, breathing is getting harder.',
    signs: [
      { sign: 'chest movement', points: 2, told: 'Chest and abdomen move like a seesaw.' },
      {
        sign: 'intercostal retraction',
        points: 2,
        told: 'The lower rib spaces are drawn in markedly.',
      },
      { sign: 'xiphoid retraction', points: 2, told: 'A deep pit forms at the xiphoid.' },
      { sign: 'flaring', points: 1, told: 'Flaring of the nose is minimal.' },
      { sign: 'grunting', points: 2, told: 'Grunting is heard across the room.' },
    ],
    note: silverman,
  },
  {
    id: 'silverman-mild',
    system: 'Silverman-Andersen',
    scene: 'A late preterm infant born by cesarean section breathes 74/min at one hour of age.',
    signs: [
      { sign: 'chest movement', points: 0, told: 'Chest and abdomen rise together.' },
      {
        sign: 'intercostal retraction',
        points: 1,
        told: 'Slight hollows appear between the ribs in inspiration.',
      },
      { sign: 'xiphoid retraction', points: 0, told: 'The xiphoid area does not retract.' },
      { sign: 'flaring', points: 2, told: 'The nostrils flare widely.' },
      {
        sign: 'grunting',
        points: 0,
        told: 'There is no expiratory noise with or without a stethoscope.',
      },
    ],
    note: silverman,
  },
];
