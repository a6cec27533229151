import { Box, Link } from '@mui/material';
import { focusField } from '../data/focusField';
import type { Missing } from './missingToPublish';

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
