import type { ReadImageBody } from '../../domain/contracts/medical-images.ts';
import { type ImageId, readingsStream } from '../../domain/kernel/ids.ts';
import { dayIn } from '../../domain/kernel/time.ts';
import { type ReadableImage, readingsOfDay } from '../../domain/medical-images/readings-of-day.ts';
import { carryOut } from '../server/carry-out.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { learnersNow } from '../server/learners-now.ts';
import { signedIn } from '../server/signed-in.ts';
import { refuseDuringExam } from '../study-aid/refuse-during-exam.ts';
import { findImage } from './find-image.ts';
import type { ImageLibrary, LibraryCase } from './library/library-case.ts';

const readable = (library: ImageLibrary, one: LibraryCase): ReadableImage => ({
  imageId: one.id as ImageId,
  version: one.version,
  pathology: one.pathology,
  modality: one.modality,
  questions: one.questions.map(({ options }) => ({
    key: options.find(({ right }) => right)?.label ?? '',
    labels: options.map(({ label }) => label),
  })),
  steps: library.drawn(one).steps.map(({ abnormal }) => abnormal),
});

/** Scores a reading and records it. Throws `Refused`, and what the log throws. */
export const readImage = async (
  context: ApiContext,
  exchange: Exchange,
  { id, ...body }: ReadImageBody & { readonly id: string },
): Promise<void> => {
  const session = signedIn(exchange.request);
  const { accountId } = session;
  await refuseDuringExam(context, accountId, 'images');
  const { library, one } = await findImage(context, id);
  const { at, timeZone } = learnersNow(context, session);
  const day = dayIn(timeZone, at);
  const image = readable(library, one);
  await carryOut(context, exchange, {
    decider: readingsOfDay,
    stream: readingsStream(accountId, day),
    actor: accountId,
    command: { type: 'ReadImage', learnerId: accountId, at, day, image, ...body },
  });
};
