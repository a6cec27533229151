import { formatLongDate } from '@coop/domain';
import type { ProposedCalendar } from '@coop/domain/answers';
import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import { List, ListItem, ListItemText } from '@mui/material';

const placeOf = (departamento: string | undefined) =>
  departamento ? departamentos[departamento as keyof typeof departamentos] : 'Todo el país';

/** Each day with its weekday: which of them fall on one that is not worked anyway is seen at once. */
export const ProposedDays = ({ days }: { days: ProposedCalendar['propuestos'] }) => (
  <List dense disablePadding>
    {days.map(({ fecha, nombre, departamento }) => (
      <ListItem key={`${fecha}${departamento}`} disableGutters divider>
        <ListItemText primary={nombre} secondary={`${formatLongDate(fecha)} · ${placeOf(departamento)}`} />
      </ListItem>
    ))}
  </List>
);
