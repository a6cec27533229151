import { type AnySection, canSee, commonFields, type Field, isAuthored, kinds, type Rol, slugify } from '@coop/domain';
import { Box, Card, CardContent, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

type Part = { label: string; help?: string; names: string[] };

export const partId = (label: string): string => `parte-${slugify(label)}`;

/** Whether a common publication field has no effect on this section's page; see `orderedBy` and `endless`. */
function isIdle({ publication }: AnySection, name: string): boolean {
  if (name === 'destacado' || name === 'orden')
    return publication !== undefined && !publication.orderedBy?.includes(name);
  return name === 'vigenteHasta' && publication?.endless === true;
}

const systemNames = new Set(Object.keys({ ...commonFields, ...kinds.submission }));

/** Title of the fields without a group. */
const restOf = ({ kind }: AnySection): string => (kind === 'publication' ? 'Publicación' : 'Otros datos');

export const formParts = (section: AnySection, rol: Rol): Part[] => {
  const rest = restOf(section);
  const all = parts(section, rol, isAuthored, rest);
  return section.publication?.single ? all.filter(({ label }) => label !== rest) : all;
};

/** Returns the groups for reading, with server-written fields; `systemNames` are rendered apart. */
export const readParts = (section: AnySection, rol: Rol): Part[] =>
  parts(section, rol, () => true, section.kind === 'submission' ? 'Atención' : restOf(section)).map((part) => ({
    ...part,
    names: part.names.filter(
      (name) => !systemNames.has(name) && !(name in section.flows) && !isCurrency(section, name),
    ),
  }));

export const isCurrency = ({ fields }: AnySection, name: string): boolean =>
  Object.values<Field>(fields).some(({ currencyField }) => currencyField === name);

export const systemFields = (section: AnySection, rol: Rol): string[] =>
  Object.keys(section.fields).filter(
    (name) => systemNames.has(name) && !['id', 'version'].includes(name) && canSee(rol, section, name),
  );

function parts(section: AnySection, rol: Rol, belongs: (field: Field) => boolean, rest: string): Part[] {
  const fits = (name: string) => belongs(section.fields[name]) && canSee(rol, section, name) && !isIdle(section, name);
  const grouped = new Set(section.groups.flatMap(({ fields }) => fields));
  const ungrouped = Object.keys(section.fields).filter((name) => !grouped.has(name));
  return [
    ...section.groups.map(({ label, help, fields }) => ({ label, help, names: fields.filter(fits) })),
    { label: rest, names: ungrouped.filter(fits) },
  ].filter(({ names }) => names.length > 0);
}

type Props = { title: string; help?: string; children: ReactNode };

export function FormCard({ title, help, children }: Props) {
  const id = useId();
  return (
    <Card component="section" id={partId(title)} tabIndex={-1} aria-labelledby={id} sx={card}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography id={id} variant="h3" component="h2" sx={{ mb: help ? 0.5 : 2 }}>
          {title}
        </Typography>
        {help && <Typography sx={{ mb: 2, color: 'text.secondary' }}>{help}</Typography>}
        <Box className="campos" sx={columns}>
          {children}
        </Box>
      </CardContent>
    </Card>
  );
}

// Hides the card if conditions hide all its fields.
const card = { '&:has(.campos:empty)': { display: 'none' }, scrollMarginTop: 72, outline: 'none' };

const columns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  '& .MuiFormControl-root': { mt: 0, mb: 0 },
};
