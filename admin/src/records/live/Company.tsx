import type { AnySection } from '@coop/domain';
import type { Acompanante } from '@coop/domain/answers';
import EditNote from '@mui/icons-material/EditNote';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Chip } from '@mui/material';
import { useCompany } from '../../ground/live/useCompany';
import { isFeminine } from '../../ground/messages/isFeminine';

type Props = { section: AnySection; id: unknown; size?: 'small' | 'medium' };

/** Chips of the other users on a row and the order they are writing; renders nothing if there are none. */
export function Company({ section, id, size = 'medium' }: Props) {
  const people = useCompany(section.name, id);
  return people.map((person) => (
    <Chip
      key={person.nombre}
      color="warning"
      variant="outlined"
      size={size}
      icon={person.haciendo ? <EditNote /> : <Visibility />}
      label={size === 'small' ? briefly(person) : inWords(section, person)}
      title={inWords(section, person)}
      className="solo-pantalla"
      sx={{ maxWidth: '100%', color: 'text.primary' }}
    />
  ));
}

/** Labels of orders in progress. */
const gerunds: Readonly<Record<string, string>> = {
  analizar: 'está analizando',
  editar: 'está editando',
  responder: 'está respondiendo',
};

const inWords = ({ label }: AnySection, { nombre, haciendo }: Acompanante) =>
  haciendo
    ? `${nombre} ${gerunds[haciendo] ?? 'está trabajando en'} ${isFeminine(label.one) ? 'esta' : 'este'} ${label.one.toLowerCase()}`
    : `${nombre} también lo tiene abierto`;

const briefly = ({ nombre, haciendo }: Acompanante) =>
  haciendo ? `${nombre} ${gerunds[haciendo] ?? 'está escribiendo'}` : `${nombre} lo tiene abierto`;
