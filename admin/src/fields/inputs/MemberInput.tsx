import { findSection } from '@coop/domain';
import { Box, Button } from '@mui/material';
import { AutocompleteInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMembers } from '../../ground/queries/useMembers';
import { useYo } from '../../ground/staff/useYo';
import type { InputProps } from './InputProps';

/** One of the staff who may be named in the section; oneself, with one press, where it holds cases. */
export function MemberInput({ source, label, helperText, isRequired, section }: InputProps<'member'>) {
  const { uid } = useYo();
  const { setValue } = useFormContext();
  const value = useWatch({ name: source });
  const members = useMembers(section);
  const named = members.map(({ uid: id, nombre }) => ({ id, name: id === uid ? `${nombre} (usted)` : nombre }));
  const isOne = findSection(section ?? '')?.kind === 'submission' && named.some(({ id }) => id === uid);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <AutocompleteInput
          {...{ source, label, helperText, isRequired }}
          choices={named}
          translateChoice={false}
          fullWidth
        />
      </Box>
      {isOne && value !== uid && (
        <Button sx={{ mt: 1, flexShrink: 0 }} onClick={() => setValue(source, uid, { shouldDirty: true })}>
          Asignarme
        </Button>
      )}
    </Box>
  );
}
