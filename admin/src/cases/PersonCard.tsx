import type { AnySection } from '@coop/domain';
import Call from '@mui/icons-material/CallOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { Box, Button, Typography } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { settings } from '../ground/page/settings';
import { FieldList, holds } from '../records/data/FieldList';
import { FormCard } from '../records/data/FormCard';
import { personOf, whatsappLink } from './columns/personOf';

type Props = { section: AnySection; record: RaRecord; names: readonly string[] };

/** Who the person is, and the ways to reach them. */
export function PersonCard({ section, record, names }: Props) {
  const told = names.filter((name) => holds(record[name]) && section.fields[name]);
  if (told.length === 0) return null;
  const greeting = `Estimado(a) ${personOf(record)}: le escribimos de ${settings.entidad.nombreCorto} por su caso ${record.codigo}.`;
  return (
    <FormCard title="La persona">
      <Box className="solo-pantalla" sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {record.celular && (
          <>
            <Button variant="outlined" startIcon={<Call />} href={`tel:${record.celular}`}>
              Llamar
            </Button>
            <Button
              variant="outlined"
              startIcon={<WhatsApp />}
              href={whatsappLink(record.celular, greeting)}
              target="_blank"
              rel="noopener noreferrer"
            >
              WhatsApp
            </Button>
          </>
        )}
        {record.correo && (
          <Button
            variant="outlined"
            startIcon={<Mail />}
            href={`mailto:${record.correo}?subject=${encodeURIComponent(`Su caso ${record.codigo}`)}`}
          >
            Escribir un correo
          </Button>
        )}
      </Box>
      <FieldList section={section} row={record} names={told} />
      {lacksConsent(section, record) && (
        <Typography variant="body2" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
          {`No consta que aceptara el tratamiento de sus datos: lo registró el personal (${section.fields.canal.choices?.[record.canal]}).`}
        </Typography>
      )}
    </FormCard>
  );
}

/** Required of visitors; staff can't ask the writer of a letter. */
const lacksConsent = ({ fields }: AnySection, { aceptaTratamiento, anonimizadoEn, canal }: RaRecord): boolean =>
  'aceptaTratamiento' in fields && canal !== 'web' && !aceptaTratamiento && !anonimizadoEn;
