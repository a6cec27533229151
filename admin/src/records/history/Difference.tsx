import { type Field, traitsOf, wordsOfHtml } from '@coop/domain';
import { Box, Typography } from '@mui/material';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { isGrid } from '../../fields/facts/isGrid';
import { BeforeAfter } from './BeforeAfter';
import { GridDifference } from './GridDifference';
import { RowsDifference } from './RowsDifference';
import { TextDifference } from './TextDifference';

type Props = { field: Field; before: unknown; after: unknown };

/** How one field changed, as its kind is best read. */
export function Difference(props: Props) {
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="caption" component="div" sx={{ fontWeight: 650 }}>
        {props.field.label}
      </Typography>
      <Changed {...props} />
    </Box>
  );
}

function Changed({ field, before, after }: Props) {
  const text = (value: unknown) => (field.kind === 'richText' ? wordsOfHtml(String(value ?? '')) : String(value ?? ''));
  const { fields } = field;
  if (fields && isGrid(fields))
    return <GridDifference label={field.label} fields={fields} before={before as never} after={after as never} />;
  if (fields) return <RowsDifference fields={fields} before={before as never} after={after as never} />;
  if (field.kind === 'texts') return <TextDifference before={lines(before)} after={lines(after)} />;
  if (field.kind === 'richText' || text(before).length + text(after).length > LONG)
    return <TextDifference before={text(before)} after={text(after)} />;
  const brief = !traitsOf(field).whole;
  const shown = (value: unknown) => <FieldDisplay field={field} value={value} row={{}} brief={brief} />;
  return <BeforeAfter before={shown(before)} after={shown(after)} />;
}

const LONG = 240;
const lines = (value: unknown) => ((value as string[] | null) ?? []).join('\n');
