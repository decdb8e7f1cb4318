import { type ImageCaseDetail, imageCaseDetail } from '../../../domain/contracts/medical-images.ts';
import { allCases } from '../../../domain/imaging/cases/all-cases.ts';
import type { Learner } from './people.ts';

/** One case as a learner opens it. */
export const openImage = async (learner: Learner, id: string): Promise<ImageCaseDetail> =>
  imageCaseDetail.parse((await learner.get(`/api/medical-images/${id}`)).body);

/** A whole reading, right or not. */
export const readingOf = ({ version, questions, checklist }: ImageCaseDetail) => ({
  version,
  answers: questions.map(() => 'A'),
  steps: checklist.map(() => 'normal'),
  seconds: 60,
});

/** A reading with every answer right, as the cases themselves tell. */
export const rightReadingOf = (image: ImageCaseDetail) => {
  const asked = allCases.find(({ id }) => id === image.id)?.questions ?? [];
  const letters = image.questions.map(({ options }, place) => {
    const right = asked[place]?.options.find((option) => option.right)?.text;
    return options.find(({ text }) => text === right)?.label ?? '';
  });
  return { ...readingOf(image), answers: letters };
};

/** A reading of the first case of the library, and another one. */
export const someReading = async (learner: Learner) => {
  const { body: list } = await learner.get('/api/medical-images?size=1');
  const id = list.images[0].id as string;
  const body = readingOf(await openImage(learner, id));
  return { id, body, wrong: { ...body, seconds: 61 } };
};
