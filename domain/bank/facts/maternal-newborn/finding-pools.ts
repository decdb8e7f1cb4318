import type { FindingPool } from '../basic-care/care-fact.ts';

/** What a newborn shows in the first days. */
export const newbornPool: FindingPool = {
  rn: 'Newborn care',
  lpn: 'Newborn care',
  id: 'newborn-finding',
  question: 'Which finding should the nurse report promptly?',
  takeaway:
    'Know the wide range of normal in the first days, and act on signs of poor breathing, color, feeding or elimination.',
  alarming: [
    [
      'central-cyanosis',
      'A term newborn is examined 3 hours after birth.',
      'Bluish tongue and lips at rest',
      'Central blue color means low oxygen in the blood, unlike blue hands and feet.',
      ['Bluish hands and feet when cool'],
    ],
    [
      'grunting',
      'The nurse watches the breathing of a newborn before the first bath.',
      'Grunting with each breath out',
      'Grunting is an effort to keep air sacs open and signals respiratory distress.',
      ['Respirations of 46 per minute'],
    ],
    [
      'early-yellow',
      'A newborn of 14 hours has been put to the breast four times.',
      'Yellow color of face and chest',
      'Jaundice in the first 24 hours suggests hemolysis and needs a bilirubin level now.',
    ],
    [
      'no-stool',
      'A newborn is being prepared for discharge at 50 hours of age.',
      'No meconium stool since birth',
      'Lack of meconium beyond 48 hours suggests obstruction or poor nerve supply of the bowel.',
      ['Sticky greenish-black stool'],
    ],
    [
      'green-vomit',
      'A 2-day-old newborn is being fed every 3 hours.',
      'Green vomit after two feedings',
      'Bile in the vomit means obstruction of the bowel until proven otherwise.',
    ],
    [
      'bulging-fontanel',
      'A quiet newborn is held upright for examination of the head.',
      'Tense bulging anterior fontanel',
      'Bulging at rest suggests raised pressure inside the skull.',
      ['Soft flat anterior fontanel'],
    ],
    [
      'low-temperature',
      'An hour after skin-to-skin care a newborn is checked in a warm room.',
      'Axillary temperature of 35.6°C',
      'Cold stress uses up glucose and oxygen, and a low reading may point to infection.',
    ],
    [
      'jittery-glucose',
      'The newborn of a client with diabetes is checked before the second feeding.',
      'Jittery limbs and a weak cry',
      'Jitteriness with a weak cry suggests low glucose, which is checked at once.',
    ],
    [
      'nasal-flaring',
      'A newborn by cesarean birth is 2 hours old and in an open crib.',
      'Nasal flaring with rib retractions',
      'Flaring and retractions show increased work of breathing.',
      ['Respirations of 46 per minute'],
    ],
    [
      'one-artery',
      'The umbilical cord of a newborn is inspected in the birthing room.',
      'Cord with one artery and one vein',
      'Two arteries and one vein are usual. A missing artery goes with other malformations.',
    ],
    [
      'asymmetric-moro',
      'After a hard delivery of the shoulders a newborn of 4,400 g is examined.',
      'One arm still during startle reflex',
      'A one-sided response suggests injury of the brachial plexus or a broken clavicle.',
    ],
  ],
  expected: [
    [
      'Bluish hands and feet when cool',
      'Blue extremities are usual in the first day or two while circulation settles.',
    ],
    ['Respirations of 46 per minute', 'Rates of 30 to 60 per minute are normal in newborns.'],
    ['Heart rate of 142 while awake', 'A heart rate of 110 to 160 per minute is normal at rest.'],
    [
      'Pauses in breathing of 5 seconds',
      'Short pauses under 20 seconds without color change are periodic breathing.',
    ],
    ['Tiny white bumps across the nose', 'Milia are harmless blocked glands that clear in weeks.'],
    ['Soft flat anterior fontanel', 'The anterior fontanel is normally soft and level at rest.'],
    [
      'Weight 5% below birth weight',
      'A loss of up to 10% is usual in the first days and is regained by two weeks.',
    ],
    [
      'Sticky greenish-black stool',
      'Meconium is dark and sticky and is passed in the first days of life.',
    ],
    ['Toes that fan when sole is stroked', 'An upward Babinski response is normal in infancy.'],
    [
      'Slight swelling of both breasts',
      'Hormones of the mother may swell the breasts of either sex for some days.',
    ],
    [
      'Sneezing several times a day',
      'Sneezing clears mucus from the nose and is common in healthy newborns.',
    ],
  ],
  several: [
    [
      'newborn-night-round',
      'On a night round in the nursery several newborns are checked. Which findings should be reported?',
    ],
    [
      'newborn-discharge-check',
      'Several newborns are to be discharged with their families today. Which findings speak against going home?',
    ],
    [
      'newborn-teaching-home',
      'A nurse who is new to the nursery learns which findings in newborns must be reported. Which ones belong on the list?',
    ],
    [
      'newborn-transition',
      'During the first hours after birth a nurse checks how a newborn adapts. Which findings suggest a problem?',
    ],
  ],
};

/** What is found in the days after birth. */
export const postpartumPool: FindingPool = {
  rn: 'Postpartum care',
  lpn: 'Antepartum, intrapartum and postpartum data collection',
  id: 'postpartum-finding',
  question: 'Which finding calls for a prompt report?',
  takeaway:
    'Check breasts, uterus, bladder, bowel, lochia, perineum, legs and mood; bleeding, infection and clots are the dangers.',
  alarming: [
    [
      'boggy-fundus',
      'Two hours after a vaginal birth the nurse examines a client.',
      'Fundus soft above the umbilicus',
      'A soft, high uterus does not close its vessels and leads to hemorrhage.',
      ['Firm fundus below the umbilicus'],
    ],
    [
      'pad-soaked',
      'A client who had twins this morning rests in bed.',
      'One pad soaked in 15 minutes',
      'This rate of loss means hemorrhage; an hour for one pad is already too fast.',
      ['Lochia that is paler each day'],
    ],
    [
      'foul-lochia',
      'On the third day after a cesarean birth a client feels unwell.',
      'Foul-smelling lochia with chills',
      'Foul odor with chills suggests infection of the uterine lining.',
      ['Lochia that is paler each day'],
    ],
    [
      'calf-swelling',
      'Four days after birth a client rests on the sofa during a home visit.',
      'One calf swollen, warm and painful',
      'One-sided swelling suggests a deep vein clot, for which the risk is high after birth.',
    ],
    [
      'severe-headache',
      'A client had normal blood pressure until birth and is now at home on day 5.',
      'Severe headache and blurred vision',
      'Preeclampsia can begin after birth, and these are its warning signs.',
    ],
    [
      'harm-thoughts',
      'A client comes to the clinic with her 6-day-old infant.',
      'Thoughts of harming the infant',
      'Such thoughts call for immediate safety measures and psychiatric evaluation.',
    ],
    [
      'red-breast',
      'A breastfeeding client calls the clinic ten days after birth.',
      'Hot red wedge on one breast, fever',
      'A painful red wedge with fever is mastitis and needs treatment while milk removal goes on.',
      ['Thick yellow fluid from the nipples', 'Firm fundus below the umbilicus'],
    ],
    [
      'perineal-mass',
      'After a forceps birth a client has severe pressure despite pain medicine.',
      'Tense purple swelling of the vulva',
      'A growing, painful mass is a hematoma that can hide much blood.',
    ],
    [
      'bright-red-late',
      'Eight days after birth a client describes how things go at home.',
      'Return of bright red flow with clots',
      'Red bleeding that returns after lochia has paled suggests retained tissue or poor involution.',
      ['Lochia that is paler each day'],
    ],
    [
      'no-voiding',
      'A client gave birth 7 hours ago with epidural anesthesia.',
      'Unable to void with full bladder felt',
      'A full bladder hinders contraction of the uterus, and the client may need a catheter.',
      ['Large volumes of pale clear urine'],
    ],
  ],
  expected: [
    [
      'Lochia that is paler each day',
      'Lochia goes from red to pink-brown to whitish as the uterus heals.',
    ],
    [
      'Firm fundus below the umbilicus',
      'A firm uterus that sinks about a fingerbreadth a day is involuting well.',
    ],
    [
      'Cramps while the infant is nursing',
      'Suckling releases oxytocin, which makes the uterus contract and causes cramps.',
    ],
    [
      'Red stretch marks on the abdomen',
      'Stretch marks of pregnancy are harmless and fade to silver over months.',
    ],
    [
      'Tearfulness that comes and goes',
      'The blues come and go in the first two weeks and pass without treatment.',
    ],
    [
      'Profuse sweating during the night',
      'Night sweats and much urine rid the body of extra fluid.',
    ],
    [
      'Large volumes of pale clear urine',
      'Diuresis in the first days sheds the fluid of pregnancy.',
    ],
    [
      'Pulse of 56 per minute while at rest',
      'A slow pulse is common in the first week as the heart pumps more with each beat.',
    ],
    [
      'Thick yellow fluid from the nipples',
      'Colostrum is thick and yellow and is rich in protein and antibodies.',
    ],
    [
      'Hemorrhoids that itch and burn a bit',
      'Mild hemorrhoids are common after birth and respond to sitz baths and fiber.',
    ],
  ],
  several: [
    [
      'postpartum-telephone',
      'During the first ten days after birth a home care nurse sees several clients. Which findings should be reported the same day?',
    ],
    [
      'postpartum-leaflet',
      'A checklist for nurses of a mother-baby unit names findings that need a report. Which ones belong on it?',
    ],
    [
      'postpartum-handoff',
      'At the change of shift on a mother-baby unit these findings are read out. Which ones need follow-up now?',
    ],
    [
      'postpartum-visit',
      'During a home visit after birth the nurse collects data on recovery. Which findings should be reported?',
    ],
  ],
};

/** What a pregnant client tells. */
export const pregnancyPool: FindingPool = {
  rn: 'Antepartum care',
  lpn: 'Antepartum, intrapartum and postpartum data collection',
  id: 'pregnancy-finding',
  question: 'Which statement of the client needs follow-up first?',
  takeaway:
    'Danger signs are bleeding, leaking fluid, severe headache or visual change, severe pain, fever, persistent vomiting and less fetal movement.',
  alarming: [
    [
      'fewer-kicks',
      'At 34 weeks a client answers questions on how she feels.',
      '"The baby has hardly moved today"',
      'Reduced movement may mean that the fetus lacks oxygen, so it is evaluated the same day.',
    ],
    [
      'swollen-face',
      'A client at 31 weeks comes for a routine visit after a long drive.',
      '"My face and hands swelled quickly"',
      'Sudden swelling of face and hands can be a sign of preeclampsia.',
    ],
    [
      'fluid-leak',
      'A client at 29 weeks calls the advice line in the evening.',
      '"Clear fluid keeps running down"',
      'Steady leakage before term suggests ruptured membranes and a risk of infection.',
    ],
    [
      'burning-fever',
      'At 20 weeks a client is seen on her lunch break.',
      '"I have chills and my side hurts"',
      'Chills with flank pain suggest kidney infection, which can start preterm labor.',
    ],
    [
      'spots-eyes',
      'A client at 37 weeks attends a childbirth class.',
      '"I see flashing spots since noon"',
      'Visual disturbance late in pregnancy is a warning of severe preeclampsia.',
    ],
    [
      'pain-upper-right',
      'At 33 weeks a client in her second pregnancy comes without an appointment.',
      '"It hurts badly under my right ribs"',
      'Pain under the right ribs may come from the liver in severe preeclampsia.',
    ],
    [
      'no-fluids-stay',
      'A client at 14 weeks has lost 3 kg since the last visit.',
      '"Not even water has stayed down"',
      'Inability to keep fluids down leads to dehydration and ketosis.',
    ],
    [
      'bright-blood',
      'At 28 weeks a client is weighed by the nurse.',
      '"I had bright red blood this morning"',
      'Bleeding in the third trimester may come from the placenta and is an emergency.',
    ],
    [
      'regular-tightening',
      'A client at 32 weeks has come early for her visit.',
      '"My belly tightens every 10 minutes"',
      'Regular contractions before 37 weeks may be preterm labor.',
    ],
  ],
  expected: [
    [
      '"My ankles swell by the evening"',
      'Mild ankle swelling at the end of the day is common and eases with rest.',
    ],
    [
      '"I get heartburn when I lie down"',
      'The growing uterus and relaxed sphincter cause reflux; small meals help.',
    ],
    [
      '"Thin yellowish fluid leaks from my breasts"',
      'Colostrum may leak in the second half of pregnancy.',
    ],
    [
      '"I need the toilet many times a day"',
      'Pressure on the bladder and more blood flow through the kidneys increase voiding.',
    ],
    [
      '"My gums bleed when I brush them"',
      'Gums swell and bleed easily under the hormones of pregnancy.',
    ],
    [
      '"My lower back aches after standing"',
      'A change of posture strains the back; low heels and support help.',
    ],
    [
      '"I have more white vaginal discharge"',
      'Thin whitish discharge without itch or odor is expected.',
    ],
    [
      '"Cramps in my calves wake me at night"',
      'Leg cramps are common, and stretching the foot upward relieves them.',
    ],
    [
      '"I feel stretching pain in my groin"',
      'Brief pain with movement comes from stretching of the round ligaments.',
    ],
  ],
  several: [
    [
      'pregnancy-call-list',
      'A clinic updates its list of reasons for which pregnant clients should call at once. Which statements belong on it?',
    ],
    [
      'pregnancy-evening-line',
      'Six callers who are in the last months of pregnancy leave messages. Which of them need evaluation today?',
    ],
    [
      'pregnancy-group-visit',
      'In a group visit for pregnant clients several describe symptoms. Which statements should the nurse act on?',
    ],
  ],
};
