import type { AnySection } from '@coop/domain';
import type { Acompanante } from '@coop/domain/answers';
import EditNote from '@mui/icons-material/EditNote';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Alert, Box, Button, Chip } from '@mui/material';
import { type RaRecord, useRefresh } from 'react-admin';
import { useAnnounceRow, useOtherViewers } from '../../ground/live/presence';
import { useNewerVersion } from '../../ground/live/useRefreshedQueries';
import { isFeminine } from '../../ground/messages/isFeminine';

type OtherViewersProps = { section: AnySection; id: unknown; size?: 'small' | 'medium' };

export function OtherViewers({ section, id, size = 'medium' }: OtherViewersProps) {
  const people = useOtherViewers(section.name, id);
  return people.map((person) => (
    <Chip
      key={person.nombre}
      color="warning"
      variant="outlined"
      size={size}
      icon={person.haciendo ? <EditNote /> : <Visibility />}
      label={size === 'small' ? briefly(person) : formatViewer(section, person)}
      title={formatViewer(section, person)}
      className="solo-pantalla"
      sx={{ maxWidth: '100%', color: 'text.primary' }}
    />
  ));
}

const gerunds: Readonly<Record<string, string>> = {
  analizar: 'está analizando',
  editar: 'está editando',
  responder: 'está respondiendo',
};

const formatViewer = ({ label }: AnySection, { nombre, haciendo }: Acompanante) =>
  haciendo
    ? `${nombre} ${gerunds[haciendo] ?? 'está trabajando en'} ${isFeminine(label.one) ? 'esta' : 'este'} ${label.one.toLowerCase()}`
    : `${nombre} también lo tiene abierto`;

const briefly = ({ nombre, haciendo }: Acompanante) =>
  haciendo ? `${nombre} ${gerunds[haciendo] ?? 'está escribiendo'}` : `${nombre} lo tiene abierto`;

type NewerVersionProps = {
  section: string;
  record: RaRecord;
  act: string;
  onAct: () => void;
};

export function NewerVersion({ section, record, act, onAct }: NewerVersionProps) {
  const isOld = useNewerVersion(section, record);
  return (
    <Box role="status" className="solo-pantalla" sx={emptyOutOfFlow}>
      {isOld && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={onAct}>
              {act}
            </Button>
          }
        >
          Hay una versión nueva: alguien guardó cambios mientras usted lo tenía abierto.
        </Alert>
      )}
    </Box>
  );
}

// A live region stays rendered; empty, it must not take a gap of the page's grid.
const emptyOutOfFlow = { '&:empty': { position: 'absolute' } };

export function RowPresence({ section, record }: { section: AnySection; record: RaRecord }) {
  const refresh = useRefresh();
  useAnnounceRow(section.name, record.id);
  return <NewerVersion section={section.name} record={record} act="Ver lo nuevo" onAct={refresh} />;
}
