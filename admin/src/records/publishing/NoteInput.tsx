import { WrittenInput } from './WrittenInput';

type Props = { value: string; onChange: (value: string) => void };

/** What whoever sends it says to whoever approves it. */
export const NoteInput = (props: Props) => (
  <WrittenInput
    label="Nota para quien aprueba"
    help="Opcional: qué cambia y por qué. Queda en el historial."
    max={1000}
    {...props}
  />
);
