import { type MailToPeople, variables } from '@coop/domain/sections/textosDeCorreos/mailsToPeople';
import { Box, Typography } from '@mui/material';

/** What the text of a mail may be filled with, and what it can't be without. */
export const Variables = ({ mail: { offers, needs } }: { mail: MailToPeople }) => (
  <Box>
    <Typography variant="body2" sx={{ fontWeight: 650, mb: 0.5 }}>
      El texto puede llevar
    </Typography>
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {offers.map((name) => (
        <Typography component="li" variant="body2" key={name}>
          <Box component="code" sx={{ px: 0.5, borderRadius: 0.5, bgcolor: 'action.hover' }}>{`{${name}}`}</Box>{' '}
          {variables[name]}
          {needs.includes(name) && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {' · obligatoria'}
            </Box>
          )}
        </Typography>
      ))}
    </Box>
  </Box>
);
