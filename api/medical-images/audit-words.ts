import type { MedicalImageEvent } from '../../domain/medical-images/events.ts';
import { type AuditWords, type EventTypesOf, said } from '../audit/sentences/sentence.ts';

declare module '../audit/sentences/sentence.ts' {
  interface EventTypesOf {
    readonly 'medical-images': MedicalImageEvent['type'];
  }
}

/** What the audit says of its events. */
export const medicalImagesAudit: AuditWords<EventTypesOf['medical-images']> = {
  sentences: {
    ImageCaseRead: ({ imageId, modality, right, total }) =>
      said('read', `image ${imageId}`, `${modality}, ${right} of ${total} right`),
  },
};
