import type { AnySection } from '@coop/domain';
import type { Acompanante } from '@coop/domain/answers';
import EditNote from '@mui/icons-material/EditNote';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Chip } from '@mui/material';
import { useCompany } from '../../ground/live/useCompany';
import { isFeminine } from '../../ground/messages/isFeminine';

type Props = { section: AnySection; id: unknown; size?: 'small' | 'medium' };

/** Who else has a row open, and what they are writing. Nothing where nobody has. */
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

/** What is being done while an order is written, where it has a word of its own. */
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
