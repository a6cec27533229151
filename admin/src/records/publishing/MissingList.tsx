import { Box, Link } from '@mui/material';
import { focusField } from '../data/focusField';
import type { Missing } from './missingToPublish';

/** What is missing to publish, each leading to its field. */
export function MissingList({ missing, onGo }: { missing: readonly Missing[]; onGo?: () => void }) {
  const go = (name: string) => {
    onGo?.();
    // After a dialog has given the focus back.
    setTimeout(() => focusField(name), 250);
  };
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {missing.map(({ name, label, message }) => (
        <li key={name}>
          <Link
            component="button"
            type="button"
            onClick={() => go(name)}
            sx={{ fontWeight: 650, textAlign: 'left', verticalAlign: 'top' }}
          >
            {label}
          </Link>
          {`: ${message}`}
        </li>
      ))}
    </Box>
  );
}
