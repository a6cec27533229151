import type { AnySection } from '@coop/domain';
import { Box, Button, Typography } from '@mui/material';
import { useDownload } from '../../ground/queries/useDownload';

const formats = { xlsx: 'Plantilla de Excel', csv: 'Plantilla CSV' };

/** What a file has to look like. */
export function TemplateLinks({ section }: { section: AnySection }) {
  const { bytes, start } = useDownload('La plantilla está lista');
  const get = (formato: string) =>
    void start(`/api/${section.name}/importar/plantilla?formato=${formato}`, {
      name: `${section.name}-plantilla`,
      extension: formato,
    });
  return (
    <>
      <Typography sx={{ color: 'text.secondary', maxWidth: '75ch' }}>
        Un libro de Excel o un CSV con los encabezados de la plantilla, hasta 500 filas y 2 MB. Las fechas, 31/12/2026;
        los montos, 1.234.567,89 o 1234567.89. Primero verá lo que se escribiría; los registros quedan como borradores.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
        {Object.entries(formats).map(([formato, label]) => (
          <Button key={formato} size="small" disabled={bytes !== undefined} onClick={() => get(formato)}>
            {label}
          </Button>
        ))}
      </Box>
    </>
  );
}
