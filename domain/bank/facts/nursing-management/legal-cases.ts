import type { CategoryGroup } from './practice.ts';

const legal = {
  rn: 'Legal rights and responsibilities',
  lpn: 'Legal responsibilities and ethical practice',
} as const;

/** Acts of staff and the legal wrong that each could be. */
export const legalCases: CategoryGroup = {
  id: 'legal-wrong',
  question: 'With which legal wrong could the nurse be charged?',
  categories: [
    {
      id: 'assault',
      name: 'Assault',
      unfit:
        'Assault is a threat that makes a person fear unwanted touch. No threat was made here.',
      rivals: ['battery', 'negligence', 'false-imprisonment', 'slander', 'privacy'],
      takeaway: 'Assault is the threat, battery the touch.',
    },
    {
      id: 'battery',
      name: 'Battery',
      unfit: 'Battery is touching without consent. The harm here does not lie in unwanted touch.',
      rivals: ['assault', 'negligence', 'false-imprisonment', 'privacy'],
      takeaway: 'Battery is touch without consent, even when it is meant well and does no harm.',
    },
    {
      id: 'false-imprisonment',
      name: 'False imprisonment',
      unfit:
        'False imprisonment is holding a person without legal cause. Nobody’s freedom to move was limited here.',
      rivals: ['battery', 'assault', 'negligence', 'abandonment', 'privacy'],
      takeaway:
        'Holding back a capable adult by lock, drug, restraint or threat without cause is false imprisonment.',
    },
    {
      id: 'negligence',
      name: 'Negligence',
      unfit:
        'Negligence is careless care that falls below the standard and harms. That is not what took place.',
      rivals: ['abandonment', 'battery', 'privacy', 'assault', 'false-imprisonment'],
      takeaway:
        'Negligence needs a duty, a breach of the standard of care, and harm caused by the breach.',
    },
    {
      id: 'privacy',
      name: 'Invasion of privacy',
      unfit:
        'Invasion of privacy exposes a person or true private facts. That is not the wrong in this case.',
      rivals: ['libel', 'slander', 'battery', 'negligence'],
      takeaway:
        'Clients are protected from exposure of the body, the image and private facts without consent.',
    },
    {
      id: 'slander',
      name: 'Slander',
      unfit:
        'Slander is a spoken falsehood that harms a reputation. No such statement was spoken here.',
      rivals: ['libel', 'privacy', 'assault', 'negligence'],
      takeaway: 'Slander is spoken defamation; libel is written.',
    },
    {
      id: 'libel',
      name: 'Libel',
      unfit:
        'Libel is a written falsehood that harms a reputation. Nothing false was written here.',
      rivals: ['slander', 'privacy', 'negligence', 'assault'],
      takeaway: 'Libel is written defamation; slander is spoken.',
    },
    {
      id: 'abandonment',
      name: 'Abandonment',
      unfit:
        'Abandonment is leaving clients without handing over their care. The nurse did not leave an assignment.',
      rivals: ['false-imprisonment', 'negligence', 'assault', 'privacy', 'battery'],
      takeaway:
        'A nurse who has accepted an assignment leaves it after handing over to a qualified person.',
    },
  ],
  cases: [
    {
      ...legal,
      id: 'law-threat-injection',
      is: 'assault',
      scene:
        'A nurse says to a client who refuses a tablet, “If you do not swallow this, I will hold you down and give you a shot.” The nurse then walks away.',
      why: 'The words make the client fear unwanted touch. No touch followed, so this is a threat.',
    },
    {
      ...legal,
      id: 'law-raised-hand',
      is: 'assault',
      scene:
        'A client spits out food. The nurse raises a hand as if to strike and shouts, and the client shrinks back. The nurse does not touch the client.',
      why: 'A gesture that makes a person fear being struck is enough, without contact.',
    },
    {
      ...legal,
      id: 'law-feeding-tube-threat',
      is: 'assault',
      scene:
        'A nurse warns a capable resident who eats little, “I will come back with a tube and push it down your nose.”',
      why: 'A threat of unwanted touch causes fear and is a wrong of its own.',
    },
    {
      ...legal,
      id: 'law-catheter-refused',
      is: 'battery',
      scene:
        'A capable client says clearly that no urinary catheter is wanted. The nurse inserts it all the same, with good technique.',
      why: 'A procedure against the stated wish of a capable adult is touch without consent.',
    },
    {
      ...legal,
      id: 'law-injection-refused',
      is: 'battery',
      scene:
        'A capable client refuses a vaccine. While the client is looking away, the nurse injects it into the arm.',
      why: 'An injection without consent is unwanted touch, even when it does no harm.',
    },
    {
      ...legal,
      id: 'law-slap',
      is: 'battery',
      near: ['assault'],
      scene: 'A resident scratches a nurse during care. The nurse slaps the resident’s hand.',
      why: 'Striking a person is physical contact that nobody may inflict, whatever the cause.',
    },
    {
      ...legal,
      id: 'law-blood-drawn-asleep',
      is: 'battery',
      scene:
        'A client declines a blood test in the evening. The nurse waits until the client dozes and draws the sample.',
      why: 'The sample was taken by touch that the client had refused.',
    },
    {
      ...legal,
      id: 'law-clothes-locked',
      is: 'false-imprisonment',
      scene:
        'A capable adult who came for a checkup wishes to go home. The nurse locks away the client’s clothes and shoes so that the client must stay.',
      why: 'Taking away the means to leave holds a capable adult without legal cause.',
    },
    {
      ...legal,
      id: 'law-vest-for-staffing',
      is: 'false-imprisonment',
      near: ['battery', 'negligence'],
      scene:
        'The unit is short of staff. To save time a nurse ties a calm, oriented client to a chair, with no order and no danger.',
      why: 'A restraint for the ease of staff limits freedom without legal ground.',
    },
    {
      ...legal,
      id: 'law-door-blocked',
      is: 'false-imprisonment',
      scene:
        'A client who decides to leave against advice is told that the exit stays locked until the bill is paid. The nurse keeps the key.',
      why: 'A capable adult may leave. A debt gives nobody the right to hold a client.',
    },
    {
      ...legal,
      id: 'law-sedated-to-stay',
      is: 'false-imprisonment',
      near: ['battery', 'negligence'],
      scene:
        'A nurse gives an extra sleeping pill, not ordered, so that a wandering but harmless resident will remain in the room.',
      why: 'A drug used to keep someone in place is a chemical restraint without cause.',
    },
    {
      ...legal,
      id: 'law-brakes-forgotten',
      is: 'negligence',
      scene:
        'A nurse forgets to lock the wheels of a bed during a transfer. The bed rolls, and the client falls and breaks a wrist.',
      why: 'A basic safety step was left out, and injury followed.',
    },
    {
      ...legal,
      id: 'law-hot-pack-burn',
      is: 'negligence',
      scene:
        'A nurse puts a hot pack on the foot of a client with poor feeling and does not check it. The skin is burned.',
      why: 'A careful nurse would have tested and watched the heat. The lapse caused a burn.',
    },
    {
      ...legal,
      id: 'law-vitals-not-reported',
      is: 'negligence',
      scene:
        'A client’s blood pressure falls for three hours after surgery. The nurse charts it and tells nobody, and the client goes into shock.',
      why: 'The nurse had a duty to report and did not, and the client was harmed.',
    },
    {
      ...legal,
      id: 'law-sponge-count',
      is: 'negligence',
      scene:
        'A nurse signs for a sponge count that was not done. A sponge is found in the client’s abdomen two weeks later.',
      why: 'The count is a standard of care, and leaving it out caused harm.',
    },
    {
      ...legal,
      id: 'law-photo-wound',
      is: 'privacy',
      scene:
        'A nurse takes a picture of a client’s unusual rash on a private phone and shows it to friends.',
      why: 'An image was made and shown without consent.',
    },
    {
      ...legal,
      id: 'law-curtain-open',
      is: 'privacy',
      near: ['negligence'],
      scene:
        'During a dressing change a nurse leaves the curtain open, so that visitors see the undressed client.',
      why: 'The body was exposed to others without need.',
    },
    {
      ...legal,
      id: 'law-chart-of-neighbor',
      is: 'privacy',
      scene:
        'A nurse opens the record of a neighbor who is not an assigned client, and tells relatives what the scan showed.',
      why: 'Private facts were looked up and passed on without need or consent.',
    },
    {
      ...legal,
      id: 'law-spoken-lie-provider',
      is: 'slander',
      scene:
        'In the cafeteria a nurse tells several clients that a certain surgeon “operates drunk.” The nurse knows this to be untrue.',
      why: 'A falsehood that harms a reputation was spoken before others.',
    },
    {
      ...legal,
      id: 'law-spoken-rumor-coworker',
      is: 'slander',
      scene:
        'At a staff meeting a nurse states that a coworker steals opioids. The nurse made it up, and the coworker loses the chance of promotion.',
      why: 'A false spoken statement damaged the coworker’s good name.',
    },
    {
      ...legal,
      id: 'law-charted-drunk',
      is: 'libel',
      scene:
        'A nurse who dislikes a client writes in the record, without any ground, that the client is “a drunk who lies.”',
      why: 'A false and harmful statement was put in writing.',
    },
    {
      ...legal,
      id: 'law-post-online',
      is: 'libel',
      scene:
        'A nurse posts a review on the internet that accuses a clinic’s manager of forging records. The nurse knows that this is false.',
      why: 'The false accusation was published in writing and harms a good name.',
    },
    {
      ...legal,
      id: 'law-left-midshift',
      is: 'abandonment',
      near: ['negligence'],
      scene:
        'Angry at the workload, a nurse goes home in the middle of a night shift and tells nobody. Six clients are left.',
      why: 'The nurse had accepted the clients and left without handing over.',
    },
    {
      ...legal,
      id: 'law-home-visit-left',
      is: 'abandonment',
      near: ['negligence'],
      scene:
        'A home care nurse is caring for a ventilated client and drives off an hour early, before the next nurse has come.',
      why: 'A client in need of care was left without a qualified person.',
    },
  ],
};
