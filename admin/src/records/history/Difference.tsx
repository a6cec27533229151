import { type Field, traitsOf, wordsOfHtml } from '@coop/domain';
import { Box, Typography } from '@mui/material';
import { diffWordsWithSpace } from 'diff';
import type { ReactNode } from 'react';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { Folded } from '../../fields/displays/Folded';
import { isGrid } from '../../fields/facts/isGrid';
import { GridDifference } from './GridDifference';
import { Mark } from './Mark';
import { RowsDifference } from './RowsDifference';

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

const PATIENCE_MS = 300;

/** A long text with what was taken out and what was put in, word by word. */
function TextDifference({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(before, after, { timeout: PATIENCE_MS });
  if (before === after) return <span>Cambió solo el formato.</span>;
  if (!parts || !before || !after)
    return <BeforeAfter before={<Whole text={before} />} after={<Whole text={after} />} />;
  return (
    <Folded>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {parts.map(({ value, added, removed }, at) => {
          // The parts of a text have no identity but their place.
          const key = `${at}`;
          if (added)
            return (
              <Mark key={key} as="ins">
                {value}
              </Mark>
            );
          return removed ? (
            <Mark key={key} as="del">
              {value}
            </Mark>
          ) : (
            <span key={key}>{value}</span>
          );
        })}
      </Box>
    </Folded>
  );
}

const Whole = ({ text }: { text: string }) => (
  <Folded>
    <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text || '—'}</Box>
  </Folded>
);

/** What stood and what stands, side by side where there is room. */
const BeforeAfter = ({ before, after }: { before: ReactNode; after: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { sm: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
      gap: 1,
      overflowWrap: 'anywhere',
    }}
  >
    <Box component="del" sx={{ color: 'text.secondary', textDecoration: 'none' }}>
      {before}
    </Box>
    <span aria-hidden>→</span>
    <Box component="ins" sx={{ textDecoration: 'none' }}>
      {after}
    </Box>
  </Box>
);
