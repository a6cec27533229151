import { Box, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { TitledDialog } from '../../ground/page/TitledDialog';
import { MultilineInput } from './MultilineInput';

type Props = {
  title: string;
  /** Label of the approval. */
  approve: string;
  onApprove: () => Promise<void>;
  onReturn: (note: string) => Promise<void>;
  /** Recipient of the note, as the subject of a sentence. */
  author: string;
  /** Everything that an approval publishes is rendered. */
  isRead: boolean;
  isBlocked: boolean;
  onClose: () => void;
  children: ReactNode;
};

const SHORTEST_NOTE = 5;

/** Dialog of a second person, who approves what it shows or returns it with a note. */
export function ApprovalDialog({ title, approve, onApprove, onReturn, author, isRead, isBlocked, ...frame }: Props) {
  const [note, setNote] = useState<string>();
  const returns = note !== undefined;
  return (
    <TitledDialog
      title={title}
      size="md"
      onClose={frame.onClose}
      actions={
        <>
          <Button onClick={returns ? () => setNote(undefined) : frame.onClose}>{returns ? 'Volver' : 'Cerrar'}</Button>
          {!returns && (
            <Button disabled={isBlocked} onClick={() => setNote('')}>
              Devolver con nota
            </Button>
          )}
          <Button
            variant="contained"
            disabled={isBlocked || (returns ? note.trim().length < SHORTEST_NOTE : !isRead)}
            onClick={() => void (returns ? onReturn(note) : onApprove())}
          >
            {returns ? 'Devolver' : approve}
          </Button>
        </>
      }
    >
      {returns && (
        <Box sx={{ mb: 3 }}>
          <MultilineInput
            label="Qué hay que corregir"
            help={`La recibe por correo ${author}, y queda en el historial. Al menos ${SHORTEST_NOTE} letras.`}
            value={note}
            onChange={setNote}
            max={1000}
            required
            autoFocus
          />
        </Box>
      )}
      {frame.children}
    </TitledDialog>
  );
}
