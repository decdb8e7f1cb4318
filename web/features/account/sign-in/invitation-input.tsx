import { referralTerms } from '../../../../domain/contracts/referral.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { Fields } from '../../../ui/form/use-fields.ts';

const invitedHint = `${referralTerms.bonusDays} days are added to your free trial of Pro.`;

/** Whose code a new learner brings: that of the link they came by, or one they type. */
export const InvitationInput = ({ bind }: Pick<Fields<'referralCode'>, 'bind'>) => (
  <TextInput
    {...bind('referralCode')}
    label="Referral code (optional)"
    name="referralCode"
    autoComplete="off"
    isOptional
    hint={bind('referralCode').value ? invitedHint : 'From a friend who studies here'}
  />
);
