import type { Suceso } from '@coop/domain/answers';
import { Box } from '@mui/material';
import { Link } from 'react-admin';
import { kindsOfEvent } from './kindsOfEvent';

type Props = {
  event: Suceso;
  /** In one line, cut where the cell ends. */
  isShort?: boolean;
};

/** What happens, with its hour and the way to it. Its kind is a colour beside the words, never alone. */
export function EventLink({ event: { hora, que, titulo, estado, clase, url }, isShort = false }: Props) {
  const words = [hora, `${que}: ${titulo}`].filter(Boolean).join(' ');
  const said = estado === 'Borrador' || estado === 'Cumplida' ? `${words} (${estado.toLowerCase()})` : words;
  return (
    <Box
      {...(url ? { component: Link, to: url } : { component: 'span' })}
      title={isShort ? said : undefined}
      sx={{
        display: 'block',
        borderLeft: 3,
        borderColor: kindsOfEvent[clase].colour,
        pl: 0.75,
        py: isShort ? 0 : 0.75,
        color: 'text.primary',
        typography: isShort ? 'caption' : 'body2',
        textDecoration: 'none',
        fontStyle: estado === 'Borrador' ? 'italic' : undefined,
        'a&:hover, a&:focus-visible': { textDecoration: 'underline' },
        ...(isShort
          ? { lineHeight: '32px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
          : { overflowWrap: 'anywhere' }),
      }}
    >
      {said}
    </Box>
  );
}
