import type { AnySection } from '@coop/domain';
import { MenuItem, TextField } from '@mui/material';
import { useAssignees } from '../../ground/queries/useAssignees';
import { useYo } from '../../ground/staff/useYo';

type Props = { section: AnySection; value: string; onChange: (uid: string) => void };

/** Whoever may work the cases of a section; oneself first. */
export function AssigneeSelect({ section, value, onChange }: Props) {
  const { uid } = useYo();
  const choices = useAssignees(section.name).toSorted(
    (one, other) => Number(other.uid === uid) - Number(one.uid === uid),
  );
  return (
    <TextField
      select
      label="Asignar a"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ mt: 1, mb: 2 }}
    >
      {choices.map((one) => (
        <MenuItem key={one.uid} value={one.uid}>
          {one.uid === uid ? `${one.nombre} (usted)` : one.nombre}
        </MenuItem>
      ))}
    </TextField>
  );
}
