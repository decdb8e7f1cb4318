import type { WrittenItemSet } from '../../../item/written-item.ts';

export const basicCareComfort = {
  field: 'RN',
  exam: 'NCLEX-RN',
  area: 'basic-care-comfort',
  source:
    'Standard fundamentals and medical-surgical nursing texts; pressure injury staging consensus',
  items: [
    {
      id: 'rn-bcc-cane-gait',
      topic: 'Assistive devices',
      level: 'application',
      type: 'single',
      stem: 'A client with arthritis of the left hip has been taught to walk with a standard cane on level ground. The nurse watches the client walk in the hall. Which observation shows correct use of the cane?',
      options: [
        {
          text: 'Cane in left hand, moved forward together with right leg',
          why: 'A cane on the painful side narrows the base and adds load to that hip. It belongs in the opposite hand.',
        },
        {
          text: 'Cane in right hand, moved forward together with left leg',
          why: 'Held on the strong side and moved with the weak leg, the cane shares the load and widens the base.',
          right: true,
        },
        {
          text: 'Cane in right hand, moved forward just after the left leg',
          why: 'If the painful leg goes ahead of the cane, it takes the full load alone. Cane and weak leg go together, or the cane goes first.',
        },
        {
          text: 'Cane in left hand, moved forward just before the left leg',
          why: 'The order is acceptable, but the cane is on the painful side. It should be in the opposite hand.',
        },
      ],
      explanation:
        'A cane is held on the strong side and moves with the weak or painful leg; the strong leg follows. Its handle is level with the wrist crease when the arm hangs at the side, which leaves a slight bend of the elbow in use. This widens the base of support and unloads the painful joint.',
    },
    {
      id: 'rn-bcc-stoma-ischemia',
      topic: 'Elimination and ostomy care',
      level: 'application',
      type: 'single',
      stem: 'A nurse assesses a client 24 hours after surgery that formed a descending colostomy. Bowel sounds are hypoactive, and the abdomen is soft. Which finding should the nurse report to the surgeon at once?',
      options: [
        {
          text: 'Swollen stoma that stands 2 cm above the skin',
          why: 'Some swelling is expected and shrinks over weeks. Retraction below the skin would be a concern.',
        },
        {
          text: 'Slight oozing of blood as the stoma is wiped',
          why: 'The mucosa is rich in small vessels, and slight bleeding on touch is expected. Steady bleeding would be reported.',
        },
        {
          text: 'Empty pouch with a little gas since surgery',
          why: 'Stool from a colostomy may take a few days to appear as the bowel recovers.',
        },
        {
          text: 'Purple or dusky color across the whole stoma',
          why: 'A dusky color means poor blood supply, and the tissue may die. A healthy stoma is moist and pink to red.',
          right: true,
        },
      ],
      explanation:
        'A new stoma should be moist and pink to beefy red, with mild swelling. Purple, brown or black color points to ischemia and needs the surgeon at once. Early lack of stool and slight oozing are expected.',
    },
    {
      id: 'rn-bcc-trochanter-roll',
      topic: 'Mobility and immobility',
      level: 'application',
      type: 'single',
      stem: 'A client with left-sided paralysis lies in the supine position for part of each day. The nurse sees that the left leg turns outward at the hip, so that the kneecap faces the wall. Which device should the nurse use to correct this?',
      options: [
        {
          text: 'Trochanter roll',
          why: 'A roll placed from the hip along the thigh keeps the leg in a neutral position and stops outward rotation.',
          right: true,
        },
        {
          text: 'Padded footboard',
          why: 'A footboard prevents plantar flexion (footdrop). It does not act on the hip.',
        },
        {
          text: 'Abduction wedge',
          why: 'A wedge keeps the thighs apart after hip replacement. Abduction is not the need of this client.',
        },
        {
          text: 'Overhead trapeze',
          why: 'A trapeze lets a client with arm strength lift the trunk. It gives no support to the leg.',
        },
      ],
      explanation:
        'Devices are chosen by the joint and the deformity at risk. Trochanter rolls prevent outward rotation of the hip, foot supports prevent footdrop and hand rolls keep the fingers in a working position. Alignment is checked after each turn.',
    },
    {
      id: 'rn-bcc-dysphagia-meal',
      topic: 'Nutrition and oral hydration',
      level: 'application',
      type: 'multiple',
      stem: 'After a stroke, a client with right facial weakness has passed a swallow study for soft foods and thickened liquids with a chin tuck. The nurse helps with the first meal. Which actions should the nurse take? Select all that apply.',
      options: [
        {
          text: 'Seat the client upright in a chair or in bed',
          why: 'An upright trunk uses gravity and protects the airway. The client stays upright for a while after the meal.',
          right: true,
        },
        {
          text: 'Tip the head far back as each bite goes down',
          why: 'Extending the neck opens the airway and invites aspiration. The study called for a chin tuck.',
        },
        {
          text: 'Check the right cheek for food after the bites',
          why: 'Weak muscles let food collect in that cheek, and it may be inhaled later.',
          right: true,
        },
        {
          text: 'Place small bites on the left side of the mouth',
          why: 'The stronger side can feel and move the food. Small amounts are easier to control.',
          right: true,
        },
        {
          text: 'Give plain water by straw to rinse down bites',
          why: 'Thin liquid moves fast and is hard to control, and a straw adds to the flow. Liquids were to be thickened.',
        },
        {
          text: 'Switch off the television until the meal is done',
          why: 'A quiet room lets the client attend to each swallow. Talk and noise during chewing raise the risk of aspiration.',
          right: true,
        },
      ],
      explanation:
        'Safe feeding in dysphagia means upright posture, ordered textures, small bites on the strong side, the taught maneuver, a quiet room and a check for pocketed food. Distraction, thin liquids and neck extension raise the risk of aspiration. A wet voice or cough means stop.',
    },
    {
      id: 'rn-bcc-feeding-cough',
      topic: 'Enteral feeding',
      level: 'analysis',
      type: 'single',
      stem: 'A client receives continuous formula through a nasogastric tube. The nurse finds the client lying flat after a linen change, coughing, with formula at the lips and SpO₂ falling from 96% to 89%. Which action should the nurse take first?',
      options: [
        {
          text: 'Call for a chest x-ray',
          why: 'Imaging may follow to look for aspiration and tube position. It does not protect the airway now.',
        },
        {
          text: 'Flush the tube with water',
          why: 'Adding water to a stomach that is refluxing makes matters worse. Flushing is for clearing the tube.',
        },
        {
          text: 'Turn the feeding pump off',
          why: 'Stopping the flow removes the source of aspiration in one movement. Raising the head, suction and oxygen follow at once.',
          right: true,
        },
        {
          text: 'Measure gastric residual',
          why: 'Drawing up a residual takes time while formula keeps running. It does not protect the airway.',
        },
      ],
      explanation:
        'With signs of aspiration, stop the feeding first, then raise the head of the bed, clear the airway and give oxygen. Feeding is held whenever the bed must be flat. The head stays at 30° to 45° during continuous feeding.',
    },
    {
      id: 'rn-bcc-pressure-injury-stage',
      topic: 'Skin integrity and pressure injury prevention',
      level: 'application',
      type: 'single',
      stem: 'A nurse inspects the sacrum of a client who is confined to bed. There is a shallow open area of 2 cm by 3 cm with a moist pink-red base. No fat, slough or eschar is visible, and the edges are flat. How should the nurse stage this pressure injury?',
      options: [
        {
          text: 'Stage 1',
          why: 'Stage 1 is intact skin with redness that does not blanch. Here the skin is open.',
        },
        {
          text: 'Stage 2',
          why: 'Partial-thickness loss with exposed dermis shows a moist pink or red base without fat or slough.',
          right: true,
        },
        {
          text: 'Stage 3',
          why: 'Stage 3 is full-thickness loss with fat visible. Rolled edges or some slough may be seen.',
        },
        {
          text: 'Stage 4',
          why: 'Stage 4 exposes fascia, muscle, tendon, ligament, cartilage or bone.',
        },
      ],
      explanation:
        'Staging follows the deepest tissue that can be seen: intact reddened skin, exposed dermis, visible fat, then muscle or bone. If slough or eschar hides the base, the injury is unstageable. Stages are not reversed as the wound heals.',
      ordered: true,
    },
    {
      id: 'rn-bcc-cast-compartment',
      topic: 'Traction, casts and orthopedic devices',
      level: 'analysis',
      type: 'single',
      stem: 'Eight hours after a plaster cast was put on a fractured tibia, a client reports pain of 9 of 10 that is not eased by an opioid given 40 minutes ago. Passive movement of the toes makes it worse, and the web of the great toe tingles. The foot is warm with a palpable pulse. Which action should the nurse take first?',
      options: [
        {
          text: 'Call the provider and get ready for the cast to be split',
          why: 'Pain out of proportion, pain on passive stretch and tingling mean compartment syndrome, even with a pulse. Pressure must be relieved within hours.',
          right: true,
        },
        {
          text: 'Raise the leg on three pillows and pack ice around the cast',
          why: 'Elevation above the heart and cold reduce flow to a compartment that lacks it. They are used for simple swelling.',
        },
        {
          text: 'Repeat the opioid and look at the leg again in one hour',
          why: 'More analgesia hides the warning sign and loses time. Muscle and nerve may die within hours.',
        },
        {
          text: 'Chart the warm foot and pulse as signs of sound perfusion',
          why: 'Pulse and warmth are lost late in compartment syndrome, so they do not rule it out.',
        },
      ],
      explanation:
        'Early signs of compartment syndrome are severe pain not eased by opioids, pain on passive stretch and paresthesia. Loss of pulse is late. The nurse calls at once, keeps the limb at heart level and prepares to open the cast.',
    },
    {
      id: 'rn-bcc-sleep-teaching',
      topic: 'Rest and sleep',
      level: 'application',
      type: 'single',
      stem: 'A client who has had trouble falling asleep for 3 months asks for advice without drugs. The nurse teaches sleep hygiene and stimulus control. Which statement by the client shows that the teaching was understood?',
      options: [
        {
          text: 'I will take a long nap after lunch on bad days.',
          why: 'Long naps lower the drive to sleep at night. A short nap early in the day is the most that helps.',
        },
        {
          text: 'I will do my hard workout right before bedtime.',
          why: 'Vigorous exercise near bedtime can keep a person alert. It is better earlier in the day.',
        },
        {
          text: 'I will drink a glass of wine an hour before bed.',
          why: 'Alcohol may bring sleep on but breaks it up later in the night. It is best avoided near bedtime.',
        },
        {
          text: 'I will leave the bed if I lie awake for a while.',
          why: 'Leaving the bed for a quiet activity until sleepy keeps the bed linked with sleep. This is the core of stimulus control.',
          right: true,
        },
      ],
      explanation:
        'Stimulus control links the bed with sleep: go to bed when sleepy, get up if awake for about 20 minutes and keep one rising time. Long naps, alcohol, caffeine and late hard exercise disturb sleep. These steps come before hypnotics.',
    },
    {
      id: 'rn-bcc-diabetic-foot-hygiene',
      topic: 'Personal hygiene',
      level: 'application',
      type: 'multiple',
      stem: 'A client with type 2 diabetes and reduced feeling in both feet is taught daily foot hygiene. Which statements by the client show that the teaching was understood? Select all that apply.',
      options: [
        {
          text: 'I will dry the skin well between my toes.',
          why: 'Moisture between the toes softens skin and lets fungi grow.',
          right: true,
        },
        {
          text: 'I will soak my feet for an hour each night.',
          why: 'Long soaking dries and cracks the skin. A short wash in lukewarm water is right.',
        },
        {
          text: 'I will look at the soles with a hand mirror.',
          why: 'Injuries may not be felt, so the soles are checked by sight each day.',
          right: true,
        },
        {
          text: 'I will trim my corns with a small clean blade.',
          why: 'Cutting corns at home can cause wounds that heal badly. A podiatrist treats them.',
        },
        {
          text: 'I will warm cold feet with a heating pad at night.',
          why: 'Feet with poor feeling can be burned without warning. Loose warm socks are safe.',
        },
        {
          text: 'I will walk barefoot at home to let in some air.',
          why: 'Bare feet are open to cuts and burns that are not felt. Shoes or firm slippers are worn indoors too.',
        },
      ],
      explanation:
        'Neuropathy takes away the warning of pain, so eyes and habits must replace it. Wash briefly in lukewarm water, dry well, look daily, wear shoes and leave corns to a professional. Small wounds are reported early.',
    },
  ],
} satisfies WrittenItemSet;
