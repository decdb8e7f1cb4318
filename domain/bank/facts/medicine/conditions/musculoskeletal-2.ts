import type { Condition } from '../condition.ts';

const source = 'Standard orthopedic and emergency medicine texts';

/** Disorders of the spine, and injuries of shoulder, arm and leg. */
export const musculoskeletalConditions2: readonly Condition[] = [
  {
    id: 'disc-herniation',
    name: 'Lumbar disc herniation',
    system: 'musculoskeletal',
    topic: 'Low back pain and spinal disorders',
    source,
    step1: { area: 'msk-skin', topic: 'Limb anatomy and nerve injury' },
    step2: { area: 'msk-skin', topic: 'Low back pain' },
    vignettes: [
      'A 38-year-old mover felt a snap in his back 4 days ago. Since then, sharp pain runs from the left buttock to the outer foot and is worse when he coughs or sits. The left ankle reflex is absent. Raising the straight left leg to 35 degrees brings on the leg pain. Bladder function is normal.',
      'A 45-year-old programmer has back pain and burning along the outer calf to the top of the right foot for 2 weeks. She cannot walk well on her right heel. Reflexes are equal, and sensation about the anus is normal. Bending forward makes the pain worse.',
    ],
    hallmark:
      'pain in the course of one nerve root, worse with coughing and with raising the straight leg',
    lookalikes: [
      'spinal-stenosis',
      'cauda-equina',
      'ankylosing-spondylitis',
      'osteoporosis',
      'osteoarthritis',
      'peripheral-neuropathy',
      'guillain-barre',
      'peripheral-artery-disease',
    ],
    finding: {
      text: 'Leg pain on raising the straight leg',
      why: 'Raising the straight leg stretches the root over a lumbar disc herniation and brings on pain below the knee.',
      scene:
        'A 37-year-old gardener has felt burning from the buttock to the foot for 3 days. Lumbar disc herniation is suspected.',
    },
    test: {
      text: 'Magnetic resonance imaging of the lumbar spine',
      why: 'In lumbar disc herniation with a growing motor deficit, MRI shows the disc and the root before surgery.',
      scene:
        'A 41-year-old roofer has sciatica for 10 days. Yesterday he could lift his big toe; today he cannot, and he slaps the foot when he walks.',
      accepts: ['spinal-stenosis', 'cauda-equina'],
      slips: [
        {
          text: 'Plain radiographs of the lumbar spine',
          why: 'Radiographs show bone but not disc or nerve root, so they cannot explain the growing weakness.',
        },
        {
          text: 'Nerve conduction study on the same day',
          why: 'Conduction studies change only after 2 to 3 weeks and do not show what presses on the root.',
        },
      ],
    },
    treatment: {
      text: 'Naproxen with continued normal activity',
      why: 'Most lumbar disc herniations settle within 6 weeks with pain relief and activity, and without imaging.',
      scene:
        'A 36-year-old woman has had sciatica for 5 days. Strength, reflexes and bladder function are intact. She has no fever, cancer or injury.',
      accepts: ['ankylosing-spondylitis', 'peripheral-neuropathy'],
      slips: [
        {
          text: 'Strict bed rest for two weeks',
          why: 'Bed rest delays recovery from sciatica and weakens the trunk.',
        },
        {
          text: 'Early surgical removal of the disc',
          why: 'Surgery is for a serious deficit or for pain that persists beyond 6 weeks of treatment.',
        },
        {
          text: 'Oxycodone tablets for six weeks',
          why: 'Opioids for weeks bring dependence and do not speed recovery from sciatica.',
        },
      ],
    },
    mechanism: {
      text: 'Nucleus pulposus that bulges onto one root',
      why: 'In lumbar disc herniation, the nucleus pulposus breaks through the annulus and presses on the traversing nerve root.',
    },
    complication: {
      text: 'Lasting foot drop on the side of the pain',
      why: 'A lumbar disc herniation that crushes the L5 root may leave a lasting weakness of dorsiflexion.',
      accepts: ['cauda-equina', 'spinal-stenosis', 'guillain-barre'],
    },
    risk: {
      text: 'Repeated lifting with a bent, twisted back',
      why: 'Bending and twisting under load tears the annulus and favors lumbar disc herniation.',
      accepts: ['cauda-equina', 'spinal-stenosis', 'osteoarthritis', 'peripheral-artery-disease'],
    },
    advice: {
      text: 'Return at once for numbness about the groin',
      why: 'In lumbar disc herniation, saddle numbness or retention of urine means compression of the cauda equina.',
      scene:
        'A 39-year-old man with sciatica from a herniated disc goes home with naproxen. Today he has no weakness.',
      accepts: ['cauda-equina'],
    },
  },
  {
    id: 'spinal-stenosis',
    name: 'Lumbar spinal stenosis',
    system: 'musculoskeletal',
    topic: 'Low back pain and spinal disorders',
    source,
    step2: { area: 'msk-skin', topic: 'Low back pain' },
    vignettes: [
      'A 73-year-old man has had heaviness and tingling in both legs on walking for a year. Standing in line brings it on; sitting or leaning on a shopping cart relieves it. He can cycle for an hour. Foot pulses are strong, and straight leg raising is painless.',
      'A 67-year-old woman with diabetes gets numb, leaden calves after 5 minutes of standing at the stove. She walks uphill better than downhill. Ankle reflexes are weak, feet are warm with good pulses, and sensation of the toes is normal when she sits. Bladder and anal tone are normal.',
    ],
    hallmark:
      'leg pain brought on by standing and walking and relieved by bending forward, with good pulses',
    lookalikes: [
      'disc-herniation',
      'peripheral-artery-disease',
      'cauda-equina',
      'ankylosing-spondylitis',
      'osteoarthritis',
      'osteoporosis',
      'peripheral-neuropathy',
      'polymyalgia-rheumatica',
    ],
    finding: {
      text: 'Leg ache on walking that eases on bending forward',
      why: 'In lumbar spinal stenosis, flexion widens the canal, so leaning on a cart or sitting brings relief.',
      scene:
        'A 74-year-old retired baker has aching thighs and normal foot pulses. Lumbar spinal stenosis is suspected.',
    },
    test: {
      text: 'Magnetic resonance imaging of the lumbar canal',
      why: 'In lumbar spinal stenosis, MRI shows the narrowed canal and the crowded roots.',
      scene:
        'A 70-year-old woman can walk one block before both thighs ache; sitting down helps within a minute. Her ankle-brachial index is 1.1. She would consider surgery.',
      accepts: ['disc-herniation', 'cauda-equina'],
      slips: [
        {
          text: 'Plain radiographs of both hips and knees',
          why: 'Hip films would show arthritis there, but posture-dependent pain in both legs comes from the spinal canal.',
        },
        {
          text: 'Duplex ultrasonography of the leg arteries',
          why: 'A normal ankle-brachial index and relief by sitting speak against arterial disease.',
        },
      ],
    },
    treatment: {
      text: 'Surgical decompression by laminectomy',
      why: 'In lumbar spinal stenosis that still disables after months of therapy, laminectomy relieves leg symptoms.',
      scene:
        'A 69-year-old retired guide with lumbar spinal stenosis can now walk only 50 meters. Six months of exercise therapy and two epidural injections have not helped. He is otherwise fit.',
      accepts: ['cauda-equina'],
      slips: [
        {
          text: 'Cilostazol with supervised walking',
          why: 'Cilostazol treats arterial claudication. The pulses are not at fault in spinal stenosis.',
        },
        {
          text: 'Rigid back brace with bed rest',
          why: 'Immobilization weakens the trunk and does not widen the spinal canal.',
        },
      ],
    },
    mechanism: {
      text: 'Thick ligaments and facets that narrow the canal',
      why: 'In lumbar spinal stenosis, overgrown facets, bulging discs and thick ligamentum flavum crowd the roots.',
      accepts: ['cauda-equina'],
    },
    complication: {
      text: 'Shrinking walking range with weak legs',
      why: 'Lumbar spinal stenosis may slowly limit walking to a few steps and weaken the legs; sudden paralysis is rare.',
      accepts: [
        'disc-herniation',
        'cauda-equina',
        'peripheral-artery-disease',
        'peripheral-neuropathy',
      ],
    },
    risk: {
      text: 'Degenerative spine disease of late life',
      why: 'Lumbar spinal stenosis mostly comes from wear of discs and facets after age 60, sometimes with slipping of a vertebra.',
      accepts: [
        'polymyalgia-rheumatica',
        'osteoarthritis',
        'disc-herniation',
        'peripheral-artery-disease',
        'cauda-equina',
      ],
    },
    advice: {
      text: 'Exercise in flexion, such as on a bicycle',
      why: 'In lumbar spinal stenosis, bending forward opens the canal, so cycling keeps fitness without leg pain.',
      scene:
        'A 72-year-old man with lumbar spinal stenosis wants to stay active but must stop after 200 meters on foot.',
      accepts: ['osteoarthritis'],
      slips: [
        {
          text: 'Walk downhill daily with the back arched',
          why: 'Extension narrows the canal further and brings the leg symptoms on.',
        },
      ],
    },
  },
  {
    id: 'cauda-equina',
    name: 'Cauda equina syndrome',
    system: 'musculoskeletal',
    topic: 'Low back pain and spinal disorders',
    source,
    step2: { area: 'nervous-special-senses', topic: 'Head and spinal trauma' },
    vignettes: [
      'A 42-year-old woman with sciatica since last week now has pain in both legs. She cannot feel the paper when she wipes herself and has passed no urine for 12 hours. A scan of the bladder shows 850 mL. Anal tone is weak, and both ankle reflexes are absent.',
      'A 66-year-old man with prostate cancer has had growing back pain for 3 weeks. Since yesterday, both legs are weak and limp, he leaks stool, and he feels nothing when he sits down. The anal reflex is absent. Sensation of arms and trunk is normal.',
    ],
    hallmark: 'saddle numbness, retention of urine and weak anal tone with low back pain',
    lookalikes: [
      'disc-herniation',
      'spinal-stenosis',
      'guillain-barre',
      'multiple-sclerosis',
      'ankylosing-spondylitis',
      'peripheral-neuropathy',
      'osteoporosis',
    ],
    finding: {
      text: 'Numb perineum with a full, painless bladder',
      why: 'In cauda equina syndrome, the sacral roots fail, so the saddle area is numb and the bladder does not empty.',
      scene:
        'A 45-year-old man has severe back pain and weakness of both feet since this morning. Cauda equina syndrome is feared.',
    },
    test: {
      text: 'Emergency lumbosacral magnetic resonance imaging',
      why: 'In cauda equina syndrome, MRI within hours shows what presses on the roots and guides surgery.',
      scene:
        'A 48-year-old man with back pain reports numbness around the anus since morning. His bladder holds 600 mL after he has tried to void.',
      accepts: ['disc-herniation', 'spinal-stenosis', 'multiple-sclerosis'],
      slips: [
        {
          text: 'Plain lumbar radiographs, then review in a week',
          why: 'Radiographs do not show the roots, and a week costs bladder and bowel function.',
        },
        {
          text: 'Electromyography of both legs next month',
          why: 'Electromyography does not show the cause and comes too late in an emergency.',
        },
      ],
    },
    treatment: {
      text: 'Emergency surgical decompression of the roots',
      why: 'In cauda equina syndrome, surgery as early as possible gives the best chance to recover bladder and bowel function.',
      scene:
        'A 44-year-old man has saddle numbness and overflow incontinence since last night. MRI shows a huge disc fragment that fills the canal at L4-L5.',
      accepts: ['spinal-stenosis'],
      slips: [
        {
          text: 'Bladder catheter and clinic review next week',
          why: 'A catheter protects the bladder but leaves the roots under pressure while damage becomes permanent.',
        },
        {
          text: 'Epidural steroid injection at that level',
          why: 'Injection does not remove the fragment and delays the surgery that cauda equina syndrome needs.',
        },
      ],
    },
    mechanism: {
      text: 'Pressure on many lumbosacral roots at once',
      why: 'In cauda equina syndrome, a mass in the canal below the cord crushes the lumbosacral roots on both sides.',
      accepts: ['spinal-stenosis', 'disc-herniation'],
    },
    complication: {
      text: 'Permanent loss of bladder control',
      why: 'In cauda equina syndrome that is decompressed late, bladder, bowel and sexual function may not return.',
      accepts: ['multiple-sclerosis', 'disc-herniation', 'spinal-stenosis'],
    },
    risk: {
      text: 'Large central herniation of a lumbar disc',
      why: 'A large central disc herniation is the commonest cause of cauda equina syndrome in younger adults.',
      accepts: ['disc-herniation', 'spinal-stenosis'],
    },
    advice: {
      text: 'Empty the bladder by catheter at set times',
      why: 'After cauda equina syndrome, clean catheterization at set times keeps the bladder from overstretching and protects the kidneys.',
      scene:
        'A 46-year-old woman goes home 2 weeks after surgery for cauda equina syndrome. She walks well but still cannot void.',
      accepts: ['multiple-sclerosis'],
    },
  },
  {
    id: 'rotator-cuff-tear',
    name: 'Rotator cuff tear',
    system: 'musculoskeletal',
    topic: 'Rotator cuff and shoulder disorders',
    source,
    step1: { area: 'msk-skin', topic: 'Limb anatomy and nerve injury' },
    vignettes: [
      'A 58-year-old house painter felt a pop in his shoulder when he caught a falling ladder. He cannot start to lift his arm sideways, though the {clinician} can raise it fully. When the raised arm is let go, it drops. The shoulder has its normal contour.',
      'A 66-year-old woman has had pain at the outer shoulder for months, worse at night and when she reaches for shelves. Passive motion is full. Resisted external rotation is weak, and the muscle above the spine of the scapula looks flat.',
    ],
    hallmark: 'weak active abduction or external rotation with full passive motion',
    lookalikes: [
      'adhesive-capsulitis',
      'shoulder-dislocation',
      'ac-separation',
      'polymyalgia-rheumatica',
      'osteoarthritis',
      'pseudogout',
      'septic-arthritis',
    ],
    finding: {
      text: 'Arm that drops when lowered from abduction',
      why: 'In rotator cuff tear, the supraspinatus cannot hold the arm, so it drops as it is lowered.',
      scene:
        'A 61-year-old mason has had night pain of one shoulder since he caught a sack of cement. Rotator cuff tear is suspected.',
    },
    test: {
      text: 'Magnetic resonance imaging of the shoulder',
      why: 'In rotator cuff tear, MRI shows the size of the tear and the state of the muscle before repair.',
      scene:
        'A 55-year-old carpenter cannot raise his arm since a fall 1 week ago. Radiographs show no fracture and a joint in place. Passive motion is full.',
      slips: [
        {
          text: 'Nerve conduction study of the median nerve',
          why: 'The median nerve serves the hand. Weak abduction with a drop arm points to the cuff.',
        },
      ],
    },
    treatment: {
      text: 'Early surgical repair of the tendon',
      why: 'In acute full-thickness rotator cuff tear of an active patient, early repair gives better strength before the tendon retracts.',
      scene:
        'A 50-year-old electrician tore his supraspinatus through its full thickness 10 days ago in a fall. Until then his shoulder was healthy.',
      slips: [
        {
          text: 'Sling for eight weeks, then reassessment',
          why: 'Long rest lets the tendon retract and the joint stiffen, which makes later repair harder.',
        },
        {
          text: 'Repeated steroid injections into the tendon',
          why: 'Steroid in the tendon weakens it further and does not close a full-thickness tear.',
        },
      ],
    },
    mechanism: {
      text: 'Torn supraspinatus at its humeral insertion',
      why: 'In rotator cuff tear, a worn supraspinatus tendon gives way where it inserts on the greater tubercle.',
      accepts: ['polymyalgia-rheumatica'],
    },
    complication: {
      text: 'Fatty wasting of the supraspinatus',
      why: 'A neglected rotator cuff tear retracts, and the muscle turns to fat, so repair is no longer possible.',
      accepts: ['adhesive-capsulitis'],
    },
    risk: {
      text: 'Decades of work with the arms overhead',
      why: 'Overhead work rubs the tendon below the acromion for years and favors rotator cuff tear.',
      accepts: ['polymyalgia-rheumatica'],
    },
    advice: {
      text: 'Lift below shoulder height and train rotation',
      why: 'In partial rotator cuff tear, exercise below shoulder height builds up the cuff and relieves pain in most patients.',
      scene:
        'A 60-year-old librarian with a small partial rotator cuff tear wants to avoid surgery and asks how to use her arm.',
      accepts: ['shoulder-dislocation', 'ac-separation'],
      slips: [
        {
          text: 'Keep the arm in a sling day and night',
          why: 'A sling worn for weeks freezes the shoulder and wastes the cuff.',
        },
      ],
    },
  },
  {
    id: 'adhesive-capsulitis',
    name: 'Adhesive capsulitis',
    system: 'musculoskeletal',
    topic: 'Rotator cuff and shoulder disorders',
    source,
    vignettes: [
      'A 53-year-old woman with type 1 diabetes has had a painful, stiffening shoulder for 4 months and can no longer fasten her bra. Active and passive motion are equally reduced, most of all external rotation. Strength within that range is normal, and a radiograph is normal.',
      'A 48-year-old teacher was in a sling for a month after breast surgery. Pain has lessened since then, but neither she nor her therapist can turn the arm outward beyond 10 degrees. Lifting against resistance is strong and painless. The film shows a normal joint.',
    ],
    hallmark: 'equal loss of active and passive shoulder motion with a normal radiograph',
    lookalikes: [
      'rotator-cuff-tear',
      'polymyalgia-rheumatica',
      'osteoarthritis',
      'shoulder-dislocation',
      'ac-separation',
      'rheumatoid-arthritis',
      'parkinson-disease',
    ],
    finding: {
      text: 'Equal loss of active and passive rotation',
      why: 'In adhesive capsulitis, the capsule itself is tight, so the examiner can move the shoulder no further than the patient.',
      scene:
        'A 55-year-old woman with thyroid disease can no longer reach her back pocket. Adhesive capsulitis is suspected.',
    },
    test: {
      text: 'Plain radiographs of the stiff shoulder',
      why: 'Adhesive capsulitis is found by examination; a normal radiograph excludes arthritis and missed dislocation.',
      scene:
        'A 51-year-old lawyer has lost both active and passive motion of one shoulder over 5 months. He had no injury, and strength is normal. No imaging has been done.',
      accepts: ['shoulder-dislocation'],
      slips: [
        {
          text: 'Electromyography of the arm muscles',
          why: 'Strength is normal, so muscle and nerve are not at fault in this stiff shoulder.',
        },
        {
          text: 'Aspiration of the joint for cell count',
          why: 'Without warmth, effusion or fever there is nothing to aspirate.',
        },
      ],
    },
    treatment: {
      text: 'Gentle stretching with a steroid injection',
      why: 'In adhesive capsulitis, an intra-articular steroid eases early pain, and gentle stretching regains motion over months.',
      scene:
        'A 49-year-old woman has adhesive capsulitis in the painful early stage and cannot sleep on that side.',
      slips: [
        {
          text: 'Sling day and night until the pain has gone',
          why: 'A sling stiffens the tight capsule further and costs motion that is hard to regain.',
        },
        {
          text: 'Forced manipulation without anesthesia',
          why: 'Force without anesthesia may break the humerus or tear the cuff. Manipulation is kept for failures of therapy.',
        },
      ],
    },
    mechanism: {
      text: 'Fibrosis and tightening of the joint capsule',
      why: 'In adhesive capsulitis, inflammation and then fibrosis shrink the capsule around the humeral head.',
    },
    complication: {
      text: 'Lasting limit of shoulder rotation',
      why: 'Adhesive capsulitis mostly improves over 1 to 3 years, but some loss of rotation often stays.',
    },
    risk: {
      text: 'Diabetes mellitus for many years',
      why: 'Diabetes raises the risk of adhesive capsulitis severalfold and makes it more stubborn.',
    },
    advice: {
      text: 'Expect recovery to take one to three years',
      why: 'Adhesive capsulitis passes through freezing, frozen and thawing stages that take 1 to 3 years together.',
      scene:
        'A 50-year-old baker is disappointed that his adhesive capsulitis is no better after 6 weeks of stretching.',
      accepts: ['rotator-cuff-tear', 'ac-separation'],
      slips: [
        {
          text: 'Rest the arm until the shoulder is painless',
          why: 'Lack of motion prolongs stiffness. Gentle daily stretching is part of treatment.',
        },
      ],
    },
  },
  {
    id: 'shoulder-dislocation',
    name: 'Anterior shoulder dislocation',
    system: 'musculoskeletal',
    topic: 'Fractures and dislocations',
    source,
    step1: { area: 'msk-skin', topic: 'Limb anatomy and nerve injury' },
    step2: { area: 'msk-skin', topic: 'Fractures and dislocations' },
    vignettes: [
      'A 20-year-old basketball player was hit while reaching up and back for the ball. He supports his arm slightly away from the body and resists any motion. The deltoid is flat, and a fullness is felt below the coracoid. Sensation over the outer arm is reduced.',
      'A 67-year-old woman fell on the stairs with her arm flung back. She leans to one side and holds the elbow away from the trunk. The acromion stands out sharply with a dent beneath it. She cannot reach the other arm with that hand. The clavicle is smooth.',
    ],
    hallmark:
      'a squared shoulder with the arm held in slight abduction and external rotation after injury',
    lookalikes: [
      'ac-separation',
      'rotator-cuff-tear',
      'adhesive-capsulitis',
      'septic-arthritis',
      'osteoarthritis',
      'pseudogout',
      'compartment-syndrome',
    ],
    finding: {
      text: 'Flat deltoid with a hollow below the acromion',
      why: 'In anterior shoulder dislocation, the humeral head lies below the coracoid and leaves a hollow under the acromion.',
      scene:
        'A 22-year-old rugby player was tackled and holds his arm. Anterior shoulder dislocation is suspected.',
    },
    test: {
      text: 'Shoulder radiographs with an axillary view',
      why: 'In anterior shoulder dislocation, two views show where the head lies and whether there is a fracture before reduction.',
      scene:
        'A 34-year-old skier fell onto his raised, outturned arm. The deltoid is flattened. Pulses and finger movements are normal. This is his first injury.',
      accepts: ['ac-separation', 'adhesive-capsulitis'],
      slips: [
        {
          text: 'Arthroscopy of the shoulder joint',
          why: 'Arthroscopy is a later treatment of instability. The position must first be shown by radiographs.',
        },
        {
          text: 'Electromyography of the deltoid',
          why: 'Nerve tests come weeks later if weakness persists. They do not show the position of the joint.',
        },
      ],
    },
    treatment: {
      text: 'Closed reduction under sedation',
      why: 'Anterior shoulder dislocation without a displaced fracture is reduced promptly by closed means, and nerve function is checked before and after.',
      scene:
        'A 23-year-old climber has an anterior dislocation on radiographs without fracture. Pulses are normal. The injury was 1 hour ago.',
      slips: [
        {
          text: 'Open repair of the labrum before reduction',
          why: 'The joint is reduced first. Repair of the labrum is considered later to prevent recurrence.',
        },
        {
          text: 'Sling for four weeks without reduction',
          why: 'A joint left dislocated threatens nerve and cartilage and becomes irreducible.',
        },
      ],
    },
    mechanism: {
      text: 'Humeral head levered over the front of the glenoid',
      why: 'In anterior shoulder dislocation, abduction with external rotation levers the head forward and often tears the labrum.',
    },
    complication: {
      text: 'Recurrent instability of the joint',
      why: 'After a first anterior shoulder dislocation, patients under 20 have a very high rate of recurrence, since the labrum is torn.',
    },
    risk: {
      text: 'Blow to an abducted arm that is turned outward',
      why: 'Force on the abducted, externally rotated arm is the usual cause of anterior shoulder dislocation.',
    },
    advice: {
      text: 'Keep the arm from being raised and turned out',
      why: 'After reduction of anterior shoulder dislocation, abduction with external rotation may throw the head out again before the labrum heals.',
      scene:
        'A 28-year-old swimmer leaves the emergency department in a sling after reduction of an anterior shoulder dislocation.',
      accepts: ['rotator-cuff-tear', 'ac-separation'],
    },
  },
  {
    id: 'ac-separation',
    name: 'Acromioclavicular separation',
    system: 'musculoskeletal',
    topic: 'Rotator cuff and shoulder disorders',
    source,
    vignettes: [
      'A 27-year-old cyclist fell onto the point of her shoulder with the arm at her side. The outer end of the clavicle stands up and can be pressed down like a piano key. Drawing the arm across the chest hurts there. The deltoid contour is round.',
    ],
    hallmark: 'tenderness and a step at the outer end of the clavicle after a fall on the shoulder',
    lookalikes: [
      'shoulder-dislocation',
      'rotator-cuff-tear',
      'adhesive-capsulitis',
      'osteoarthritis',
      'septic-arthritis',
      'polymyalgia-rheumatica',
      'pseudogout',
    ],
    finding: {
      text: 'Step at the outer end of the clavicle',
      why: 'In acromioclavicular separation, torn ligaments let the outer clavicle ride above the acromion.',
      scene:
        'A 33-year-old rider was thrown from her horse and has pain on top of the shoulder. Acromioclavicular separation is suspected.',
    },
    test: {
      text: 'Radiographs of both acromioclavicular joints',
      why: 'In acromioclavicular separation, a film that compares both sides shows the grade of displacement and excludes a fracture.',
      scene:
        'A 31-year-old hockey player was driven into the boards. The top of the shoulder is tender and swollen. The humeral head is in place, and no nerve is affected.',
      accepts: ['shoulder-dislocation', 'adhesive-capsulitis'],
      slips: [
        {
          text: 'Arthrography of the shoulder joint',
          why: 'Contrast in the shoulder joint does not show the separate joint at the end of the clavicle.',
        },
        {
          text: 'Computed tomography of the neck',
          why: 'The pain is at the top of the shoulder, and there is no neck pain or deficit.',
        },
      ],
    },
    treatment: {
      text: 'Sling for comfort with early motion',
      why: 'Low-grade acromioclavicular separation heals well with a short time in a sling and early exercise.',
      scene:
        'A 24-year-old snowboarder has tenderness over the acromioclavicular joint. Films show slight widening and no upward displacement.',
      slips: [
        {
          text: 'Hook plate fixation within one week',
          why: 'Surgery is considered for high-grade displacement and does not improve a low-grade separation.',
        },
        {
          text: 'Plaster of chest and arm for two months',
          why: 'Long immobilization stiffens the shoulder, and low-grade separation does not need it.',
        },
      ],
    },
    mechanism: {
      text: 'Torn ligaments between clavicle and scapula',
      why: 'In acromioclavicular separation, the acromion is driven down and the acromioclavicular, then the coracoclavicular, ligaments tear.',
    },
    complication: {
      text: 'Arthritis at the outer end of the clavicle',
      why: 'After acromioclavicular separation, the injured joint often becomes arthritic and hurts with cross-body motion.',
    },
    risk: {
      text: 'Fall on the point of the shoulder',
      why: 'A direct fall on the shoulder with the arm at the side is the usual cause of acromioclavicular separation.',
    },
    advice: {
      text: 'Begin gentle motion as soon as pain allows',
      why: 'In mild acromioclavicular separation, early motion prevents stiffness, and lifting is resumed over some weeks.',
      scene:
        'A 26-year-old gardener with a mild acromioclavicular separation asks how long her arm must stay still.',
      accepts: ['adhesive-capsulitis', 'rotator-cuff-tear'],
      slips: [
        {
          text: 'Keep the shoulder still for six full weeks',
          why: 'Six weeks without motion stiffen a shoulder that is ready to move after some days.',
        },
      ],
    },
  },
  {
    id: 'scaphoid-fracture',
    name: 'Scaphoid fracture',
    system: 'musculoskeletal',
    topic: 'Fractures and dislocations',
    source,
    step1: { area: 'msk-skin', topic: 'Limb anatomy and nerve injury' },
    step2: { area: 'msk-skin', topic: 'Fractures and dislocations' },
    vignettes: [
      'A 22-year-old inline skater fell on his outstretched hand yesterday. The wrist has no deformity. He is tender in the hollow between the thumb tendons and when the thumb is pushed toward the wrist. The first radiographs are normal. Sensation of the fingers is intact.',
    ],
    hallmark: 'snuffbox tenderness after a fall on the hand, often with a normal first radiograph',
    lookalikes: [
      'distal-radius-fracture',
      'carpal-tunnel',
      'osteoarthritis',
      'pseudogout',
      'rheumatoid-arthritis',
      'gout',
      'compartment-syndrome',
    ],
    finding: {
      text: 'Tenderness in the anatomic snuffbox',
      why: 'Scaphoid fracture hurts in the anatomic snuffbox and when the thumb is loaded along its axis.',
      accepts: ['osteoarthritis'],
      scene:
        'A 19-year-old goalkeeper landed on his extended wrist. Scaphoid fracture is suspected.',
    },
    test: {
      text: 'Magnetic resonance imaging of the wrist',
      why: 'In suspected scaphoid fracture with normal films, MRI shows the break within a day.',
      scene:
        'A 25-year-old violinist has snuffbox tenderness 2 days after a fall. Radiographs with scaphoid views are normal. She needs a firm answer within a few days.',
      slips: [
        {
          text: 'The same radiographs on the following day',
          why: 'Bone at the fracture line needs 10 to 14 days to resorb, so films a day later stay normal.',
        },
        {
          text: 'Ultrasonography of the wrist tendons',
          why: 'Tendons are not in question after a fall with snuffbox tenderness, and the bone is poorly seen.',
        },
      ],
      accepts: ['distal-radius-fracture'],
    },
    treatment: {
      text: 'Thumb spica splint and new films in two weeks',
      why: 'Suspected scaphoid fracture is immobilized even when the films are normal, since movement leads to nonunion.',
      scene:
        'A 29-year-old nurse has snuffbox tenderness after a fall. Scaphoid views show no fracture, and MRI is not at hand.',
      slips: [
        {
          text: 'Elastic bandage and return to sport at once',
          why: 'Normal first films miss up to a fifth of scaphoid fractures. Motion risks nonunion.',
        },
        {
          text: 'Screw fixation on the day of injury',
          why: 'Screws are used for displaced fractures that are seen on imaging.',
        },
      ],
    },
    mechanism: {
      text: 'Break across a bone fed from its distal end',
      why: 'In scaphoid fracture, the artery enters distally, so the proximal part loses its blood supply.',
    },
    complication: {
      text: 'Necrosis of the proximal fragment',
      why: 'Scaphoid fracture may cut off the blood that enters from the distal pole, so the proximal fragment dies.',
    },
    risk: {
      text: 'Fall on the extended wrist in youth',
      why: 'Scaphoid fracture is the usual result of a fall on the extended wrist in young adults, whose radius is strong.',
      accepts: ['distal-radius-fracture'],
    },
    advice: {
      text: 'Keep the splint on though the film is normal',
      why: 'Scaphoid fracture often shows up on films after 10 to 14 days; until then the splint protects its blood supply.',
      scene:
        'A 30-year-old waiter was immobilized yesterday for snuffbox tenderness. He has heard that imaging showed no break and wants his hand free.',
    },
  },
  {
    id: 'distal-radius-fracture',
    name: 'Distal radius fracture',
    system: 'musculoskeletal',
    topic: 'Fractures and dislocations',
    source,
    step2: { area: 'msk-skin', topic: 'Fractures and dislocations' },
    vignettes: [
      'A 67-year-old woman slipped on a wet floor and caught herself with her palm. Her wrist is swollen and, seen from the side, bent like a dinner fork. The snuffbox is not tender. Fingers are warm, and sensation of the thumb and index finger is normal.',
    ],
    hallmark: 'a dinner-fork wrist after a fall on the hand',
    lookalikes: [
      'scaphoid-fracture',
      'carpal-tunnel',
      'compartment-syndrome',
      'pseudogout',
      'septic-arthritis',
      'gout',
      'rheumatoid-arthritis',
    ],
    finding: {
      text: 'Wrist bent backward like a dinner fork',
      why: 'In the common distal radius fracture, the distal fragment tilts toward the back of the hand.',
      scene:
        'A 70-year-old woman tripped over her dog and protects one arm. Distal radius fracture is suspected.',
    },
    test: {
      text: 'Posteroanterior and lateral wrist radiographs',
      why: 'In distal radius fracture, two views show tilt, shortening and whether the joint surface is involved.',
      scene:
        'A 62-year-old woman fell on her hand while ice skating an hour ago. The joint is deformed, the skin is intact, and the fingers move.',
      accepts: ['scaphoid-fracture'],
      slips: [
        {
          text: 'Radionuclide bone scan of the arm',
          why: 'A bone scan is slow and unspecific. A deformed wrist is imaged by plain films.',
        },
      ],
    },
    treatment: {
      text: 'Closed reduction with a molded splint',
      why: 'A closed, dorsally tilted distal radius fracture is reduced and held in a splint that leaves room for swelling.',
      scene:
        'A 64-year-old woman has an extra-articular fracture of the distal radius, tilted back by 30 degrees. Skin, nerves and pulses are normal.',
      slips: [
        {
          text: 'Tight circular cast in the position found',
          why: 'The tilt must be corrected, and a closed tight cast over fresh swelling may cause compartment syndrome.',
        },
        {
          text: 'Primary fusion of the wrist joint',
          why: 'Fusion is a late rescue for a ruined joint, and this fracture spares the joint surface.',
        },
      ],
    },
    mechanism: {
      text: 'Bending force that breaks the radial metaphysis',
      why: 'In distal radius fracture, body weight over the extended wrist breaks the cancellous metaphysis, which tilts backward.',
    },
    complication: {
      text: 'Acute median nerve compression',
      why: 'Distal radius fracture may compress the median nerve by bone or swelling; growing numbness calls for urgent release.',
      accepts: ['carpal-tunnel'],
    },
    risk: {
      text: 'Fall on the palm with low bone density',
      why: 'Distal radius fracture after a fall from standing is often the first sign of osteoporosis.',
      accepts: ['scaphoid-fracture', 'pseudogout'],
    },
    advice: {
      text: 'Have bone density measured by a hip scan',
      why: 'A distal radius fracture from a fall from standing points to osteoporosis, and treatment prevents hip fracture.',
      scene:
        'A 61-year-old teacher has her cast removed 6 weeks after a distal radius fracture from a simple fall. She has had no screening tests for years.',
    },
  },
  {
    id: 'compartment-syndrome',
    name: 'Acute compartment syndrome',
    system: 'musculoskeletal',
    topic: 'Compartment syndrome',
    source,
    step2: { area: 'multisystem', topic: 'Trauma and ATLS' },
    vignettes: [
      'A 24-year-old man has a cast on a tibial fracture set 8 hours ago. His pain has grown despite two doses of morphine. The calf is tense, and bending his toes passively makes him shout. The web space of the big toe tingles. The foot is pink with a palpable pulse.',
      'A 31-year-old woman was found after lying on her arm for 14 hours following an overdose. The forearm is swollen and hard as wood. She cannot straighten the fingers, and passive extension is agony. Creatine kinase is 38,000 U/L. The radial pulse is present.',
    ],
    hallmark:
      'pain out of proportion, a tense compartment and pain on passive stretch, often with the pulse kept',
    lookalikes: [
      'cellulitis',
      'osteomyelitis',
      'septic-arthritis',
      'deep-vein-thrombosis',
      'distal-radius-fracture',
      'gout',
      'peripheral-neuropathy',
      'guillain-barre',
    ],
    finding: {
      text: 'Severe pain when the muscles are stretched',
      why: 'In acute compartment syndrome, pain on passive stretch of the muscles is early; loss of the pulse is late.',
      accepts: ['septic-arthritis'],
      scene:
        'A 36-year-old construction worker had his leg crushed by a beam 5 hours ago. Acute compartment syndrome is suspected.',
      slips: [
        {
          text: 'Loss of the foot pulse within the first hour',
          why: 'The pulse is usually kept in compartment syndrome. Waiting for its loss forfeits the muscle.',
        },
      ],
    },
    test: {
      text: 'Direct measurement of compartment pressure',
      why: 'In acute compartment syndrome, a diastolic pressure less than 30 mm Hg above compartment pressure confirms that fasciotomy is needed.',
      scene:
        'A 40-year-old man is sedated and ventilated after a car crash and cannot report pain. His broken lower leg is becoming hard.',
      slips: [
        {
          text: 'Doppler examination of the foot arteries',
          why: 'Flow in large arteries continues in compartment syndrome and falsely reassures.',
        },
      ],
    },
    treatment: {
      text: 'Emergency fasciotomy of the compartments',
      why: 'Acute compartment syndrome needs fasciotomy within about 6 hours, before muscle and nerve die.',
      scene:
        'A 28-year-old motorcyclist has a tense calf and pain on stretch. Cast and padding were removed 30 minutes ago without relief. Compartment pressure is 48 mm Hg, blood pressure 118/70 mm Hg.',
      slips: [
        {
          text: 'Elevation of the leg high above the heart',
          why: 'High elevation lowers arterial inflow and worsens ischemia within the compartment.',
        },
        {
          text: 'More opioids and review in the morning',
          why: 'Opioids mask the growing pain of compartment syndrome while the muscle dies.',
        },
      ],
    },
    mechanism: {
      text: 'Tissue pressure that stops capillary flow',
      why: 'In acute compartment syndrome, pressure within tight fascia exceeds capillary pressure, so muscle and nerve starve though arteries still beat.',
    },
    complication: {
      text: 'Ischemic contracture of the muscles',
      why: 'Untreated acute compartment syndrome leaves dead muscle that shrinks and fixes the joints.',
    },
    risk: {
      text: 'Closed fracture of the tibial shaft',
      why: 'Fracture of the tibial shaft is the commonest cause of acute compartment syndrome, above all in young men.',
    },
    advice: {
      text: 'Return at once if pain rises inside the cast',
      why: 'Pain that grows inside a cast is the first warning of acute compartment syndrome and cannot wait.',
      scene:
        'A 33-year-old man goes home with a broken forearm in plaster. His father lost the use of a hand after acute compartment syndrome.',
      slips: [
        {
          text: 'Take more pain tablets if pain rises at night',
          why: 'Masking the pain of compartment syndrome loses the hours in which muscle can be saved.',
        },
      ],
    },
  },
];
