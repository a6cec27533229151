import type { Field } from '@coop/domain';
import { TextInput } from 'react-admin';

const ROWS = 8;

/** Room to write an answer. */
export const AnswerInput = ({ field }: { field: Field }) => (
  <TextInput
    source="respuesta"
    label={field.label}
    helperText={field.help ?? false}
    isRequired={field.presence === 'required'}
    multiline
    minRows={ROWS}
  />
);
