import { type AnySection, publicAddressOf } from '@coop/domain';
import { Card, CardContent, Link, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { publicationNote } from './publicationNote';
import { StillMissing } from './StillMissing';

/** Beside a form: what visitors see of this record, where, and what is missing before they can. */
export function PublicationCard({ section }: { section: AnySection }) {
  const record = useRecordContext();
  if (!record || section.kind !== 'publication') return null;
  const address = publicAddressOf(section, record);
  const isLive = record.situacion === 'vigente';
  return (
    <Card component="section" aria-labelledby="en-el-sitio">
      <CardContent>
        <Typography id="en-el-sitio" variant="h3" component="h2" sx={{ mb: 1 }}>
          En el sitio
        </Typography>
        <Typography variant="body2">{publicationNote(record)}</Typography>
        {address && (
          <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {'Dirección: '}
            {isLive ? (
              <Link href={address} target="_blank" rel="noopener">
                {address}
              </Link>
            ) : (
              address
            )}
          </Typography>
        )}
        <StillMissing section={section} />
      </CardContent>
    </Card>
  );
}
