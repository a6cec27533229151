import type { AnySection, Rol } from '@coop/domain';
import { Card, List, ListItemButton, ListItemText } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { useYo } from '../../ground/staff/useYo';
import { formParts, partId } from '../data/partsOf';

const FEW_PARTS = 3;

export const isLongForm = (section: AnySection, rol: Rol): boolean => formParts(section, rol).length > FEW_PARTS;

/** Index of a long form: links to its sections with their error counts. */
export function FormIndex({ section }: { section: AnySection }) {
  const { rol } = useYo();
  const { errors } = useFormState();
  const parts = formParts(section, rol);
  if (!isLongForm(section, rol)) return null;
  const go = (label: string) => {
    const part = document.getElementById(partId(label));
    part?.scrollIntoView({ block: 'start' });
    part?.focus({ preventScroll: true });
  };
  return (
    <Card component="nav" aria-label="Partes del formulario">
      <List dense component="div">
        {parts.map(({ label, names }) => {
          const faults = names.filter((name) => name in errors).length;
          return (
            <ListItemButton key={label} onClick={() => go(label)}>
              <ListItemText
                primary={label}
                secondary={faults > 0 ? `${faults} por corregir` : undefined}
                slotProps={{ secondary: { sx: { color: 'error.main' } } }}
              />
            </ListItemButton>
          );
        })}
      </List>
    </Card>
  );
}
