import { Button } from '@radix-ui/themes';
import { Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { fieldCodes } from '../../../domain/contracts/fields.ts';
import { ProfessionDialog } from '../account/field/profession-dialog.tsx';
import { useEmptyFields } from '../account/field/use-empty-fields.ts';
import { Action } from './action.tsx';

const text = 'Your field has no questions yet. The list shows which fields do.';

/** Stands where quizzes and exams would, in a field without questions. */
export const OtherFieldAction = () => {
  const [isAsking, ask] = useState(false);
  const empty = useEmptyFields();
  if (empty.length === fieldCodes.length) return null;
  return (
    <Action Icon={Stethoscope} title="Choose another field" text={text}>
      <Button onClick={() => ask(true)}>Choose</Button>
      <ProfessionDialog open={isAsking} onOpenChange={ask} />
    </Action>
  );
};
