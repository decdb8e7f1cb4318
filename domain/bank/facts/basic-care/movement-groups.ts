import type { CategoryGroup } from './care-fact.ts';

const devices = { rn: 'Assistive devices', lpn: 'Assistive devices' } as const;

/** Gaits with crutches. */
export const gaitGroup: CategoryGroup = {
  ...devices,
  id: 'crutch-gait',
  level: 'recall',
  question: 'Which crutch gait is this?',
  takeaway:
    'Weight allowed on each leg decides the gait: four- and two-point for both legs, three-point for one.',
  categories: [
    [
      'four',
      'Four-point gait',
      'The four-point gait moves each crutch and each foot in turn, with weight on both legs.',
    ],
    [
      'two',
      'Two-point gait',
      'The two-point gait moves a crutch with the opposite foot at the same time.',
    ],
    [
      'three',
      'Three-point gait',
      'The three-point gait moves both crutches with the weak leg, then the strong leg.',
    ],
    ['swingto', 'Swing-to gait', 'In the swing-to gait both legs are swung up to the crutches.'],
    [
      'swingthrough',
      'Swing-through gait',
      'In the swing-through gait both legs are swung past the crutches.',
    ],
  ],
  cases: [
    [
      'right-crutch-left-foot',
      'four',
      'A client with weakness of both legs moves the right crutch, the left foot, the left crutch and the right foot, one after the other.',
      'Four separate points move in turn, which is slow and stable.',
    ],
    [
      'together-opposite',
      'two',
      'A client with partial weight bearing on both legs moves the left crutch together with the right foot, then the right crutch with the left foot.',
      'Two opposite points move at the same time, faster than one by one.',
    ],
    [
      'no-weight-left',
      'three',
      'A client with a fractured left tibia must put no weight on that leg. Both crutches and the left leg move forward, then the right leg follows.',
      'Both crutches carry the weight while the injured leg is held off the ground.',
    ],
    [
      'legs-up-to',
      'swingto',
      'A client with paraplegia and braces moves both crutches forward and swings both legs until they are level with them.',
      'The legs land beside the crutches and not ahead of them.',
    ],
    [
      'legs-past',
      'swingthrough',
      'A strong young client with braces moves both crutches forward and swings both legs well beyond them.',
      'The legs land ahead of the crutches, which needs strength and balance.',
    ],
  ],
};

/** Movements of joints. */
export const movementGroup: CategoryGroup = {
  rn: 'Mobility and immobility',
  lpn: 'Range of motion',
  id: 'joint-movement',
  level: 'recall',
  question: 'Which movement is this?',
  takeaway:
    'Move each joint to resistance and never beyond, support above and below, and stop at pain.',
  categories: [
    ['flexion', 'Flexion', 'Flexion makes the angle of a joint smaller.'],
    ['extension', 'Extension', 'Extension straightens a joint and makes its angle larger.'],
    ['abduction', 'Abduction', 'Abduction moves a limb away from the midline of the body.'],
    ['adduction', 'Adduction', 'Adduction moves a limb toward the midline or across it.'],
    ['supination', 'Supination', 'Supination turns the palm upward by turning the forearm.'],
    ['pronation', 'Pronation', 'Pronation turns the palm downward by turning the forearm.'],
    ['dorsi', 'Dorsiflexion', 'Dorsiflexion bends the foot so that the toes point to the head.'],
    [
      'plantar',
      'Plantarflexion',
      'Plantarflexion points the foot and toes downward, as on tiptoe.',
    ],
    ['eversion', 'Eversion', 'Eversion turns the sole of the foot outward.'],
    ['inversion', 'Inversion', 'Inversion turns the sole of the foot inward.'],
    ['circum', 'Circumduction', 'Circumduction moves a limb in a full circle.'],
    [
      'external',
      'External rotation',
      'External rotation turns a limb around its axis away from the midline.',
    ],
  ],
  cases: [
    [
      'heel-to-buttock',
      'flexion',
      'The nurse supports knee and ankle and brings the heel of a client toward the buttock.',
      'The angle between lower leg and thigh at the knee becomes smaller.',
    ],
    [
      'arm-to-side-up',
      'abduction',
      'With the elbow straight, the arm of a client is lifted sideways from the body to the height of the shoulder.',
      'The limb moves sideways, away from the midline of the body.',
    ],
    [
      'leg-across',
      'adduction',
      'The nurse moves the straight leg of a client back to the midline and a little across the other leg.',
      'The limb moves toward and across the midline.',
    ],
    [
      'palm-bowl',
      'supination',
      'With the elbow at the side the forearm is turned so that the palm could hold a bowl of soup.',
      'The forearm turns so that the palm comes to face upward.',
    ],
    [
      'palm-table',
      'pronation',
      'The forearm is turned until the palm lies flat on the table.',
      'The forearm turns so that the palm comes to face downward.',
    ],
    [
      'toes-to-nose',
      'dorsi',
      'To prevent footdrop, the nurse presses the sole so that the toes point toward the client’s head.',
      'The foot bends upward, which stretches the calf.',
      ['flexion', 'extension'],
    ],
    [
      'pedal-down',
      'plantar',
      'A client pushes the foot down as on the gas pedal of a car.',
      'The foot bends at the ankle so that the toes point downward.',
      ['flexion', 'extension'],
    ],
    [
      'sole-outward',
      'eversion',
      'Holding the ankle, the nurse turns the sole of the foot to face away from the other foot.',
      'The sole turns outward, away from the midline.',
      ['external', 'abduction'],
    ],
    [
      'sole-inward',
      'inversion',
      'A client turns the soles of both feet to face each other.',
      'The soles of the feet turn inward, toward the midline.',
      ['adduction'],
    ],
    [
      'arm-circle',
      'circum',
      'The whole arm of a client is moved in a wide full circle at the shoulder.',
      'A full circle combines several movements in one.',
      ['abduction'],
    ],
    [
      'straighten-elbow',
      'extension',
      'After resting with a bent arm, a client lets the nurse straighten the elbow.',
      'The angle of the joint becomes larger until the arm is straight.',
    ],
    [
      'thigh-outward',
      'external',
      'The nurse rolls the straight leg of a supine client so that the foot and kneecap point away from the other leg.',
      'The limb turns around its long axis away from the midline.',
      ['abduction', 'eversion'],
    ],
  ],
};

/** Aids for daily life and position. */
export const deviceGroup: CategoryGroup = {
  ...devices,
  id: 'care-device',
  question: 'Which device fits this need best?',
  takeaway:
    'A device should meet one lost function, be fitted and taught, and be checked for safety.',
  categories: [
    [
      'trochanter',
      'Trochanter roll',
      'A trochanter roll beside the hip keeps the leg from turning outward.',
    ],
    [
      'footboard',
      'High-top foot support',
      'Foot supports keep the foot bent up and prevent footdrop.',
    ],
    ['cradle', 'Bed cradle', 'A bed cradle holds the covers off the legs.'],
    [
      'trapeze',
      'Overhead trapeze',
      'A trapeze lets a client with strong arms lift the body off the bed.',
    ],
    [
      'belt',
      'Gait belt',
      'A gait belt gives the helper a hold on a client who stands or walks unsteadily.',
    ],
    ['lift', 'Mechanical lift', 'A lift moves a heavy client who cannot bear weight.'],
    [
      'board',
      'Sliding board',
      'A sliding board bridges bed and chair for a client with strong arms and weak legs.',
    ],
    ['guard', 'Plate guard', 'A plate guard lets a client push food onto the fork with one hand.'],
    ['reacher', 'Long reacher', 'A reacher picks up things from the floor without bending.'],
    ['seat', 'Raised toilet seat', 'A raised seat spares bending of the hip and knee.'],
    [
      'wedge',
      'Abduction pillow',
      'An abduction pillow keeps the legs apart after hip replacement.',
    ],
    [
      'handroll',
      'Hand roll',
      'A hand roll keeps the fingers slightly bent and prevents a claw hand.',
    ],
  ],
  cases: [
    [
      'hip-rolls-out',
      'trochanter',
      'The leg of an unconscious client rolls outward each time the client lies on the back.',
      'Support along the thigh holds the hip in a neutral position.',
      ['wedge'],
    ],
    [
      'foot-drops',
      'footboard',
      'The foot of a client with paralysis after a stroke lies pointed downward for most of the day.',
      'Holding the foot at a right angle keeps the calf from shortening.',
    ],
    [
      'burned-shins',
      'cradle',
      'A client with burns of both shins cannot bear the touch of the sheet.',
      'The frame keeps sheets away from painful skin.',
    ],
    [
      'leg-traction-lift',
      'trapeze',
      'A client with a leg in traction and strong arms wants to help to raise the hips for the bedpan.',
      'Pulling up with the arms lifts the body without friction.',
      ['lift', 'board'],
    ],
    [
      'first-steps-unsteady',
      'belt',
      'A client can bear weight but sways on the first walk after a week in bed.',
      'A firm hold at the waist steadies the client and spares the arms.',
      ['lift'],
    ],
    [
      'cannot-bear-weight',
      'lift',
      'A client of 140 kg who can neither stand nor push with the arms must be moved to a chair.',
      'A machine protects both the client and the backs of the staff.',
      ['board', 'trapeze', 'belt'],
    ],
    [
      'paraplegia-chair',
      'board',
      'A client with paraplegia and strong arms wants to move from bed to wheelchair alone.',
      'The client slides across in a seated position with the arms.',
      ['lift', 'trapeze', 'belt'],
    ],
    [
      'one-hand-meal',
      'guard',
      'A client who can use the right hand alone pushes the peas off the edge of the dish.',
      'A raised rim keeps food on the dish and preserves independence.',
      ['reacher', 'handroll'],
    ],
    [
      'sock-on-floor',
      'reacher',
      'A client with a new hip must not bend and has dropped a sock.',
      'The tool prevents bending of the hip beyond 90 degrees.',
      ['seat', 'wedge'],
    ],
    [
      'toilet-too-low',
      'seat',
      'A client with painful arthritis of both knees can hardly rise from the toilet at home.',
      'A higher seat reduces the bending and the effort to stand.',
    ],
    [
      'legs-cross-asleep',
      'wedge',
      'On the night after a hip replacement through the back of the joint a client tends to cross the legs while asleep.',
      'A wedge between the legs prevents adduction, which could dislocate the hip.',
      ['trochanter'],
    ],
    [
      'fist-clenched',
      'handroll',
      'The fingers of a client with a spastic hand curl tightly into the palm.',
      'A roll keeps the hand in a useful position and protects the skin of the palm.',
    ],
  ],
};
