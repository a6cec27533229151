import type { AnySection } from '@coop/domain';
import { Box } from '@mui/material';
import { DeleteWithConfirmButton, useRecordContext } from 'react-admin';
import { useCan } from '../../ground/staff/useCan';

/** Deletes for good, after asking. What visitors ever saw is archived instead, so there the button is not shown. */
export function DeleteRecordButton({ section }: { section: AnySection }) {
  const record = useRecordContext();
  const can = useCan();
  if (!record || !can(section.name, 'eliminar') || record.publicadoEn) return null;
  return (
    <Box sx={{ ml: 'auto' }}>
      <DeleteWithConfirmButton
        confirmTitle="¿Desea eliminar «%{recordRepresentation}»?"
        confirmContent="Irá a la papelera, de donde se puede recuperar."
        confirmColor="warning"
        mutationMode="pessimistic"
        redirect="list"
      />
    </Box>
  );
}
