import { type AnySection, publicAddressOf } from '@coop/domain';
import { Box, Card, CardContent, Link, Typography } from '@mui/material';
import { useDeferredValue, useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useYo } from '../../ground/staff/staff';
import { focusField } from '../data/focusField';
import { type Missing, missingToPublish, publicationNote } from './publicationNote';

/** Unmet requirements for publishing, each linked to its field. */
export function MissingList({ missing, onGo }: { missing: readonly Missing[]; onGo?: () => void }) {
  const go = (name: string) => {
    onGo?.();
    // Runs after the dialog restores the focus.
    setTimeout(() => focusField(name), 250);
  };
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {missing.map((it) => {
        const [before, after] = aroundName(it);
        return (
          <li key={it.name}>
            {before}
            <Link
              component="button"
              type="button"
              onClick={() => go(it.name)}
              sx={{ minHeight: 24, fontWeight: 650, textAlign: 'left', verticalAlign: 'baseline' }}
            >
              {before ? `${it.label.charAt(0).toLowerCase()}${it.label.slice(1)}` : it.label}
            </Link>
            {after}
          </li>
        );
      })}
    </Box>
  );
}

/** Splits a message around the field's label, so that the label can be a link. */
function aroundName({ label, message }: Missing): [before: string, after: string] {
  const at = message.toLowerCase().indexOf(label.toLowerCase());
  return at < 0 ? ['', `: ${message}`] : [message.slice(0, at), message.slice(at + label.length)];
}

/** Beside a form: the publication's visibility, its URL and its unmet requirements. */
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

/** Unmet publishing requirements of the form's values. Validates the whole form, so it uses deferred values. */
function StillMissing({ section }: { section: AnySection }) {
  const { rol } = useYo();
  const record = useRecordContext();
  const values = useDeferredValue(useWatch());
  const missing = useMemo(() => missingToPublish(section, rol, values), [section, rol, values]);
  const list = useMemo(() => <MissingList missing={missing} />, [missing]);
  const isWaiting = record?.estado === 'borrador' || record?.conCambios;
  return (
    <Box sx={{ mt: 1.5, fontSize: '0.9rem' }}>
      {missing.length > 0 ? (
        <>
          <Typography variant="body2" sx={{ fontWeight: 650 }}>
            Falta para publicar:
          </Typography>
          {list}
        </>
      ) : (
        isWaiting && 'No le falta nada para publicarse.'
      )}
    </Box>
  );
}
