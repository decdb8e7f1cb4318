import type { Practice } from '../nursing-management/practice.ts';

const equipment = { rn: 'Safe use of equipment', lpn: 'Safe use of equipment' } as const;
const handling = {
  rn: 'Ergonomic principles and safe client handling',
  lpn: 'Ergonomic principles',
} as const;
const reporting = {
  rn: 'Incident reporting (event, variance)',
  lpn: 'Reporting of incidents',
} as const;

/** Equipment, moving clients and reports of events. */
export const equipmentPractices: readonly Practice[] = [
  {
    ...equipment,
    id: 'electric-devices',
    right:
      'A nurse wants to use an electric suction unit at the bedside. Which check makes its use safe?',
    fix: 'A safety officer looks at electric devices on a unit. Which use must be stopped?',
    sound: [
      [
        'Look for a plug with three prongs',
        'The third prong grounds the device and leads stray current away.',
      ],
      [
        'Pull the plug and not the cord',
        'Pulling at the cord damages the wires where they enter the plug.',
      ],
      ['See that the inspection tag is current', 'The tag shows that the device was checked.'],
      ['Feel whether the cord is whole', 'A frayed cord can give a shock or start a fire.'],
    ],
    unsound: [
      ['Cut off the third prong to fit', 'Without the ground the case can become live.'],
      [
        'Run two pumps from one loose adapter',
        'Adapters that carry too much current overheat and can start a fire.',
      ],
      [
        'Use a razor that tingles when held',
        'A tingle in the hand shows that current leaks from the device.',
      ],
      ['Clean a device while it is plugged in', 'Wet cleaning of a live device may give a shock.'],
    ],
    takeaway:
      'Electric devices have a grounded plug, a whole cord and a current inspection tag. A device that tingles or sparks is taken out of use and tagged.',
  },
  {
    ...equipment,
    id: 'walker-use',
    right:
      'A client with weak legs learns to use a standard walker without wheels. Which detail is right?',
    fix: 'A nurse watches clients who walk with a standard walker. Which habit must be corrected?',
    sound: [
      [
        'The grips reach the crease of the wrist',
        'At this height the elbows bend slightly, which gives the best support.',
      ],
      [
        'The four tips touch the floor before a step',
        'The walker bears weight when all tips are on the floor.',
      ],
      [
        'The client pushes up from the chair arms',
        'The chair is stable, and the walker might tip.',
      ],
      [
        'The walker goes ahead by one short step',
        'A short reach keeps the client upright and inside the frame.',
      ],
    ],
    unsound: [
      ['The client pulls up on the walker to rise', 'A walker tips over when it is pulled.'],
      [
        'The walker is carried up the stairs in front',
        'A standard walker is not used on stairs in this way.',
      ],
      [
        'The rubber tips are worn down to the metal',
        'Worn tips slip on the floor and let the walker slide away.',
      ],
      ['The client leans far out over the front', 'Leaning out shifts weight ahead of the base.'],
    ],
    takeaway:
      'A walker reaches the wrist crease, stands on all tips before a step, and is not used to pull up from a chair.',
  },
  {
    ...equipment,
    id: 'infusion-pump-programming',
    right: 'A nurse takes over a client with an infusion pump. Which check is most useful?',
    fix: 'A supervisor watches how nurses on a surgical unit handle infusion pumps. Which habit must be corrected?',
    sound: [
      [
        'Trace the line from bag to client',
        'Tracing shows whether each fluid runs where it should.',
      ],
      [
        'Compare the rate on the pump with the order',
        'A rate that was set wrongly is found by comparison.',
      ],
      [
        'Look at the site for swelling',
        'A pump may push fluid into tissue when the needle has slipped out.',
      ],
      ['Keep the alarms switched on', 'Alarms warn of air, pressure and an empty bag.'],
    ],
    unsound: [
      ['Silence an alarm and come back later', 'An alarm calls for a look at its cause.'],
      [
        'Use a pump that was dropped',
        'A dropped pump may deliver the wrong dose, and is sent for a check.',
      ],
      [
        'Let a visitor restart it when it stops',
        'Visitors do not know why it stopped and do not operate pumps.',
      ],
      ['Trust the pump and skip the check', 'A pump delivers what it was told, right or wrong.'],
    ],
    takeaway:
      'Trace lines at hand-off, compare rate and order, check the site and answer alarms. A damaged pump is taken out of use.',
  },
  {
    ...handling,
    id: 'lifting-posture',
    right:
      'A nurse has to lift and move loads on each shift. Which way of working protects the back?',
    fix: 'A coach for safe work watches nurses at the bedside. Which posture must be corrected?',
    several: 'A nurse wants to protect the back at work. Which habits help? Select all that apply.',
    sound: [
      [
        'Bend the knees and keep the back straight',
        'The strong muscles of the legs do the work and spare the back.',
      ],
      ['Hold the load close to the body', 'A close load puts less strain on the spine.'],
      [
        'Raise the bed to waist height for care',
        'Care at waist height spares the nurse from bending.',
      ],
      ['Turn with the feet in one piece', 'Moving the feet avoids a twist of the spine.'],
      [
        'Stand with the feet well apart',
        'A wide base gives balance and lets the legs do the work.',
      ],
    ],
    unsound: [
      ['Bend at the waist with straight legs', 'The small muscles of the back bear the load.'],
      ['Twist while holding the load', 'A twist of the spine under load injures the disks.'],
      [
        'Reach far across the bed to turn a client',
        'Reaching far over strains the back and shoulders of the nurse.',
      ],
      ['Lift alone in order to save a coworker’s time', 'Heavy loads call for help or a device.'],
      ['Keep the feet close side by side', 'A narrow base makes a fall or jerk likely.'],
    ],
    takeaway:
      'Wide base, bent knees, load close, bed at waist height, and no twisting. Devices and help come before muscle.',
  },
  {
    ...handling,
    id: 'reposition-in-bed',
    right:
      'A client of 230 lb (104 kg) who cannot help has slid down in bed. How should the staff move the client up?',
    fix: 'A nurse manager sees how clients are moved up in bed. Which way must be corrected?',
    several:
      'Staff plan to move a client who cannot help up in bed. Which ways protect client and staff? Select all that apply.',
    sound: [
      [
        'With a friction-reducing sheet and two helpers',
        'The sheet lowers friction, and helpers share the load.',
      ],
      [
        'With the head of the bed flat, if tolerated',
        'Gravity helps on a flat bed, while a raised head works against the staff.',
      ],
      [
        'On a count that is agreed by the team',
        'A count makes all helpers pull together at the same moment.',
      ],
      ['With a ceiling lift and a sling', 'A lift takes the weight off the staff.'],
    ],
    unsound: [
      [
        'By two nurses who pull the client under the armpits',
        'This can injure the client’s shoulder and the nurses’ backs.',
      ],
      [
        'By dragging the client over the sheet',
        'Dragging rubs and shears the skin until it breaks.',
      ],
      ['With the bed down at knee height', 'A low bed makes the staff bend and strains the back.'],
      [
        'By one nurse who leans from the head end',
        'One person cannot move this weight without injury to both.',
      ],
    ],
    takeaway:
      'Flat bed at waist height, friction-reducing sheet or lift, enough helpers and a count. Clients are not pulled by the arms.',
  },
  {
    ...handling,
    id: 'pivot-transfer-weak-side',
    right:
      'A client with a weak left leg can stand with help. How should the nurse prepare a transfer from bed to wheelchair?',
    fix: 'A nurse watches a transfer of a client with a weak left leg. Which detail must be corrected?',
    several:
      'A client with a weak left leg moves from bed to chair with one nurse. Which steps make this safe? Select all that apply.',
    sound: [
      [
        'Place the chair on the right side',
        'Moving toward the strong side lets the strong leg lead.',
      ],
      [
        'Lock the wheels of bed and chair',
        'Locked wheels keep bed and chair from rolling away during the transfer.',
      ],
      [
        'Put a gait belt around the waist',
        'The belt gives a safe hold without pulling on the arms.',
      ],
      [
        'Let the client dangle before standing',
        'Sitting on the edge first shows whether dizziness comes.',
      ],
      [
        'Fold the footrests out of the way',
        'Footrests in the way are a trip hazard while the client stands.',
      ],
    ],
    unsound: [
      ['Set the chair on the left side', 'The weak leg would have to lead and may give way.'],
      ['Let the client hold the nurse’s neck', 'A pull on the neck can injure the nurse.'],
      [
        'Leave the brakes off to shift the chair',
        'An unlocked chair rolls as the client sits down.',
      ],
      ['Lift under the weak arm', 'Pulling on a weak arm can injure the shoulder.'],
    ],
    takeaway:
      'The chair stands on the strong side with locked brakes. A gait belt is used and the client rises in stages.',
  },
  {
    ...reporting,
    id: 'incident-report-content',
    right:
      'A client slipped on a wet floor and is unhurt. How should the nurse fill in the incident report?',
    fix: 'A risk manager reads the incident reports of the past month. Which way of writing must be corrected?',
    several:
      'A nurse writes an incident report after a client’s fall. How should it be written? Select all that apply.',
    sound: [
      ['With the facts as seen and heard', 'Facts without judgment serve to find the cause.'],
      [
        'With the client’s own words in quotes',
        'Quotations show exactly what the client said about the event.',
      ],
      [
        'Within the same shift as the event',
        'Prompt reports are more exact, since memory fades quickly.',
      ],
      [
        'With the names of those who saw it',
        'Witnesses can add facts that the writer did not see.',
      ],
    ],
    unsound: [
      [
        'With a guess at who was careless',
        'Guesses about blame are not facts and do not belong in a report.',
      ],
      ['With a note in the chart that it was filed', 'The report is not mentioned in the record.'],
      [
        'With a copy for the client’s folder',
        'The report is an internal paper and no part of the record.',
      ],
      ['From what a coworker told at lunch', 'A nurse reports what was seen in person.'],
    ],
    takeaway:
      'An incident report states facts, promptly, by the person who saw them. It is internal and is not mentioned in the client’s record.',
  },
  {
    ...reporting,
    id: 'what-to-report',
    right:
      'A nurse looks back on the shift. Which of these events calls for an incident report although nobody was hurt?',
    fix: 'A new nurse asks which events to report. Which entry on the list needs no incident report?',
    sound: [
      [
        'A dose given two hours late by mistake',
        'A medication error is reported even when no one was harmed.',
      ],
      [
        'A visitor who tripped in the lobby',
        'Events with visitors are reported as well as those with clients.',
      ],
      ['A ring that was lost in the laundry', 'Loss of property is an event to report.'],
      [
        'A bed rail that broke during a turn',
        'Broken equipment is reported before it harms someone.',
      ],
    ],
    unsound: [
      ['A client who refuses the bath today', 'A refusal is charted and is no incident.'],
      [
        'A tablet that a client chose not to take',
        'A refused dose is charted and the prescriber told, and it is no error.',
      ],
      ['A relative who asks for a later visit', 'A request about visits is not an unusual event.'],
      [
        'A fever that is part of the disease',
        'An expected sign of disease is charted and treated.',
      ],
    ],
    takeaway:
      'Errors, falls, losses, broken devices and near misses are reported, with or without harm, for clients, visitors and staff.',
  },
];
