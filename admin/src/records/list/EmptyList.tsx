import { exampleValues } from '@coop/domain';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { Link } from 'react-admin';
import { useCan } from '../../ground/staff/useCan';
import type { SectionProps } from '../data/SectionProps';
import { ImportButton } from '../imports/ImportButton';
import { fromExample } from '../publishing/newFrom';
import { TrashButton } from '../trash/TrashButton';

type Props = SectionProps & { Toolbar?: ComponentType<SectionProps> | undefined };

/** Empty section: its purpose and the buttons to add rows. */
export function EmptyList({ section, Toolbar }: Props) {
  const can = useCan();
  return (
    <Box sx={{ py: 8, px: 2, textAlign: 'center', width: '100%' }}>
      <InboxOutlined sx={{ fontSize: 56, color: 'text.secondary' }} />
      <Typography variant="h2" component="p" sx={{ mt: 1 }}>
        {`Todavía no hay ${section.label.many.toLowerCase()}`}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>{section.about}</Typography>
      {can(section.name, 'crear') && (
        <Button component={Link} to={`/administrador/${section.name}/create`} variant="contained">
          {section.kind === 'submission' ? 'Registrar por otro canal' : 'Crear el primer registro'}
        </Button>
      )}
      {can(section.name, 'crear') && Object.keys(exampleValues(section)).length > 0 && (
        <Button component={Link} to={fromExample(section)} sx={{ ml: 1 }}>
          Empezar con un ejemplo
        </Button>
      )}
      {Toolbar && (
        <Box sx={{ mt: 2 }}>
          <Toolbar section={section} />
        </Box>
      )}
      {section.imports && can(section.name, 'crear') && (
        <Box sx={{ mt: 2 }}>
          <ImportButton section={section} />
        </Box>
      )}
      {can(section.name, 'eliminar') && (
        <Box sx={{ mt: 2 }}>
          <TrashButton section={section} />
        </Box>
      )}
    </Box>
  );
}
