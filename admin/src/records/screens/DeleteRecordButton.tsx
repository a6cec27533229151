import type { AnySection } from '@coop/domain';
import DeleteIcon from '@mui/icons-material/Delete';
import { Box } from '@mui/material';
import { useState } from 'react';
import { Button, Confirm, useDeleteController, useGetRecordRepresentation, useRecordContext } from 'react-admin';
import { useCan } from '../../ground/staff/staff';

/** Deletes a record after confirmation. Hidden for records that were ever public, which are archived instead. */
export function DeleteRecordButton({ section }: { section: AnySection }) {
  const record = useRecordContext();
  const can = useCan();
  const titleOf = useGetRecordRepresentation(section.name);
  const [isConfirming, setConfirming] = useState(false);
  const { handleDelete, isPending } = useDeleteController({
    mutationMode: 'pessimistic',
    redirect: 'list',
    mutationOptions: { onSettled: () => setConfirming(false) },
  });
  if (!record || !can(section.name, 'eliminar') || record.publicadoEn) return null;
  return (
    <Box sx={{ ml: 'auto' }}>
      <Button label="ra.action.delete" color="error" onClick={() => setConfirming(true)}>
        <DeleteIcon />
      </Button>
      <Confirm
        isOpen={isConfirming}
        loading={isPending}
        title={`¿Desea eliminar «${titleOf(record)}»?`}
        content="Irá a la papelera, de donde se puede recuperar."
        confirm="ra.action.delete"
        confirmColor="warning"
        onConfirm={handleDelete}
        onClose={() => setConfirming(false)}
      />
    </Box>
  );
}
