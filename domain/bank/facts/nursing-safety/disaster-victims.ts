import type { Victim } from './disaster-victim.ts';

/** Adults at mass casualty events. */
export const disasterVictims: readonly Victim[] = [
  {
    id: 'fast-breathing-chest',
    color: 'red',
    found: 'Lying with a chest bruise, 36 breaths/min, awake',
    why: 'More than 30 breaths a minute means immediate care, whatever else is found.',
  },
  {
    id: 'airway-opened-breathes',
    color: 'red',
    found: 'Breathing began once the jaw was lifted',
    why: 'A victim who breathes after the airway is opened needs immediate care to keep it open.',
  },
  {
    id: 'no-radial-pulse-thigh',
    color: 'red',
    found: 'Thigh wound, 24 breaths/min, no radial pulse',
    why: 'A missing radial pulse shows failing circulation, which calls for immediate care.',
  },
  {
    id: 'refill-four-seconds',
    color: 'red',
    found: 'Belly pain, 26 breaths/min, refill of 4 seconds',
    why: 'Capillary refill over 2 seconds shows poor circulation and calls for immediate care.',
  },
  {
    id: 'cannot-squeeze-hand',
    color: 'red',
    found: 'Head wound, 18 breaths/min, pulse felt, obeys no order',
    why: 'A victim who cannot follow simple commands is immediate, even with good breathing and pulse.',
  },
  {
    id: 'burned-face-fast',
    color: 'red',
    found: 'Burned face, 40 breaths/min, cannot stand',
    why: 'A rate of 40 breaths a minute with facial burns means immediate care.',
  },
  {
    id: 'confused-pulse-present',
    color: 'red',
    found: 'Mumbling, 22 breaths/min, pulse felt, obeys no order',
    why: 'The failing mental state makes this victim immediate.',
  },
  {
    id: 'crushed-arm-no-pulse',
    color: 'red',
    found: 'Crushed arm, 28 breaths/min, radial pulse absent',
    why: 'Absence of the radial pulse on the sound arm shows shock and calls for immediate care.',
  },
  {
    id: 'broken-leg-stable',
    color: 'yellow',
    found: 'Broken leg, 20 breaths/min, pulse felt, obeys',
    why: 'Cannot walk, but breathing, pulse and mind are within limits: care can be delayed.',
  },
  {
    id: 'back-pain-cannot-stand',
    color: 'yellow',
    found: 'Back pain, cannot rise, 18 breaths/min, pulse felt, obeys',
    why: 'Normal breathing, pulse and mind allow delay in a victim who cannot walk.',
  },
  {
    id: 'crushed-ankles',
    color: 'yellow',
    found: 'Both ankles crushed, 24 breaths/min, refill 1 second, obeys',
    why: 'The injury is grave, yet the three checks are within limits, so care can be delayed.',
  },
  {
    id: 'hip-pain-refill-normal',
    color: 'yellow',
    found: 'Hip pain, stays down, 22 breaths/min, refill 2 seconds, obeys',
    why: 'Refill of 2 seconds and an obeying mind are within limits, so care can be delayed.',
  },
  {
    id: 'burned-legs-alert',
    color: 'yellow',
    found: 'Burned legs, unable to walk, 26 breaths/min, pulse felt, obeys',
    why: 'Fewer than 30 breaths, a pulse and a clear mind allow delay.',
  },
  {
    id: 'cut-eyebrow-walks',
    color: 'green',
    found: 'Cut eyebrow, walks to the meeting point when told',
    why: 'A victim who can walk on command is minor at first sorting.',
  },
  {
    id: 'broken-wrist-walks',
    color: 'green',
    found: 'Swollen wrist, walks about and asks for a friend',
    why: 'Whoever can walk is minor at first sorting, whatever the pain.',
  },
  {
    id: 'weeping-walks',
    color: 'green',
    found: 'Weeping and shaking, walks without help',
    why: 'Distress in a victim who walks does not change the minor category.',
  },
  {
    id: 'bruised-shoulder-walks',
    color: 'green',
    found: 'Bruised shoulder, walks over to the nurse',
    why: 'Walking over without help shows that care can wait.',
  },
  {
    id: 'glass-cuts-walks',
    color: 'green',
    found: 'Many small glass cuts, gets up and walks',
    why: 'Small cuts in a victim who walks are minor.',
  },
  {
    id: 'no-breath-after-airway',
    color: 'black',
    found: 'No breath after the airway was opened',
    why: 'An adult who does not breathe after the airway is opened is tagged as deceased.',
  },
  {
    id: 'crushed-skull-no-breath',
    color: 'black',
    found: 'Crushed skull, chest still after the jaw was lifted',
    why: 'Without breath after the airway is opened, others with a chance come first.',
  },
  {
    id: 'pulse-but-no-breath',
    color: 'black',
    found: 'Faint pulse, no breath after repositioning the head',
    why: 'In this method, breath decides: an adult who stays without it is tagged black.',
  },
  {
    id: 'burned-whole-no-breath',
    color: 'black',
    found: 'Burned over the whole body, still no breath with the airway open',
    why: 'The victim does not breathe with an open airway and is tagged black.',
  },
];
