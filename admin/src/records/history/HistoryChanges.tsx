import { type AnySection, commonFields } from '@coop/domain';
import type { HistoryEntry } from '@coop/domain/answers';
import { Box } from '@mui/material';
import { Collapsible } from '../../fields/displays/Collapsible';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { Difference } from './Difference';

type Props = { section: AnySection; entry: Pick<HistoryEntry, 'cambios'> };

export function HistoryChanges({ section, entry: { cambios } }: Props) {
  if (cambios.length === 0) return null;
  const visible = cambios.filter(
    ({ campo }) => campo in section.fields && !(campo in commonFields) && !silent.has(campo),
  );
  if (!cambios.every(({ antes }) => antes === null || antes === undefined))
    return visible.map(({ campo, antes, despues }) => (
      <Difference key={campo} field={section.fields[campo]} before={antes} after={despues} />
    ));
  return (
    <Collapsible>
      {visible
        .filter(({ despues }) => !isEmpty(despues))
        .map(({ campo, despues }) => (
          <Box key={campo} sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
            <Box component="span" sx={{ color: 'text.secondary', minWidth: '9em' }}>
              {section.fields[campo].label}
            </Box>
            <FieldDisplay field={section.fields[campo]} value={despues} row={{}} brief />
          </Box>
        ))}
    </Collapsible>
  );
}

/** Fields already shown in the entry's header. */
const silent = new Set(['publicadoPor', 'publicadoEn', 'versionPublicada']);

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);
