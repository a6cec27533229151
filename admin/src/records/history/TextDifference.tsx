import { Box } from '@mui/material';
import { diffWordsWithSpace } from 'diff';
import { Folded } from '../../fields/displays/Folded';
import { BeforeAfter } from './BeforeAfter';
import { Mark } from './Mark';

const PATIENCE_MS = 300;

/** A long text with what was taken out and what was put in, word by word. */
export function TextDifference({ before, after }: { before: string; after: string }) {
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
