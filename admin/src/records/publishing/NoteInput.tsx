import { WrittenInput } from './WrittenInput';

type Props = { value: string; onChange: (value: string) => void };

/** Note from the author to the approver. */
export const NoteInput = (props: Props) => (
  <WrittenInput
    label="Nota para quien aprueba"
    help="Opcional: qué cambia y por qué. Queda en el historial."
    max={1000}
    {...props}
  />
);
