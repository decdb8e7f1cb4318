import type { WrittenItemSet } from '../../../item/written-item.ts';

export const reductionRiskPotential = {
  field: 'RN',
  exam: 'NCLEX-RN',
  area: 'reduction-risk-potential',
  source: 'Standard medical-surgical, perioperative and laboratory reference texts for nurses',
  items: [
    {
      id: 'rn-rrp-cushing-triad',
      topic: 'Changes in vital signs',
      level: 'analysis',
      type: 'single',
      stem: 'A client is observed after a head injury. At 1400 the blood pressure was 126/78 mm Hg, pulse 88/min and respirations 16/min. At 1600 they are 178/66 mm Hg, 50/min and 10/min with irregular depth, and the client is harder to wake. Which complication should the nurse suspect?',
      options: [
        {
          text: 'Blood loss from another injury',
          why: 'Hemorrhage lowers the pressure and speeds the pulse. The changes here go the other way.',
        },
        {
          text: 'Shock from spinal cord injury',
          why: 'Neurogenic shock also slows the pulse, but the pressure falls. Here it has risen.',
        },
        {
          text: 'Raised pressure within the skull',
          why: 'Wide pulse pressure, slow pulse and irregular breathing are the Cushing triad. It warns of brain herniation.',
          right: true,
        },
        {
          text: 'Raised pressure from severe pain',
          why: 'Pain raises pressure, pulse and breathing together. It does not cause drowsiness with a slow pulse.',
        },
      ],
      explanation:
        'The Cushing triad is systolic hypertension with a wide pulse pressure, bradycardia and irregular respirations. It is a late sign of increased intracranial pressure. Shock gives the opposite trend, so compare each set with the one before.',
    },
    {
      id: 'rn-rrp-critical-potassium',
      topic: 'Laboratory values interpretation',
      level: 'analysis',
      type: 'single',
      stem: 'Morning laboratory results arrive for four clients on a medical unit. Which result should the nurse report to the provider first?',
      options: [
        {
          text: 'Hemoglobin 10.1 g/dL in a client with iron deficiency',
          why: 'A mild decrease fits the known anemia under treatment. It is compared with the last value and followed.',
        },
        {
          text: 'Creatinine 5.2 mg/dL in a client on hemodialysis',
          why: 'A high creatinine is expected between treatments. It would be urgent as a new finding.',
        },
        {
          text: 'Glucose 212 mg/dL in a client taking prednisone',
          why: 'Steroids raise glucose, and the scheduled correction dose may cover it. It is not an immediate threat.',
        },
        {
          text: 'Potassium 6.7 mEq/L in a client on spironolactone',
          why: 'This level can cause lethal dysrhythmias, and the drug keeps raising it. An ECG and treatment are needed now.',
          right: true,
        },
      ],
      explanation:
        'Rank results by danger to life and by whether they are expected. Severe hyperkalemia threatens the heart and comes before chronic or expected values. Potassium-sparing diuretics, ACE inhibitors and renal failure are common causes.',
    },
    {
      id: 'rn-rrp-iodinated-contrast',
      topic: 'Diagnostic tests and preparation',
      level: 'application',
      type: 'multiple',
      stem: 'A client is to have computed tomography (CT) of the abdomen with iodinated IV contrast this afternoon. The nurse completes the checklist. Which findings should the nurse report to the imaging team and provider before the scan? Select all that apply.',
      options: [
        {
          text: 'Serum creatinine of 2.9 mg/dL, new this week',
          why: 'Acute kidney injury raises the risk from contrast. The team may delay the scan, change it or protect the kidneys.',
          right: true,
        },
        {
          text: 'Hives and wheezing after a contrast CT last year',
          why: 'An earlier reaction to the same class is the chief predictor of another. Another test or pretreatment is considered.',
          right: true,
        },
        {
          text: 'Metal pins in the femur from surgery years ago',
          why: 'Metal implants matter for magnetic resonance imaging. They do not bar CT of the abdomen.',
        },
        {
          text: 'Positive pregnancy test on a sample sent today',
          why: 'Radiation to the abdomen exposes the fetus. The need for the test is weighed against other methods.',
          right: true,
        },
        {
          text: 'Metformin taken this morning for type 2 diabetes',
          why: 'With acute kidney injury metformin can build up and cause lactic acidosis after contrast. It is held until kidney function is known.',
          right: true,
        },
      ],
      explanation:
        'Before iodinated contrast, check kidney function, past contrast reactions, pregnancy and metformin use with poor kidney function. Metal implants are a concern for magnetic resonance imaging. Fluids afterward help the kidneys clear contrast.',
    },
    {
      id: 'rn-rrp-femoral-bleed',
      topic: 'Potential for complications of tests and procedures',
      level: 'application',
      type: 'single',
      stem: 'One hour after a cardiac catheterization through the right femoral artery, a client calls out that the leg feels wet. The nurse finds bright red blood soaking through the groin dressing. The client is lying flat and awake. Which action should the nurse take first?',
      options: [
        {
          text: 'Feel for the pulses in both feet',
          why: 'Pulses are checked once the bleeding is held. Checking first lets arterial blood flow on.',
        },
        {
          text: 'Press firmly just above the site',
          why: 'Direct pressure at or just above the skin puncture compresses the artery and stops the loss. Help is called while it is held.',
          right: true,
        },
        {
          text: 'Put a thicker bandage on the groin',
          why: 'More gauze hides and soaks up the blood but does not stop an artery. It is changed after bleeding stops.',
        },
        {
          text: 'Take a full set of vital signs now',
          why: 'Vital signs show how much has been lost. They come after pressure or from a second person.',
        },
      ],
      explanation:
        'With visible arterial bleeding, act before further assessment: firm manual pressure, leg straight, call for help. Then check vital signs, distal pulses and the flank for hidden bleeding. Low back pain with a falling pressure suggests a retroperitoneal bleed.',
    },
    {
      id: 'rn-rrp-evisceration',
      topic: 'Potential for complications from surgery',
      level: 'application',
      type: 'single',
      stem: 'Six days after abdominal surgery a client coughs hard and says that something gave way. The nurse sees loops of bowel through the open incision, calls for help and places the client in a low semi-Fowler position with bent knees. What should the nurse do next?',
      options: [
        {
          text: 'Cover the bowel with gauze wet with sterile saline',
          why: 'Moist sterile covering keeps tissue from drying and from contamination until surgery.',
          right: true,
        },
        {
          text: 'Ease the bowel back in with gloved sterile fingers',
          why: 'Pushing bowel back can tear or strangle it and carries in microbes. The surgeon returns it in the operating room.',
        },
        {
          text: 'Bind the abdomen tightly over a dry sterile towel',
          why: 'Dry cloth sticks to the bowel and pressure cuts its blood supply. A binder supports a closed incision.',
        },
        {
          text: 'Give sips of clear liquid to ease the next coughs',
          why: 'The client needs urgent surgery, so nothing is given by mouth. Calm breathing and support limit coughing.',
        },
      ],
      explanation:
        'Evisceration is a surgical emergency. Stay with the client, call the surgeon, lower the strain with bent knees, cover the bowel with sterile saline gauze, keep the client fasting and watch for shock. Nothing is pushed back.',
    },
    {
      id: 'rn-rrp-malignant-hyperthermia-history',
      topic: 'Perioperative and postoperative care',
      level: 'analysis',
      type: 'single',
      stem: 'A nurse completes the preoperative interview of a client scheduled for knee surgery at 0900 under general anesthesia. Which statement should the nurse report to the anesthesia provider at once?',
      options: [
        {
          text: 'My last solid meal was a light supper at 7 p.m.',
          why: 'Solids stopped well over 8 hours before the start, which meets fasting rules.',
        },
        {
          text: 'My skin itches if I use scented soap or lotion.',
          why: 'Mild skin irritation from perfume is noted. An allergy to latex, a skin prep or a drug would be reported.',
        },
        {
          text: 'My brother got rigid and hot during an operation.',
          why: 'This suggests malignant hyperthermia, an inherited reaction to volatile anesthetics and succinylcholine. The plan must change.',
          right: true,
        },
        {
          text: 'My stomach was upset after my last anesthetic.',
          why: 'Nausea after anesthesia is common, and preventive drugs can be planned. It is passed on but is not the main danger.',
        },
      ],
      explanation:
        'A family history of fever, rigidity or unexplained death under anesthesia points to malignant hyperthermia. Triggering agents are avoided and dantrolene is kept at hand. The preoperative interview is the chance to find it.',
    },
    {
      id: 'rn-rrp-sedation-capnography',
      topic: 'Moderate sedation monitoring',
      level: 'analysis',
      type: 'single',
      stem: 'A nurse monitors a client who was given midazolam and fentanyl for a colonoscopy. The client had been answering when spoken to. Now the chest moves with a snoring sound, the capnography wave is small and broken, and SpO₂ is 95% on oxygen at 2 L/min. There is no answer to voice. Which action should the nurse take first?',
      options: [
        {
          text: 'Give flumazenil by IV push',
          why: 'Reversal is considered if simple airway steps fail. It takes longer than moving the jaw.',
        },
        {
          text: 'Chart the saturation as safe',
          why: 'Saturation falls late when oxygen is given. Poor waves and snoring show obstruction now.',
        },
        {
          text: 'Turn the oxygen up to 6 L/min',
          why: 'More oxygen does not open a blocked airway and can hide poor ventilation. It follows the airway step.',
        },
        {
          text: 'Tilt the head and lift the chin',
          why: 'The tongue is blocking the airway in a client who is now deeply sedated. Opening it and stimulating the client come first.',
          right: true,
        },
      ],
      explanation:
        'In moderate sedation the client responds to voice or light touch and keeps the airway open. Loss of response with snoring and a poor carbon dioxide wave means obstruction before the saturation drops. Open the airway, stimulate, stop further drug, then think of reversal.',
    },
    {
      id: 'rn-rrp-thoracentesis-pneumothorax',
      topic: 'Therapeutic procedures',
      level: 'analysis',
      type: 'single',
      stem: 'Forty minutes after removal of pleural fluid by right-sided thoracentesis, the nurse assesses the client. Which finding most strongly suggests a complication that needs an immediate call to the provider?',
      options: [
        {
          text: 'Breath sounds on one side are newly absent',
          why: 'Loss of breath sounds on the side of the needle suggests a pneumothorax. Sounds there should be better after drainage.',
          right: true,
        },
        {
          text: 'A dry cough comes with each deep inhalation',
          why: 'Coughing is common as the lung expands again. Pink frothy sputum would be a reason to call.',
        },
        {
          text: 'Needle site is tender under a small dressing',
          why: 'Mild soreness at the site is expected. Spreading swelling that crackles would be reported.',
        },
        {
          text: 'Breathing rate is 18/min, down from 26/min',
          why: 'A slower rate shows relief from the fluid. It is the desired result.',
        },
      ],
      explanation:
        'After thoracentesis the nurse compares breath sounds, effort, SpO₂ and vital signs on both sides. Absent sounds, sudden dyspnea or tracheal shift mean pneumothorax. Easier breathing and mild cough are expected.',
    },
    {
      id: 'rn-rrp-glasgow-score',
      topic: 'System-specific (focused) assessment',
      level: 'application',
      type: 'single',
      stem: 'A nurse performs a neurologic check on a client after a fall. The client opens the eyes when a nail bed is pressed, makes sounds that are not words, and pulls the hand away from the pressure without reaching toward it. Which Glasgow Coma Scale score should the nurse record?',
      options: [
        {
          text: '8 points',
          why: 'Eye opening to pressure is 2, sounds without words are 2 and withdrawal is 4, which adds up to 8.',
          right: true,
        },
        {
          text: '9 points',
          why: 'This scores the sounds as single words (3) or the eyes as opening to voice (3). Neither was seen.',
        },
        {
          text: '10 points',
          why: 'This takes eye opening as to voice (3) and the movement as localizing (5). The hand did not reach toward the pressure.',
        },
        {
          text: '11 points',
          why: 'This takes the eyes as opening to voice (3), the sounds as words (3) and the movement as localizing (5). None of these was seen.',
        },
      ],
      explanation:
        'The scale adds the best eye (1 to 4), verbal (1 to 5) and motor (1 to 6) responses. A score of 8 or less usually means coma and an airway at risk. A fall of 2 points or more is reported at once.',
      ordered: true,
    },
    {
      id: 'rn-rrp-chest-tube-disconnected',
      topic: 'Nasogastric, drain and tube management',
      level: 'application',
      type: 'single',
      stem: 'While a client with a pneumothorax turns in bed, the chest tube comes apart from the drainage system, and the connector drops to the floor. The tube is still in the chest. Which action should the nurse take first?',
      options: [
        {
          text: 'Clamp the tube near the skin until a new unit arrives',
          why: 'A clamp over many minutes lets air build up and can cause a tension pneumothorax. Brief clamping is for a change of system.',
        },
        {
          text: 'Tape the connector back into the tube without delay',
          why: 'The connector touched the floor, so joining it brings microbes to the pleura. A new sterile system is attached.',
        },
        {
          text: 'Put the end of the tube in a bottle of sterile water',
          why: 'Water makes a temporary seal: air can leave and none can enter. A new system is then set up.',
          right: true,
        },
        {
          text: 'Pull the tube out and cover the opening with gauze',
          why: 'The nurse does not remove the tube, and an uncovered pleura may collapse the lung. An occlusive dressing is used if a tube falls out.',
        },
      ],
      explanation:
        'If the system separates and is contaminated, the tube end goes under sterile water to restore a seal. Then a new sterile system is connected and the client is assessed. A bottle of sterile water and a dressing are kept at the bedside.',
    },
    {
      id: 'rn-rrp-glucose-false-high',
      topic: 'Blood glucose monitoring',
      level: 'analysis',
      type: 'single',
      stem: 'A client with type 2 diabetes has had fasting fingerstick values of 104 to 118 mg/dL all week. This morning the assistive person reports 334 mg/dL, taken right after the client peeled an orange. The client feels well and has no thirst. Correction insulin is prescribed by scale. What should the nurse do first?',
      options: [
        {
          text: 'Give the insulin called for by the scale',
          why: 'Treating a false value could cause hypoglycemia. Insulin is right once the value is confirmed.',
        },
        {
          text: 'Send urine for ketones and call the provider',
          why: 'This suits a confirmed high value or a client who is unwell. The value is in doubt.',
        },
        {
          text: 'Wait for the noon check and watch for a trend',
          why: 'If the value were true, hours would be lost. A second test takes a minute.',
        },
        {
          text: 'Repeat the test on a washed and dried finger',
          why: 'Fruit sugar on the skin can raise the reading. A value that does not fit the client is checked before treatment.',
          right: true,
        },
      ],
      explanation:
        'A result that does not match the client or the trend is repeated before it is acted on. Sugar on the skin, wet fingers, expired strips and wrong storage give false values. Hands are washed with soap and water and dried before each test.',
    },
    {
      id: 'rn-rrp-postop-retention',
      topic: 'Perioperative and postoperative care',
      level: 'application',
      type: 'single',
      stem: 'Eight hours after an inguinal hernia repair under spinal anesthesia, a client has not voided and is restless. The lower abdomen is full and tender on light touch. Intake since surgery is 1,400 mL, and leg movement and feeling have returned. Which action should the nurse take first?',
      options: [
        {
          text: 'Insert a catheter and leave it in place overnight',
          why: 'An indwelling catheter carries a risk of infection and is not the first step. Single drainage may follow if other measures fail.',
        },
        {
          text: 'Raise the IV rate to bring on a flow of urine soon',
          why: 'The client has had enough fluid, and more would stretch the bladder. It would suit low output from dehydration.',
        },
        {
          text: 'Give the analgesic ordered for pain and let the client rest',
          why: 'Opioids can make retention worse, and the cause would be missed. Restlessness here fits a full bladder.',
        },
        {
          text: 'Scan the bladder for volume and help the client stand',
          why: 'A scan confirms retention without risk, and standing or a natural position often starts the flow.',
          right: true,
        },
      ],
      explanation:
        'Spinal anesthesia, opioids and pelvic or groin surgery can cause urinary retention. The nurse assesses by scan, tries noninvasive measures and then asks for single catheterization if needed. Failure to void by 6 to 8 hours needs attention.',
    },
  ],
} satisfies WrittenItemSet;
